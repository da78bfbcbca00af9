import { expect, onTestFinished, test, vi } from 'vitest'
import { pictureName, type PictureSource, shareName } from './pictureName.ts'

const SOURCE: PictureSource = {
  owner: 'recipes/7',
  cover: { cloth: 'gingham', color: 'teal', sign: 'M3 5h18', shapes: [] },
  brand: 'Pinchwell',
  title: 'Roasted tomato soup',
  kicker: 'Dinner · 50 min',
}
const PHOTO = { file: 'content/recipes/soup.jpg', hash: 'aa' }

function named(change: Partial<PictureSource> = {}) {
  const source = { ...SOURCE, ...change }
  const picture = pictureName(source)
  return { picture, share: shareName(source).slice(picture.length) }
}

test('a picture’s name holds the document’s, and is the same every time', () => {
  expect(named().picture).toMatch(/^recipes-7-[0-9a-f]{10}$/)
  expect(named()).toEqual(named())
  expect(named().share).toMatch(/^-[0-9a-f]{8}$/)
})

// People have shared these addresses. If this fails, all pictures would move, so restore
// the inputs that pictureName.ts hashed before.
test('a picture stays at its address', () => {
  expect(shareName({ ...SOURCE, photo: PHOTO })).toBe('recipes-7-5a8a3dfc5a-dd30cc15')
})

const COVER = { cloth: 'checks', color: 'teal', sign: 'M3 5h18', shapes: [] } as const

test.each<[string, Partial<PictureSource>, Partial<PictureSource>]>([
  ['document', {}, { owner: 'recipes/8' }],
  ['photo', { photo: PHOTO }, { photo: { ...PHOTO, hash: 'ab' } }],
  ['point that its crops keep', { photo: PHOTO }, { photo: PHOTO, focus: '50% 0%' }],
  ['title on its cover', {}, { title: 'Soup' }],
  ['cloth on its cover', {}, { cover: COVER }],
])('with another %s, a picture has another hash in its name', (_what, one, other) => {
  expect(named(other).picture.slice(-10)).not.toBe(named(one).picture.slice(-10))
})

test('a photo has the same name, wherever it lies', () => {
  const moved = { ...PHOTO, file: 'content/soup.jpg' }
  expect(named({ photo: moved })).toEqual(named({ photo: PHOTO }))
})

test.each(['brand', 'title', 'kicker'] as const)(
  'with another %s a photo keeps its name, and only its share image gets another',
  (part) => {
    const [one, other] = [SOURCE[part], `${SOURCE[part]}, another`].map((words) =>
      named({ photo: PHOTO, [part]: words }),
    )
    expect(other?.picture).toBe(one?.picture)
    expect(other?.share).not.toBe(one?.share)
  },
)

test('a name is found without loading what encodes pictures, which takes long', async () => {
  vi.resetModules()
  let loaded = false
  vi.doMock('./sharp.ts', () => {
    loaded = true
    return { sharp: () => {} }
  })
  onTestFinished(() => {
    vi.doUnmock('./sharp.ts')
    vi.resetModules()
  })
  const names = await import('./pictureName.ts')
  names.pictureName(SOURCE)
  // A new version of the photo check must not change the name.
  await import('./readPhoto.ts')
  expect(loaded).toBe(false)
  await import('./inspectPhoto.ts')
  expect(loaded).toBe(true)
})
