import type { PostcssPlugin } from './themeScale.ts'

/** Several features share these parts; the sheet of a feature that uses one wins. */
const SHARED = /\/src\/(?:ui|cards)\//

/** Puts CSS modules into layers of `src/styles.css`, so that neither order nor selectors decide. */
export const sheetLayers: PostcssPlugin = {
  postcssPlugin: 'sheet-layers',
  Once(root, { AtRule }) {
    const file = root.source?.input.file ?? ''
    if (!file.endsWith('.module.css')) return
    const layer = new AtRule({ name: 'layer', params: SHARED.test(file) ? 'ui' : 'parts' })
    layer.append(root.nodes)
    root.append(layer)
  },
}
