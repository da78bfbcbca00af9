import { spawn } from 'node:child_process'
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'
import { readFiles } from '../site/readFiles.ts'

/** A fixed moment, in seconds, so that builds of the same files are equal. */
const SOURCE_DATE_EPOCH = '1760832000'

/** A copy of this project in a folder of its own, to build and to break. */
export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>

/**
 * Copies all that git would track, with the documents that the program is tested on as its content;
 * the packages are those of this project.
 */
export async function copyProject() {
  let root = await mkdtemp(path.join(tmpdir(), 'project-'))
  const ignored = await ignoredNames()
  const names = (await readdir('.')).filter((name) => !ignored.has(name))
  for (const name of names) await cp(name, path.join(root, name), { recursive: true })
  await rm(path.join(root, 'content'), { recursive: true })
  await cp(sitePaths.content, path.join(root, 'content'), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  // Encoded pictures come along, so that a copy only encodes what it changes.
  await cp('.cache/entries', path.join(root, '.cache/entries'), { recursive: true })
  const inside = (name: string) => path.join(root, name)

  return {
    get root() {
      return root
    },
    build: () => startBuild(root).ended,
    /** Begins a build and hands over its process. */
    start: (options?: StartOptions) => startBuild(root, options),
    /** Runs a script of the copy, in its folder. */
    run: (script: string) => start(root, script).ended,
    /** Has the copy lie in another folder from now on. */
    async move() {
      const other = await mkdtemp(path.join(tmpdir(), 'project-'))
      await rename(root, other)
      root = other
    },
    readSite: () => readFiles(inside('dist')),
    /** Replaces a text, which the file must hold. */
    async edit(name: string, before: string, after: string) {
      const source = await readFile(inside(name), 'utf8')
      if (!source.includes(before)) throw new Error(`${name} does not hold “${before}”.`)
      await writeFile(inside(name), source.replace(before, after))
    },
    read: (name: string) => readFile(inside(name), 'utf8'),
    write: (name: string, content: string | Buffer) => writeFile(inside(name), content),
    rename: (name: string, other: string) => rename(inside(name), inside(other)),
    append: (name: string, end: string) => appendFile(inside(name), end),
    delete: (name: string) => rm(inside(name)),
    /** Makes a file what it is in this project. */
    restore: (name: string) => cp(originalOf(name), inside(name)),
    /** What is in the project's folder, without what is in the folders there. */
    names: async () => (await readdir(root)).toSorted(),
    fileNames: async (folder: string) => [...(await readFiles(inside(folder))).keys()],
    /** When something in a folder was last written, renamed or given other rights, in milliseconds. */
    async lastTouched(folder: string): Promise<number> {
      const below = await readdir(inside(folder), { recursive: true })
      const all = ['.', ...below].map((name) => stat(path.join(inside(folder), name)))
      return Math.max(...(await Promise.all(all)).map(({ ctimeMs }) => ctimeMs))
    },
    remove: () => rm(root, { recursive: true }),
  }
}

/** What a file was copied from. */
function originalOf(name: string): string {
  const within = path.relative('content', name)
  return within.startsWith('..') ? name : path.join(sitePaths.content, within)
}

async function ignoredNames(): Promise<Set<string>> {
  const patterns = (await readFile('.gitignore', 'utf8')).split('\n')
  return new Set(['.git', ...patterns.map((pattern) => pattern.replace(/\/$/, ''))])
}

interface StartOptions {
  /** The user who builds. */
  uid?: number
  /** What is run in place of a build. */
  script?: string
  env?: Record<string, string>
}

/** Builds as `npm run build` does. */
function startBuild(root: string, { script = 'scripts/build.ts', ...options }: StartOptions = {}) {
  return start(root, script, options)
}

/** Runs a script as a command does; the result is how it ended and what it printed. */
function start(root: string, script: string, { uid, env }: Omit<StartOptions, 'script'> = {}) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', script], {
    cwd: root,
    uid,
    // Without what the test runner sets for itself, such as NODE_ENV.
    env: { PATH, HOME, SOURCE_DATE_EPOCH, ...env },
  })
  const closed = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  async function end() {
    const [out, errors, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      closed,
    ])
    return { status, output: out + errors }
  }
  return { process: child, ended: end() }
}
