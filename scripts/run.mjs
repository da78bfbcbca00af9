/**
 * Runs a script of this project, which is written in TypeScript, with Node as it is:
 * `node scripts/run.mjs scripts/build.ts --its-options`. esbuild joins the script's own modules;
 * packages stay where they are installed. With `--help`, prints the comment at its beginning.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** @type {import('esbuild').Plugin} */
const ownModules = {
  name: 'own-modules',
  setup(builder) {
    // `import.meta.url` must name the source, beside which a module finds its files.
    builder.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const address = JSON.stringify(pathToFileURL(file).href)
      const contents = readFileSync(file, 'utf8').replaceAll('import.meta.url', address)
      return { contents, loader: 'ts' }
    })
  },
}

/** Makes a folder in which a script finds the packages; it is removed when this process ends. */
function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinchwell-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Without a listener, a signal ends the process without the `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/**
 * Bundles the modules of a script.
 *
 * @param {string} source an absolute path
 * @returns {Promise<string>} the path of the file to import
 */
async function bundleScript(source) {
  const outdir = makeFolder()
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: `node${process.versions.node}`,
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'error',
    plugins: [ownModules],
  })
  // esbuild's process would keep running.
  await stop()
  for (const { path: file, contents } of outputFiles) writeFileSync(file, contents)
  return path.join(outdir, `${path.parse(source).name}.mjs`)
}

/** Prints the message of explainFailure.ts, which cannot be bundled on a full disk. */
function explainFullDisk(/** @type {NodeJS.ErrnoException} */ error) {
  if (error.code !== 'ENOSPC') throw error
  console.error('The disk is full: a file could not be written.  Free some space and try again.')
  return process.exit(1)
}

const [node = '', , script = '', ...options] = process.argv
const source = path.resolve(root, script)
if (options.includes('--help')) {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(source, 'utf8')) ?? []
  console.log(comment.replaceAll(/^ \* ?/gm, '').trim())
} else {
  process.argv = [node, source, ...options]
  process.setSourceMapsEnabled(true)
  const file = await bundleScript(source).catch(explainFullDisk)
  await import(pathToFileURL(file).href)
}
