/**
 * Runs a script of this project, which is written in TypeScript, with Node as it is:
 * `node scripts/run.mjs scripts/build.ts --its-options`. esbuild joins the script's own modules;
 * packages stay where they are installed. With `--help`, prints the comment at its beginning.
 */
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, stop } from 'esbuild'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** @type {import('esbuild').Plugin} */
const ownModules = {
  name: 'own-modules',
  setup(builder) {
    // A module finds files beside its source.
    builder.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      const address = JSON.stringify(pathToFileURL(file).href)
      const contents = readFileSync(file, 'utf8').replaceAll('import.meta.url', address)
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Joins the modules of a script, and writes them where they find the packages.
 *
 * @param {string} source an absolute path
 * @returns {Promise<string>} the path of the file to import
 */
async function joinModules(source) {
  const folder = path.join(programs(), path.relative(root, source).replaceAll(/\W/g, '-'))
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: folder,
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
  // Its process would stay beside the script.
  await stop()
  outputFiles.forEach(writeWhole)
  return path.join(folder, `${path.parse(source).name}.mjs`)
}

/** Where programs are written: a folder that goes with this process, where the project is read-only. */
function programs() {
  const folder = path.join(root, '.build/programs')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return folder
  } catch {
    const aside = mkdtempSync(path.join(tmpdir(), 'programs-'))
    process.on('exit', () => rmSync(aside, { recursive: true, force: true }))
    symlinkSync(path.join(root, 'node_modules'), path.join(aside, 'node_modules'), 'junction')
    return aside
  }
}

/** Another command may read the file at the same moment; a full disk has no room for it twice. */
function writeWhole(/** @type {import('esbuild').OutputFile} */ { path: file, contents }) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
}

const [node = '', , script = '', ...options] = process.argv
const source = path.resolve(root, script)
if (options.includes('--help')) {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(readFileSync(source, 'utf8')) ?? []
  console.log(comment.replaceAll(/^ \* ?/gm, '').trim())
} else {
  process.argv = [node, source, ...options]
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(await joinModules(source)).href)
}
