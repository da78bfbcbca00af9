import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

/**
 * Joins modules into a few files that Node loads.
 *
 * @param {string} root the folder of the project
 * @param {import('esbuild').BuildOptions} options what to join, and what not
 * @returns {Promise<Map<string, string>>} files by their names
 */
export async function joinFiles(root, options) {
  const { outputFiles = [] } = await build({
    ...options,
    absWorkingDir: root,
    outdir: root,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    logLevel: 'error',
  })
  // Its process would stay beside the script.
  await stop()
  return new Map(outputFiles.map((file) => [path.basename(file.path), file.text]))
}

/**
 * Lets a module find files beside it although it stands elsewhere.
 *
 * @param {RegExp} files those that ask for their address, by their paths
 * @returns {import('esbuild').Plugin}
 */
export const ownAddresses = (files) => ({
  name: 'own-addresses',
  setup(builder) {
    builder.onLoad({ filter: files }, async ({ path: file }) => {
      const text = await readFile(file, 'utf8')
      const address = JSON.stringify(pathToFileURL(file).href)
      const loader = file.endsWith('.ts') ? 'ts' : 'js'
      return { contents: text.replaceAll('import.meta.url', address), loader }
    })
  },
})
