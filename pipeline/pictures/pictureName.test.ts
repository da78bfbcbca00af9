import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PictureSource } from './pictureName.ts'

const SOURCE = {
  seed: 'recipes/7',
  line: 'wood | bowl | soup |',
  brand: 'Pinchwell',
  title: 'Roasted tomato soup',
  kicker: 'Dinner · 50 min',
}
const ENCODERS = 'node_modules/sharp/package.json'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'names-'))
  for (const part of ['pipeline/illustrator/core', 'pipeline/pictures', 'src/site']) {
    await cp(part, path.join(dir, part), { recursive: true })
  }
  await mkdir(path.join(dir, path.dirname(ENCODERS)), { recursive: true })
  await cp(ENCODERS, path.join(dir, ENCODERS))
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
})

afterEach(async () => {
  await rm(dir, { recursive: true })
  // The next file of tests gets a module that has not read this folder.
  vi.resetModules()
})

/** The name as a new process tells it; within one, the code does not change. */
async function nameOf(source: PictureSource): Promise<string> {
  vi.resetModules()
  const { pictureName } = await import('./pictureName.ts')
  return pictureName(source)
}

test('a picture’s name holds the document’s, and is the same every time', async () => {
  const name = await nameOf(SOURCE)
  expect(name).toMatch(/^recipes-7-[0-9a-f]{10}$/)
  expect(await nameOf(SOURCE)).toBe(name)
})

async function hashOf(source: PictureSource): Promise<string> {
  return (await nameOf(source)).slice(-10)
}

test.each(['seed', 'line', 'brand', 'title', 'kicker'] as const)(
  'it changes with the %s',
  async (part) => {
    const other = { ...SOURCE, [part]: `${SOURCE[part]}, another` }
    expect(await hashOf(other)).not.toBe(await hashOf(SOURCE))
  },
)

describe('with a photo', () => {
  const photo = { file: 'content/recipes/soup.jpg', hash: 'aa' }
  const shown = { ...SOURCE, photo }

  test.each(['seed', 'brand', 'title', 'kicker'] as const)(
    'it changes with the %s',
    async (part) => {
      const other = { ...shown, [part]: `${SOURCE[part]}, another` }
      expect(await hashOf(other)).not.toBe(await hashOf(shown))
    },
  )

  test('it changes with the photo’s bytes, not with its file or the line', async () => {
    const hash = await hashOf(shown)
    expect(hash).not.toBe(await hashOf(SOURCE))
    expect(await hashOf({ ...shown, photo: { ...photo, hash: 'ab' } })).not.toBe(hash)
    expect(await hashOf({ ...shown, photo: { ...photo, file: 'content/soup.jpg' } })).toBe(hash)
    expect(await hashOf({ ...shown, line: 'plain | plate |' })).toBe(hash)
  })
})

test('a name is told without loading what encodes pictures, which takes long', async () => {
  let loaded = false
  vi.doMock('sharp', () => {
    loaded = true
    return { default: () => {} }
  })
  onTestFinished(() => {
    vi.doUnmock('sharp')
    vi.resetModules()
  })
  await nameOf(SOURCE)
  // Nor by what reads photos, as long as it knows them.
  await import('./readPhoto.ts')
  expect(loaded).toBe(false)
  await import('./inspectPhoto.ts')
  expect(loaded).toBe(true)
})

test.each([
  'pipeline/illustrator/core/paint.ts',
  'pipeline/pictures/encode.ts',
  'pipeline/pictures/share/drawCard.ts',
  'src/site/pictureFiles.ts',
  'src/site/theme/palette.ts',
  'src/site/logo-mark.svg',
  ENCODERS,
])('it changes with the code that paints and encodes: %s', async (file) => {
  const name = await nameOf(SOURCE)
  await appendFile(path.join(dir, file), '// another stroke')
  expect(await nameOf(SOURCE)).not.toBe(name)
})

test('it does not change with a test', async () => {
  const name = await nameOf(SOURCE)
  await writeFile(path.join(dir, 'pipeline/pictures/new.test.ts'), 'test')
  expect(await nameOf(SOURCE)).toBe(name)
})
