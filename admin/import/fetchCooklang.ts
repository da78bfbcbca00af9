import address from '@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm?url'
import { type CooklangParser, startCooklang } from '../../pipeline/import/readers/cooklangParser.ts'

/** Two megabytes, loaded when a file needs it. */
export function fetchCooklang(): Promise<CooklangParser> {
  return startCooklang(async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
    return response.arrayBuffer()
  })
}
