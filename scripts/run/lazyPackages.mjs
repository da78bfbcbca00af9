import { fileURLToPath } from 'node:url'

const HELPER = fileURLToPath(new URL('loadLater.mjs', import.meta.url))

/**
 * Has packages load when something of them is used, in place of when they are imported.
 *
 * @param {readonly string[]} names of packages that Node can `require`, and that export objects
 * @returns {import('esbuild').Plugin}
 */
export const lazyPackages = (names) => ({
  name: 'lazy-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      names.includes(name) ? { path: name, namespace: 'lazy' } : null,
    )
    builder.onLoad({ filter: /.*/, namespace: 'lazy' }, ({ path: name }) => {
      const helper = JSON.stringify(HELPER)
      const contents = `module.exports = require(${helper}).loadLater(${JSON.stringify(name)})`
      return { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) }
    })
  },
})
