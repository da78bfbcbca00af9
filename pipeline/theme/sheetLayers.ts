import type { PostcssPlugin } from './themeScale.ts'

/** Later layers override earlier ones, regardless of selectors. */
const LAYERS = 'theme, base, mantine, shared, ui, parts, always'

/** Several features share these parts, so that the sheets of features can override theirs. */
const SHARED = /\/src\/(?:ui|cards)\//

/** Puts each CSS module into a layer, so that precedence needs no order of sheets. */
export const sheetLayers: PostcssPlugin = {
  postcssPlugin: 'sheet-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? ''
    if (file.endsWith('.module.css')) {
      const layer = new AtRule({ name: 'layer', params: SHARED.test(file) ? 'ui' : 'parts' })
      layer.append(root.nodes)
      root.append(layer)
    }
    // Every sheet declares all layers, since any sheet may be first in a bundle.
    root.prepend(new AtRule({ name: 'layer', params: LAYERS }))
  },
}
