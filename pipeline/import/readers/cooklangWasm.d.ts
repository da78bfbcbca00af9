/** The package has types for this module only if bundlers import WebAssembly. */
declare module '@cooklang/cooklang/pkg/cooklang_wasm_bg.js' {
  export * from '@cooklang/cooklang/pkg/cooklang_wasm.js'
  // oxlint-disable-next-line no-underscore-dangle -- wasm-bindgen calls it so
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void
}
