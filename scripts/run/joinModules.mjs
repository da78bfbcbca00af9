import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

/**
 * Joins the modules of the project that a script imports; packages stay where they are installed.
 *
 * @param {string} root the folder of the project
 * @param {string} source the script, an absolute path
 * @returns {Promise<Map<string, string>>} files by their names; the program is called as the script
 */
export async function joinModules(root, source) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: root,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    sourcemap: 'linked',
    sourceRoot: pathToFileURL(root + path.sep).href,
    sourcesContent: false,
    logLevel: 'error',
    plugins: [outsidePackages, ownAddresses],
  })
  // Its process would stay beside the script.
  await stop()
  return new Map(outputFiles.map((file) => [path.basename(file.path), file.text]))
}

/** The packages of this workspace are written in TypeScript, and are a part of the project. */
const OWN = /^@pinchwell\//

/** @type {import('esbuild').Plugin} */
const outsidePackages = {
  name: 'outside-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: name }) => {
      return OWN.test(name) || path.isAbsolute(name) ? null : { path: name, external: true }
    })
  },
}

/** @type {import('esbuild').Plugin} A module finds files beside it although it stands elsewhere. */
const ownAddresses = {
  name: 'own-addresses',
  setup(builder) {
    builder.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      const address = JSON.stringify(pathToFileURL(file).href)
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' }
    })
  },
}
