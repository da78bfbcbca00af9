/**
 * Runs a TypeScript script of this project with plain Node:
 * `node scripts/run.mjs scripts/build.ts --its-options`. esbuild bundles the script's own modules,
 * without packages. `--help` and wrong options print the comment at the beginning of the script.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const folderModule = path.join(root, 'pipeline/system/programFolder.ts')

/** Makes a temporary folder where a script finds packages. Removes it when this process ends. */
function makeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pinchwell-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Without a listener, a signal ends the process without the `exit` event.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return folder
}

/**
 * Bundles the modules of a script, and those that report its failure.
 *
 * @param {string} source an absolute path
 * @returns {Promise<string>} the folder with a file for each
 */
async function bundleScript(source) {
  const outdir = makeFolder()
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source, path.join(root, 'scripts/reportFailure.ts')],
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
    // Modules locate packages and files from here, but the bundle is in another folder.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(folderModule).href) },
  })
  // Otherwise, esbuild's process would keep running.
  await stop()
  for (const { path: file, contents } of outputFiles) writeFileSync(file, contents)
  return outdir
}

/** Prints a message like explainFailure.ts, which cannot be bundled on a full disk. */
function explainFullDisk(/** @type {NodeJS.ErrnoException} */ error) {
  if (error.code !== 'ENOSPC') throw error
  console.error('The disk is full: a file could not be written.  Free some space and try again.')
  return process.exit(1)
}

const [node = '', , script = '', ...options] = process.argv
const source = path.resolve(root, script)
const help = () => {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(source, 'utf8')) ?? []
  return comment.replaceAll(/^ \* ?/gm, '').trim()
}
if (options.includes('--help')) console.log(help())
else {
  process.argv = [node, source, ...options]
  process.setSourceMapsEnabled(true)
  const folder = await bundleScript(source).catch(explainFullDisk)
  /** @param {string} name */
  const load = (name) => import(pathToFileURL(path.join(folder, `${name}.mjs`)).href)
  const { reportFailure } = await load('reportFailure')
  await load(path.parse(source).name).catch((error) => reportFailure(error, help()))
}
