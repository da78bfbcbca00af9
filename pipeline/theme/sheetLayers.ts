import type { PostcssPlugin } from './themeScale.ts'

/** A later layer wins, whatever the selectors. */
const LAYERS = 'theme, base, mantine, shared, ui, parts, always'

/** Several features share these parts; the sheet of a feature that uses one wins. */
const SHARED = /\/src\/(?:ui|cards)\//

/** Puts each CSS module into a layer, so that neither the order of sheets nor selectors decide. */
export const sheetLayers: PostcssPlugin = {
  postcssPlugin: 'sheet-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? ''
    if (file.endsWith('.module.css')) {
      const layer = new AtRule({ name: 'layer', params: SHARED.test(file) ? 'ui' : 'parts' })
      layer.append(root.nodes)
      root.append(layer)
    }
    // Every sheet declares them, since any may be the first of a bundle.
    root.prepend(new AtRule({ name: 'layer', params: LAYERS }))
  },
}
