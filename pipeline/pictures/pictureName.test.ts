import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { vocabulary } from '@pinchwell/illustrator/language'
import { pictureName, type PictureSource, shareName } from './pictureName.ts'

const SOURCE: PictureSource = {
  seed: 'recipes/7',
  line: 'wood | bowl | soup; basil |',
  brand: 'Pinchwell',
  title: 'Roasted tomato soup',
  kicker: 'Dinner · 50 min',
}
const PHOTO = { file: 'content/recipes/soup.jpg', hash: 'aa' }

/** The names of both, with a part of the source changed. */
function named(change: Partial<PictureSource> = {}) {
  const source = { ...SOURCE, ...change }
  return {
    picture: pictureName(source),
    share: shareName(source).slice(pictureName(source).length),
  }
}

test('a picture’s name holds the document’s, and is the same every time', () => {
  expect(named().picture).toMatch(/^recipes-7-[0-9a-f]{10}$/)
  expect(named()).toEqual(named())
  expect(named().share).toMatch(/^-[0-9a-f]{8}$/)
})

// Addresses that were shared. When this fails and no line, version or word was changed, every picture
// of the site would move: give pictureName.ts back what it hashed before.
test('a picture stays at its address', () => {
  expect(shareName(SOURCE)).toBe('recipes-7-29147e73b4-01e7d73e')
  expect(pictureName({ ...SOURCE, photo: PHOTO })).toBe('recipes-7-5a8a3dfc5a')
})

describe('a picture has another name', () => {
  test('with another seed or line', () => {
    const others = [named({ seed: 'recipes/8' }), named({ line: 'wood | bowl | stew |' })]
    expect(others.map(({ picture }) => picture.slice(-10))).not.toContain(
      named().picture.slice(-10),
    )
  })

  test('with another version of a word in its line, and with none of another word', () => {
    const { basil, stew } = vocabulary.foods
    if (!basil || !stew) throw new Error('Basil and stew are words.')
    const before = named()
    onTestFinished(() => {
      delete basil.version
      delete stew.version
    })
    stew.version = 2
    expect(named()).toEqual(before)
    basil.version = 2
    expect(named().picture).not.toBe(before.picture)
  })

  test('with another photo, wherever that lies and whatever the line says', () => {
    const shown = named({ photo: PHOTO })
    expect(shown.picture).not.toBe(named().picture)
    expect(named({ photo: { ...PHOTO, hash: 'ab' } }).picture).not.toBe(shown.picture)
    expect(named({ photo: { ...PHOTO, file: 'content/soup.jpg' } })).toEqual(shown)
    expect(named({ photo: PHOTO, line: 'plain | plate |' })).toEqual(shown)
  })
})

test.each(['brand', 'title', 'kicker'] as const)(
  'with another %s a picture keeps its name, and only its share image gets another',
  (part) => {
    const other = named({ [part]: `${SOURCE[part]}, another` })
    expect(other.picture).toBe(named().picture)
    expect(other.share).not.toBe(named().share)
  },
)

test('a name is found without loading what encodes pictures, which takes long', async () => {
  vi.resetModules()
  let loaded = false
  vi.doMock('sharp', () => {
    loaded = true
    return { default: () => {} }
  })
  onTestFinished(() => {
    vi.doUnmock('sharp')
    vi.resetModules()
  })
  const names = await import('./pictureName.ts')
  names.pictureName(SOURCE)
  // Nor by what reads photos, as long as it knows them.
  await import('./readPhoto.ts')
  expect(loaded).toBe(false)
  await import('./inspectPhoto.ts')
  expect(loaded).toBe(true)
})
