import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import {
  colorDistance,
  LEAST,
  makePhoto,
  rgb,
  RUST,
  TEAL,
  withCameraNotes,
} from '../../tests/support/photos.ts'
import { cropPhoto } from './cropPhoto.ts'
import { makePicture } from './makePicture.ts'
import { openCache } from '../cache/cache.ts'
import { photoHash } from './pictureName.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const dir = temporaryFolder()

async function save(bytes: Buffer) {
  const file = path.join(dir, 'photo')
  await writeFile(file, bytes)
  return { file, hash: photoHash(bytes) }
}

const [WIDTH, HEIGHT] = [80, 60]
const corners = (y: number) => [0, WIDTH - 1].map((x) => [x, y] as const)
const [TOP, BOTTOM] = [corners(0), corners(HEIGHT - 1)]
const MIDDLE = [[WIDTH / 2, HEIGHT / 2]] as const

/** Crops a photo; returns a function that measures how far some pixels are from a color. */
async function crop(image: Sharp, focus?: string) {
  const cropped = await cropPhoto(await save(await image.toBuffer()), WIDTH, focus)
  const { data, info } = await cropped.raw().toBuffer({ resolveWithObject: true })
  expect([data.length, info.channels]).toEqual([WIDTH * HEIGHT * 3, 3])
  return (color: string, places: readonly (readonly [x: number, y: number])[]) => {
    const starts = places.map(([x, y]) => (y * WIDTH + x) * 3)
    const pixels = starts.map((start) => Array.from(data.subarray(start, start + 3)))
    return Math.max(...pixels.map((pixel) => colorDistance(pixel, rgb(color))))
  }
}

/** Encoding changes a color by at most this much. */
const NEAR = 4
/** CMYK cannot print strong colors, so they differ by up to this. Misread ones differ more. */
const PRINT = 24

test('a photo of another shape shows its middle', async () => {
  // The band is the top quarter, and the crop removes more than a quarter.
  const tall = await crop(makePhoto({ width: 1200, height: 2400 }).png())
  expect(tall(RUST, [...TOP, ...BOTTOM])).toBeLessThanOrEqual(NEAR)
  const wide = await crop(makePhoto({ width: 2400, height: 900 }).png())
  expect(wide(TEAL, TOP)).toBeLessThanOrEqual(NEAR)
  expect(wide(RUST, BOTTOM)).toBeLessThanOrEqual(NEAR)
})

test('a photo keeps the point that its document names', async () => {
  const size = { width: 1200, height: 2400 }
  const top = await crop(makePhoto(size).png(), '50% 0%')
  expect(top(TEAL, TOP)).toBeLessThanOrEqual(NEAR)
  const bottom = await crop(makePhoto(size).png(), '50% 100%')
  expect(bottom(RUST, [...TOP, ...BOTTOM])).toBeLessThanOrEqual(NEAR)
})

test('a photo that a camera took on its side stands upright', async () => {
  const bytes = await withCameraNotes(makePhoto()).jpeg().toBuffer()
  const { width, height, orientation } = await sharp(bytes).metadata()
  expect([width, height, orientation]).toEqual([900, 1200, 6])
  const distance = await crop(withCameraNotes(makePhoto()).jpeg())
  expect(distance(TEAL, TOP)).toBeLessThanOrEqual(NEAR)
  expect(distance(RUST, BOTTOM)).toBeLessThanOrEqual(NEAR)
})

const plain = () => makePhoto(LEAST, [RUST, RUST])

test.each<[string, number, () => Sharp]>([
  ['CMYK', PRINT, () => plain().toColourspace('cmyk').jpeg()],
  ['CMYK with a profile', PRINT, () => plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg()],
  ['the wide colors of a phone', NEAR, () => plain().withIccProfile('p3').jpeg()],
  ['16 bits for each channel', NEAR, () => plain().toColourspace('rgb16').png()],
  ['a palette', NEAR, () => plain().png({ palette: true })],
])('a photo in %s has the colors that it had', async (_name, tolerance, make) => {
  const distance = await crop(make())
  expect(distance(RUST, MIDDLE)).toBeLessThanOrEqual(tolerance)
})

test('the wide colors of a phone are other numbers, so they were converted', async () => {
  const phone = await plain().withIccProfile('p3').png().toBuffer()
  const [red = 0] = await sharp(phone, { ignoreIcc: true }).raw().toBuffer()
  expect(colorDistance([red], rgb(RUST))).toBeGreaterThan(2 * NEAR)
})

test('a photo in shades of gray has three channels', async () => {
  const gray = '#808080'
  const distance = await crop(makePhoto(LEAST, [gray, gray]).toColourspace('b-w').jpeg())
  expect(distance(gray, MIDDLE)).toBeLessThanOrEqual(NEAR)
})

test('what is transparent is laid on paper', async () => {
  const { width, height } = LEAST
  const glass = sharp({ create: { width, height, channels: 4, background: '#00000000' } })
  const distance = await crop(glass.png())
  expect(distance('#fbf6ec', MIDDLE)).toBe(0)
})

test('a photo that has changed since it was checked is not shown', async () => {
  const { file, hash } = await save(await makePhoto().jpeg().toBuffer())
  await save(await makePhoto(LEAST, [TEAL, RUST]).jpeg().toBuffer())
  await expect(cropPhoto({ file, hash }, 80)).rejects.toThrow(`${file} has changed just now.`)
})

test('no file of a picture says where its photo was taken, or anything else', async () => {
  const bytes = await withCameraNotes(makePhoto()).jpeg().toBuffer()
  expect(bytes.includes('Camera')).toBe(true)
  const words = { brand: 'Pinchwell', title: 'Dal', kicker: 'Dinner' }
  const source = { ...words, owner: 'recipes/7', photo: await save(bytes) }
  const files = [...(await makePicture(openCache(path.join(dir, 'cache')), source))]
  expect(files.filter(([name]) => name.endsWith('-share.jpg'))).toHaveLength(1)
  expect(files.length).toBeGreaterThan(7)
  const notes = await Promise.all(files.map((file) => sharp(file[1]).metadata()))
  for (const { exif, xmp, iptc, icc, orientation } of notes)
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
})
