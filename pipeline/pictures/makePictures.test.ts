import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  CROPS,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  SHARE_SUFFIX,
} from '../../src/addresses/pictureFiles.ts'
import { colorDistance, photo, rgb, RUST } from '../../tests/photos.ts'
import type { Cover } from '../../src/content/cover.ts'
import { encodePicture } from './encode.ts'
import { openPictureCache } from './pictureCache.ts'
import { cacheName, photoHash, pictureName, type PictureSource, shareName } from './pictureName.ts'
import { type Made, makePictures } from './makePictures.ts'

const WORDS = { brand: 'Pinchwell', title: 'Nothing on a plate', kicker: 'Dinner · 0 min' }
const COVER: Cover = { cloth: 'stripes', color: 'teal', sign: 'M3 5h18v14h-18z', shapes: [] }
const CHEAP = { ...WORDS, seed: 'recipes/7', cover: COVER }
const OTHER = { ...WORDS, seed: 'recipes/8', cover: { ...COVER, cloth: 'checks' as const } }
const WRONG = { ...WORDS, seed: 'recipes/9' }

/** Its sizes, the one for browsers without AVIF, and its crops; its share image is beside it. */
const FILES_OF_A_PHOTO = PICTURE_WIDTHS.length + 1 + Object.keys(CROPS).length
const FILES_OF_A_COVER = 1 + Object.keys(CROPS).length

let dir: string
const caches = { one: '', two: '' }
const progress: Made[] = []
let counts: number[]

async function filesIn(cache: string): Promise<Map<string, string>> {
  const entries = await readdir(cache, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return new Map(
    await Promise.all(
      files.map(async ({ name, parentPath }) => {
        return [name, await readFile(path.join(parentPath, name), 'base64')] as const
      }),
    ),
  )
}

describe('pictures are made', () => {
  // Two builds at the same time, one of them in an empty cache of its own.
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
    caches.one = path.join(dir, 'one')
    caches.two = path.join(dir, 'two')
    counts = await Promise.all([
      makePictures([CHEAP], caches.one, (step) => progress.push(step)),
      makePictures([CHEAP], caches.one),
      makePictures([CHEAP], caches.two),
    ])
  }, 60_000)

  afterAll(() => rm(dir, { recursive: true }))

  test('when they are missing, and reported one by one', () => {
    expect(counts).toEqual([1, 1, 1])
    expect(progress).toEqual([{ done: 1, total: 1 }])
    expect(openPictureCache(caches.one).has(pictureName(CHEAP))).toBe(true)
  })

  test('with the same bytes by builds at the same time, and nothing is left aside', async () => {
    expect(await readdir(caches.one)).toEqual([pictureName(CHEAP), shareName(CHEAP)])
    const files = await filesIn(caches.one)
    expect(files.size).toBe(FILES_OF_A_COVER + 1)
    expect([...files.keys()]).toContain(`${shareName(CHEAP)}-share.jpg`)
    expect(await filesIn(caches.two)).toEqual(files)
  })

  test('not again when they are there', async () => {
    const file = openPictureCache(caches.one).file(pictureName(CHEAP), '-400.avif')
    const { mtimeMs } = await stat(file)
    expect(await makePictures([CHEAP], caches.one, () => expect.unreachable())).toBe(0)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
  })

  test('once for all kickers: another one changes the share image alone', async () => {
    const renamed = { ...CHEAP, kicker: 'Lunch · 0 min' }
    const cache = openPictureCache(caches.one)
    const file = cache.file(pictureName(CHEAP), '-400.avif')
    const { mtimeMs } = await stat(file)
    expect(await makePictures([renamed], caches.one)).toBe(1)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
    const [one, other] = await Promise.all(
      [CHEAP, renamed].map((source) => readFile(cache.file(shareName(source), SHARE_SUFFIX))),
    )
    expect(other).not.toEqual(one)
  })

  test('until one fails, which names its document', async () => {
    const waiting = Array.from({ length: 3 }, (_, index) => ({ ...CHEAP, seed: `posts/${index}` }))
    await expect(makePictures([CHEAP, WRONG, ...waiting], caches.one)).rejects.toThrow(
      'recipes/9 has neither a photo nor a cover.',
    )
    // What was begun is there and whole, one for each hand, and nobody is still at work.
    const names = await readdir(caches.one)
    expect(names).toContain(pictureName(CHEAP))
    expect(names.filter((name) => name.startsWith('.'))).toEqual([])
    expect(names.filter((name) => !name.startsWith('recipes-7-')).length).toBeLessThanOrEqual(
      2 * availableParallelism(),
    )
  })

  test('as far as they are missing', async () => {
    expect(await makePictures([CHEAP, OTHER], caches.one)).toBe(1)
    expect(openPictureCache(caches.one).has(pictureName(OTHER))).toBe(true)
  })
})

function makeAll(...sources: PictureSource[]): Promise<number> {
  return makePictures(sources, path.join(dir, 'cache'))
}

describe('a photo is cropped', () => {
  let file: string
  let bytes: Buffer

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'pictures-'))
    file = path.join(dir, 'photo.jpg')
    bytes = await photo().jpeg().toBuffer()
  })

  afterAll(() => rm(dir, { recursive: true }))

  /** What the picture of a document is made from that shows the photo as it is now. */
  async function sourceOf(seed: string) {
    await writeFile(file, bytes)
    return { ...WORDS, seed, photo: { file, hash: photoHash(bytes) } }
  }

  test('into all files of a picture, once for all documents that show it', async () => {
    const [soup, stew] = [await sourceOf('recipes/7'), await sourceOf('recipes/8')]
    expect(await makeAll(soup, stew)).toBe(2)
    const cache = openPictureCache(path.join(dir, 'cache'))
    const names = await readdir(cache.folder(cacheName(soup)))
    expect(names).toHaveLength(FILES_OF_A_PHOTO)
    expect(cacheName(stew)).toBe(cacheName(soup))
    expect(pictureName(stew)).not.toBe(pictureName(soup))
  })

  test('into a share image with the words of its document', async () => {
    const soup = await sourceOf('recipes/7')
    const renamed = { ...soup, title: 'Something on a plate' }
    await makeAll(soup, renamed)
    const cache = openPictureCache(path.join(dir, 'cache'))
    const [one, other] = await Promise.all(
      [soup, renamed].map((source) => readFile(cache.file(shareName(source), SHARE_SUFFIX))),
    )
    expect(one).not.toEqual(other)
    // The photo is plain, except for the band across its top.
    const bottom = sharp(one).extract({ left: 800, top: 500, width: 300, height: 100 })
    const color = [...(await bottom.resize(1, 1).raw().toBuffer())]
    expect(colorDistance(color, rgb(RUST))).toBeLessThan(6)
  })

  test('not again until a byte of it changes, or more', async () => {
    expect(await makeAll(await sourceOf('recipes/7'))).toBe(0)
    bytes = Buffer.concat([bytes, Buffer.from('x')])
    expect(await makeAll(await sourceOf('recipes/7'))).toBe(1)
    expect(await makeAll(await sourceOf('recipes/7'))).toBe(0)
  })

  test('but not one that was exchanged since it was checked', async () => {
    bytes = Buffer.concat([bytes, Buffer.from('y')])
    const source = await sourceOf('recipes/9')
    await writeFile(file, await photo().png().toBuffer())
    await expect(makeAll(source)).rejects.toThrow(`recipes/9: ${file} has changed just now.`)
  })
})

function encode() {
  const [width, height] = [1200, 900]
  return encodePicture(sharp({ create: { width, height, channels: 3, background: '#2f6a68' } }))
}

describe('a picture is encoded', () => {
  test('in every size, format and crop, with its dimensions', async () => {
    const files = await encode()
    const found = await Promise.all(
      files.map(async ({ suffix, bytes }) => {
        const { width, height, format, mediaType } = await sharp(bytes).metadata()
        return [suffix, width, height, mediaType ?? format]
      }),
    )
    expect(found).toEqual([
      ...PICTURE_WIDTHS.map((width) => [
        `-${width}.avif`,
        width,
        width * PICTURE_RATIO,
        'image/avif',
      ]),
      ['-800.webp', 800, 600, 'image/webp'],
      ['-1x1.jpg', 900, 900, 'image/jpeg'],
      ['-4x3.jpg', 1200, 900, 'image/jpeg'],
      ['-16x9.jpg', 1200, 675, 'image/jpeg'],
    ])
  })

  test.each(Object.entries(CROPS))(
    'in crop %s with the pixels that search engines ask for',
    (name, { width, height }) => {
      expect(width * height).toBeGreaterThanOrEqual(50_000)
      const [across = 0, down = 0] = name.split('x').map(Number)
      expect(width / height).toBeCloseTo(across / down, 2)
    },
  )

  test('with the same bytes every time', async () => {
    const [first, second] = await Promise.all([encode(), encode()])
    expect(second.map(({ bytes }) => bytes.toString('base64'))).toEqual(
      first.map(({ bytes }) => bytes.toString('base64')),
    )
  })
})
