import { spawn } from 'node:child_process'
import {
  appendFile,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { readFiles } from './readFiles.ts'

/** A fixed moment, in seconds, so that builds of the same files are equal. */
const SOURCE_DATE_EPOCH = '1760832000'

/** A copy of this project in a folder of its own, to build and to break. */
export type ProjectCopy = Awaited<ReturnType<typeof copyProject>>

/**
 * Copies all that git would track; the packages are those of this project.
 *
 * @param pictures whether the painted ones come along, so that a copy only paints what it changes
 */
export async function copyProject({ pictures = true } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'project-'))
  const ignored = await ignoredNames()
  const names = (await readdir('.')).filter((name) => !ignored.has(name))
  for (const name of names) await cp(name, path.join(root, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  if (pictures) await cp('.cache', path.join(root, '.cache'), { recursive: true })
  const inside = (name: string) => path.join(root, name)

  return {
    root,
    build: () => runScript(root, 'scripts/build.ts'),
    /** Runs a script of the copy, in its folder. */
    run: (script: string) => runScript(root, script),
    /** The files of the built site. */
    readSite: () => readFiles(inside('dist')),
    /** Replaces a text, which the file must hold. */
    async edit(name: string, before: string, after: string) {
      const source = await readFile(inside(name), 'utf8')
      if (!source.includes(before)) throw new Error(`${name} does not hold “${before}”.`)
      await writeFile(inside(name), source.replace(before, after))
    },
    append: (name: string, end: string) => appendFile(inside(name), end),
    delete: (name: string) => rm(inside(name)),
    /** Makes a file what it is in this project. */
    restore: (name: string) => cp(name, inside(name)),
    /** What is in the project's folder, without what is in the folders there. */
    names: async () => (await readdir(root)).toSorted(),
    /** The names of the files in a folder. */
    fileNames: async (folder: string) => [...(await readFiles(inside(folder))).keys()],
    remove: () => rm(root, { recursive: true }),
  }
}

async function ignoredNames(): Promise<Set<string>> {
  const patterns = (await readFile('.gitignore', 'utf8')).split('\n')
  return new Set(['.git', ...patterns.map((pattern) => pattern.replace(/\/$/, ''))])
}

/** Runs a script as a command does; returns how it ended and what it printed. */
async function runScript(
  root: string,
  script: string,
): Promise<{ status: number | null; output: string }> {
  const { PATH, HOME } = process.env
  const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
  const child = spawn(process.execPath, [tsx, script], {
    cwd: root,
    // Without what the test runner sets for itself, such as NODE_ENV.
    env: { PATH, HOME, SOURCE_DATE_EPOCH },
  })
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { status, output: out + errors }
}
