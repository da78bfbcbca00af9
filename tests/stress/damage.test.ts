import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { serialize } from 'node:v8'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../support/random.ts'
import { isSame, type Site, smallProject, type SmallProject } from './smallProject.ts'

const DAMAGES = Number(process.env.DAMAGES ?? 1000)
const SEED = process.env.SEED ?? 'damage'

let project: SmallProject
let site: Site

beforeAll(async () => {
  project = await smallProject()
  site = await project.buildFresh()
})

afterAll(() => project.remove())

/** The files that a build leaves for the next, by their paths. */
async function keptFiles(): Promise<string[]> {
  const folders = ['.cache', '.build', '.contentlayer'].map((name) => path.join(project.root, name))
  const lists = await Promise.all(
    folders.map((dir) => readdir(dir, { recursive: true, withFileTypes: true })),
  )
  const files = lists.flat().filter((entry) => entry.isFile())
  return files.map(({ parentPath, name }) => path.join(parentPath, name)).toSorted()
}

const DAMAGE: ((file: string, bytes: Buffer, at: number) => Promise<void>)[] = [
  (file, bytes, at) => {
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
    return writeFile(file, bytes)
  },
  (file, _bytes, at) => truncate(file, at),
  (file) => truncate(file, 0),
  (file) => writeFile(file, serialize({ html: 7, files: [null] })),
]

test(`whatever damage the files have that a build keeps, the next one is a clean one (${DAMAGES} files)`, async () => {
  const random = createRandom(SEED)
  let damaged = 0
  while (damaged < DAMAGES) {
    for (const file of await keptFiles()) {
      if (random.next() > 0.5) continue
      const bytes = await readFile(file)
      const at = Math.floor(random.next() * bytes.length)
      await DAMAGE[Math.floor(random.next() * DAMAGE.length)]?.(file, bytes, at)
      damaged += 1
    }
    await project.build()
    expect(isSame(await project.readSite(), site)).toBe(true)
  }
})
