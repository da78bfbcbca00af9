import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { CROPS, PICTURE_WIDTHS, SHARE_SUFFIX } from '../../src/addresses/pictureFiles.ts'
import type { Cover } from '../../src/content/cover.ts'
import { colorDistance, makePhoto, rgb, RUST } from '../../tests/support/photos.ts'
import { openCache } from '../cache/cache.ts'
import { readCachedPicture } from '../pictures/makePicture.ts'
import { photoHash, pictureName, type PictureSource, shareName } from '../pictures/pictureName.ts'
import { openFolder } from '../system/openFolder.ts'
import { writePictures } from './writePictures.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const WORDS = { brand: 'Pinchwell', title: 'Nothing on a plate', kicker: 'Dinner · 0 min' }
const COVER: Cover = { cloth: 'stripes', color: 'teal', sign: 'M3 5h18v14h-18z', shapes: [] }
const CHEAP = { ...WORDS, owner: 'recipes/7', cover: COVER }
const OTHER = { ...WORDS, owner: 'recipes/8', cover: { ...COVER, cloth: 'checks' as const } }
const WRONG = { ...WORDS, owner: 'recipes/9' }

/** A cover has its smallest size, its crops, and its share image. */
const FILES_OF_A_COVER = 1 + Object.keys(CROPS).length + 1
/** A photo also has the other sizes, and a file for browsers without AVIF. */
const FILES_OF_A_PHOTO = FILES_OF_A_COVER + PICTURE_WIDTHS.length

const dir = temporaryFolder()

/** Returns a site built in a separate process, and its progress reports. */
function siteOf(sources: PictureSource[], name = 'site', cache = 'cache') {
  const progress: { done: number; total: number }[] = []
  const folder = openFolder(path.join(dir, name))
  const placeAll = () =>
    writePictures(sources, folder, openCache(path.join(dir, cache)), (made) => progress.push(made))
  return { placeAll, progress }
}

const makeAll = (...sources: PictureSource[]) => siteOf(sources).placeAll()
const read = (name: string, site = 'site') => readFile(path.join(dir, site, 'pictures', name))
const names = async (site: string) => (await readdir(path.join(dir, site, 'pictures'))).toSorted()

describe('pictures are made', () => {
  let counts: number[]
  let progress: ReturnType<typeof siteOf>['progress']

  // Two concurrent builds share a cache; the third has its own empty cache.
  beforeAll(async () => {
    const one = siteOf([CHEAP], 'one')
    const sites = [one, siteOf([CHEAP], 'two'), siteOf([CHEAP], 'three', 'empty')]
    counts = await Promise.all(sites.map(({ placeAll }) => placeAll()))
    progress = one.progress
  }, 60_000)

  test('when they are missing, and reported one by one', () => {
    expect(counts).toEqual([1, 1, 1])
    expect(progress).toEqual([{ done: 1, total: 1 }])
  })

  test('with the same bytes by builds at the same time, and nothing is left aside', async () => {
    expect(await readdir(path.join(dir, 'cache'))).toHaveLength(2)
    const files = await names('one')
    expect(files).toHaveLength(FILES_OF_A_COVER)
    expect(files).toContain(`${shareName(CHEAP)}-share.jpg`)
    for (const site of ['two', 'three']) {
      expect(await names(site)).toEqual(files)
      for (const name of files) expect(await read(name, site)).toEqual(await read(name, 'one'))
    }
  })

  test('only where they are missing', async () => {
    const { placeAll, progress: made } = siteOf([CHEAP, OTHER], 'four')
    expect(await placeAll()).toBe(1)
    expect(made).toEqual([{ done: 1, total: 1 }])
    expect(await names('four')).toEqual(expect.arrayContaining(await names('one')))
  })

  test('once for all kickers: another one changes the share image alone', async () => {
    const renamed = { ...CHEAP, kicker: 'Lunch · 0 min' }
    const before = (await readdir(path.join(dir, 'cache'))).length
    expect(await makeAll(renamed)).toBe(1)
    expect(await readdir(path.join(dir, 'cache'))).toHaveLength(before + 1)
    expect(await read(shareName(renamed) + SHARE_SUFFIX)).not.toEqual(
      await read(shareName(CHEAP) + SHARE_SUFFIX, 'one'),
    )
  })

  test('until one cannot be made, whose document is named', async () => {
    const waiting = Array.from({ length: 3 }, (_, index) => ({ ...CHEAP, owner: `posts/${index}` }))
    await expect(makeAll(CHEAP, WRONG, ...waiting)).rejects.toThrow(
      'recipes/9: There is neither a photo nor a cover.',
    )
    // Pictures in progress, one per core, are still finished.
    const cache = openCache(path.join(dir, 'cache'))
    const made = waiting.filter((source) => readCachedPicture(cache, source))
    expect(made.length).toBeLessThan(availableParallelism() + 1)
  })
})

describe('a photo is cropped', () => {
  let file: string
  let bytes: Buffer

  beforeAll(async () => {
    file = path.join(dir, 'photo.jpg')
    bytes = await makePhoto().jpeg().toBuffer()
  })

  /** Returns the picture source of a document with the current photo. */
  async function sourceOf(owner: string) {
    await writeFile(file, bytes)
    return { ...WORDS, owner, photo: { file, hash: photoHash(bytes) } }
  }

  test('into all files of a picture, once for all documents and texts that show it', async () => {
    const [soup, stew] = [await sourceOf('recipes/7'), await sourceOf('recipes/8')]
    const inText = { ...(await sourceOf('posts/1/text')), inText: true as const }
    const before = (await readdir(path.join(dir, 'cache'))).length
    await siteOf([soup, stew, inText], 'photos').placeAll()
    // Photos within a text have no share image.
    expect(await names('photos')).toHaveLength(3 * FILES_OF_A_PHOTO - 1)
    expect(await readdir(path.join(dir, 'cache'))).toHaveLength(before + 3)
    const [one, two] = await Promise.all(
      [soup, inText].map((source) => read(`${pictureName(source)}-800.webp`, 'photos')),
    )
    expect(one).toEqual(two)
  })

  test('into a share image', async () => {
    const soup = await sourceOf('recipes/7')
    await makeAll(soup)
    const image = sharp(await read(shareName(soup) + SHARE_SUFFIX))
    // The photo is plain, except for the band across its top.
    const bottom = image.extract({ left: 800, top: 500, width: 300, height: 100 })
    const color = [...(await bottom.resize(1, 1).raw().toBuffer())]
    expect(colorDistance(color, rgb(RUST))).toBeLessThan(6)
  })

  test('not again until a byte of it changes, or more', async () => {
    expect(await makeAll(await sourceOf('recipes/7'))).toBe(0)
    bytes = Buffer.concat([bytes, Buffer.from('x')])
    expect(await makeAll(await sourceOf('recipes/7'))).toBe(1)
    expect(await makeAll(await sourceOf('recipes/7'))).toBe(0)
  })
})
