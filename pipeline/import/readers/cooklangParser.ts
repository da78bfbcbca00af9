import * as code from '@cooklang/cooklang/pkg/cooklang_wasm_bg.js'
import type { Quantity, Recipe } from '@cooklang/cooklang/pkg/cooklang_wasm.js'

/** Describes the reference parser (https://github.com/cooklang/cooklang-rs), without extensions. */
export interface CooklangParser {
  /** @throws RuntimeError without a message */
  parse: (text: string) => { recipe: Recipe; report: string }
  amount: (quantity: Quantity | null) => string
}

export type StartCooklang = () => Promise<CooklangParser>

/** Starts only once, since the package has global memory. @param load returns its WebAssembly */
export async function startCooklang(load: () => Promise<BufferSource>): Promise<CooklangParser> {
  if (!isCooklangRunning()) {
    const imports = { './cooklang_wasm_bg.js': code }
    const { instance } = await WebAssembly.instantiate(await load(), imports)
    // Another call may have started it meanwhile.
    // oxlint-disable-next-line no-underscore-dangle -- wasm-bindgen calls it so
    if (!isCooklangRunning()) code.__wbg_set_wasm(instance.exports)
  }
  return {
    parse: parseRecipe,
    amount: (quantity) => (quantity ? code.quantity_display(quantity) : ''),
  }
}

function isCooklangRunning(): boolean {
  try {
    new code.Parser().free()
    return true
  } catch {
    return false
  }
}

function parseRecipe(text: string) {
  const parser = new code.Parser()
  parser.extensions = 0
  parser.load_units = false
  try {
    return parser.parse(text)
  } finally {
    try {
      parser.free()
    } catch {
      // After throwing, a parser cannot be freed.
    }
  }
}
