import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CooklangParser, startCooklang } from './readers/cooklangParser.ts'

const WASM = '@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm'

/** Starts the Cooklang parser in Node, which cannot import WebAssembly directly. */
export function nodeCooklang(): Promise<CooklangParser> {
  const file = createRequire(import.meta.url).resolve(WASM)
  return startCooklang(async () => new Uint8Array(await readFile(file)))
}
