import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { joinFiles, ownAddresses } from './joinFiles.mjs'
import { joinPackages, OF_JOINED_PACKAGES } from './joinPackages.mjs'

/**
 * Joins the modules of the project that a script imports; packages stay where they are installed,
 * except those of very many modules.
 *
 * @param {string} root the folder of the project
 * @param {string} source the script, an absolute path
 * @returns {Promise<Map<string, string>>} files by their names; the program is called as the script
 */
export async function joinModules(root, source) {
  const joined = await joinPackages(root)
  return joinFiles(root, {
    entryPoints: [source],
    entryNames: '[name]',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourceRoot: pathToFileURL(root + path.sep).href,
    sourcesContent: false,
    plugins: [outsidePackages(joined), ownAddresses(/\.ts$/)],
  })
}

/** The packages of this workspace are written in TypeScript, and are a part of the project. */
const OWN = /^@pinchwell\//

/**
 * @param {Map<string, string>} joined the files of packages that are joined
 * @returns {import('esbuild').Plugin}
 */
const outsidePackages = (joined) => ({
  name: 'outside-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: name }) => {
      if (OWN.test(name) || path.isAbsolute(name)) return null
      const isMissing = joined.size > 0 && OF_JOINED_PACKAGES.test(name) && !joined.has(name)
      if (isMissing) {
        return { errors: [{ text: `Name “${name}” in scripts/run/joinPackages.mjs, too.` }] }
      }
      return { path: joined.get(name) ?? name, external: true }
    })
  },
})
