import { spawn } from 'node:child_process'
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sitePaths } from '../../../pipeline/system/sitePaths.ts'
import { endOf } from '../../edits/runOnContent.ts'
import { listFiles, readFiles } from '../../site/readFiles.ts'

/** A fixed moment, in seconds, so that builds of the same files are equal. */
const SOURCE_DATE_EPOCH = '1760832000'

export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>

/**
 * Copies all that git would track, with the documents that the program is tested on as its content;
 * the packages are those of this project.
 */
export async function copyProject() {
  let root = await fs.mkdtemp(path.join(tmpdir(), 'project-'))
  const ignored = await ignoredNames()
  const names = (await fs.readdir('.')).filter((name) => !ignored.has(name))
  for (const name of names) await fs.cp(name, path.join(root, name), { recursive: true })
  await fs.rm(path.join(root, 'content'), { recursive: true })
  await fs.cp(sitePaths.content, path.join(root, 'content'), { recursive: true })
  await fs.symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  // Copies encoded pictures, so that only changed ones are encoded again.
  await fs.cp('.cache/entries', path.join(root, '.cache/entries'), { recursive: true })
  const inside = (name: string) => path.join(root, name)

  return {
    get root() {
      return root
    },
    build: () => start(root).ended,
    /** Starts a build and returns its process. */
    start: (options?: StartOptions) => start(root, options),
    async move() {
      const other = await fs.mkdtemp(path.join(tmpdir(), 'project-'))
      await fs.rename(root, other)
      root = other
    },
    readSite: () => readFiles(inside('dist')),
    /** Replaces a text, which the file must contain. */
    async edit(name: string, before: string, after: string) {
      const source = await fs.readFile(inside(name), 'utf8')
      if (!source.includes(before)) throw new Error(`${name} does not hold “${before}”.`)
      await fs.writeFile(inside(name), source.replace(before, after))
    },
    read: (name: string) => fs.readFile(inside(name), 'utf8'),
    write: (name: string, content: string | Buffer) => fs.writeFile(inside(name), content),
    rename: (name: string, other: string) => fs.rename(inside(name), inside(other)),
    append: (name: string, end: string) => fs.appendFile(inside(name), end),
    delete: (name: string) => fs.rm(inside(name)),
    /** Restores a file from this project. */
    restore: (name: string) => fs.cp(originalOf(name), inside(name)),
    /** The files of the project's folder, without subfolders. */
    names: async () => (await fs.readdir(root)).toSorted(),
    fileNames: (folder: string) => listFiles(inside(folder)),
    /** Returns the last time of a write, rename or permission change in a folder, in milliseconds. */
    async lastTouched(folder: string): Promise<number> {
      const below = await fs.readdir(inside(folder), { recursive: true })
      const all = ['.', ...below].map((name) => fs.stat(path.join(inside(folder), name)))
      return Math.max(...(await Promise.all(all)).map(({ ctimeMs }) => ctimeMs))
    },
    remove: () => fs.rm(root, { recursive: true }),
  }
}

function originalOf(name: string): string {
  const within = path.relative('content', name)
  return within.startsWith('..') ? name : path.join(sitePaths.content, within)
}

async function ignoredNames(): Promise<Set<string>> {
  const patterns = (await fs.readFile('.gitignore', 'utf8')).split('\n')
  return new Set(['.git', ...patterns.map((pattern) => pattern.replace(/\/$/, ''))])
}

interface StartOptions {
  uid?: number
  /** The script to run instead of a build. */
  script?: string
  env?: Record<string, string>
}

/** Runs a script as a command does, such as `npm run build`. */
function start(root: string, { script = 'scripts/build.ts', uid, env }: StartOptions = {}) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', script], {
    cwd: root,
    uid,
    // Omits variables that the test runner sets for itself, such as NODE_ENV.
    env: { PATH, HOME, SOURCE_DATE_EPOCH, ...env },
  })
  return { process: child, ended: endOf(child) }
}
