import { cp, mkdtemp, rm, writeFile, appendFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SOURCE = {
  seed: 'recipes/7',
  line: 'wood | bowl | soup |',
  brand: 'Pinchwell',
  title: 'Roasted tomato soup',
  kicker: 'Dinner · 50 min',
}

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'names-'))
  for (const part of ['pipeline/illustrator/core', 'pipeline/pictures', 'src/site']) {
    await cp(part, path.join(dir, part), { recursive: true })
  }
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
})

afterEach(async () => {
  await rm(dir, { recursive: true })
  // The next file of tests gets a module that has not read this folder.
  vi.resetModules()
})

/** The name as a new process tells it; within one, the code does not change. */
async function nameOf(source: typeof SOURCE): Promise<string> {
  vi.resetModules()
  const { pictureName } = await import('./pictureName.ts')
  return pictureName(source)
}

test('a picture’s name holds the document’s, and is the same every time', async () => {
  const name = await nameOf(SOURCE)
  expect(name).toMatch(/^recipes-7-[0-9a-f]{10}$/)
  expect(await nameOf(SOURCE)).toBe(name)
})

test.each(['seed', 'line', 'brand', 'title', 'kicker'] as const)(
  'it changes with the %s',
  async (part) => {
    const hash = async (source: typeof SOURCE) => (await nameOf(source)).slice(-10)
    const other = { ...SOURCE, [part]: `${SOURCE[part]}, another` }
    expect(await hash(other)).not.toBe(await hash(SOURCE))
  },
)

test.each([
  'pipeline/illustrator/core/paint.ts',
  'pipeline/pictures/encode.ts',
  'pipeline/pictures/share/drawCard.ts',
  'src/site/pictureFiles.ts',
  'src/site/theme/palette.ts',
  'src/site/logo-mark.svg',
])('it changes with the code that paints: %s', async (file) => {
  const name = await nameOf(SOURCE)
  await appendFile(path.join(dir, file), '// another stroke')
  expect(await nameOf(SOURCE)).not.toBe(name)
})

test('it does not change with a test', async () => {
  const name = await nameOf(SOURCE)
  await writeFile(path.join(dir, 'pipeline/pictures/new.test.ts'), 'test')
  expect(await nameOf(SOURCE)).toBe(name)
})
