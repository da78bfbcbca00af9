import { sharp } from './sharp.ts'
import { expect, test } from 'vitest'
import {
  animatedAvif,
  animatedPng,
  animatedWebp,
  announcingPng,
  colorDistance,
  grainyPhoto,
  LEAST,
  makePhoto,
  rgb,
  RUST,
  samsungJpeg,
  withCameraNotes,
} from '../../tests/support/photos.ts'
import { inspectPhoto } from './inspectPhoto.ts'

const plain = () => makePhoto(LEAST, [RUST, RUST])

/** Measures how far the mean color is from `color`; encoding changes colors by up to 4. */
async function distanceFrom(color: string, bytes: Buffer): Promise<number> {
  const found = await inspectPhoto(bytes)
  if (!('color' in found)) throw new Error(found.what)
  return colorDistance(rgb(found.color), rgb(color))
}

test.each<[string, () => Promise<Buffer>]>([
  ['a JPEG', () => plain().jpeg().toBuffer()],
  ['a progressive JPEG', () => plain().jpeg({ progressive: true }).toBuffer()],
  ['a PNG', () => plain().png().toBuffer()],
  ['a PNG of 16 bits', () => plain().toColourspace('rgb16').png().toBuffer()],
  ['a PNG with a palette', () => plain().png({ palette: true }).toBuffer()],
  ['a WebP', () => plain().webp().toBuffer()],
  ['an AVIF', () => plain().avif({ effort: 0 }).toBuffer()],
])('%s is sound, and its color is that of its pixels', async (_name, make) => {
  expect(await distanceFrom(RUST, await make())).toBeLessThanOrEqual(4)
})

test('the color is the mean of all pixels, on paper where there are none', async () => {
  const { width, height } = LEAST
  const half = { width: width / 2, height, channels: 3, background: '#ff0000' } as const
  const png = sharp({ create: { width, height, channels: 4, background: '#00000000' } })
    .composite([{ input: { create: half }, gravity: 'west' }])
    .png()
  // The mean of red and the page color, #fbf6ec.
  expect(await distanceFrom('#fd7b76', await png.toBuffer())).toBeLessThanOrEqual(4)
})

test('a photo that a phone by Samsung has written is sound', async () => {
  const jpeg = await samsungJpeg()
  // A thread that ends now clears the error of libvips, and then there are no channels.
  const { channels } = await sharp(jpeg)
    .stats()
    .catch(() => ({ channels: [] }))
  expect(channels, 'the decoder has something to say').toEqual([])
  expect(await distanceFrom('#808080', jpeg)).toBeLessThanOrEqual(4)
})

const SAVE_AS = 'Save it as JPEG, PNG, WebP or AVIF.'

test.each<[what: string, start: string]>([
  ['is not a picture.', 'A photo of dal.'],
  ['is not a picture.', ''],
  ['is in the format GIF.', 'GIF89a'],
  ['is in the format HEIC.', '\0\0\0\x28ftypheic\0\0\0\0'],
  ['is in the format BMP.', 'BM\x36\0\x10\0\0\0\0\0\x36\0\0\0\x28\0'],
  ['is in the format SVG.', '<svg xmlns="…"/>'],
  ['is in the format SVG.', '\uFEFF<?xml version="1.0"?>\n<!-- Dal --> <svg xmlns="…"/>'],
])('what %s: %j', async (what, start) => {
  expect(await inspectPhoto(Buffer.from(start))).toEqual({ what, fix: SAVE_AS })
})

test.each([animatedWebp, animatedPng, animatedAvif])('%o is refused', async (make) => {
  const fix = `Take one frame of it. ${SAVE_AS}`
  expect(await inspectPhoto(await make())).toEqual({ what: 'is animated.', fix })
})

const DAMAGED = {
  what: 'is damaged or cut off.',
  fix: 'Copy it again from where it came from, or open it and save it again.',
}

const FORMATS: [string, () => Promise<Buffer>][] = [
  ['JPEG', () => grainyPhoto().jpeg().toBuffer()],
  ['progressive JPEG', () => grainyPhoto().jpeg({ progressive: true }).toBuffer()],
  ['PNG', () => grainyPhoto().png().toBuffer()],
  ['WebP', () => grainyPhoto().webp({ effort: 0 }).toBuffer()],
  ['AVIF', () => grainyPhoto().avif({ effort: 0 }).toBuffer()],
]

test.each(FORMATS)(
  'a %s is refused when its end is missing, or all but its beginning',
  async (_name, make) => {
    const bytes = await make()
    for (const length of [bytes.length - 20, Math.round(bytes.length / 2), 40])
      expect(await inspectPhoto(bytes.subarray(0, length))).toEqual(DAMAGED)
  },
)

test('a JPEG is refused whose decoder finds its middle overwritten', async () => {
  const bytes = await grainyPhoto().jpeg({ progressive: true }).toBuffer()
  const middle = Math.round(bytes.length / 2)
  expect(await inspectPhoto(bytes.fill(0, middle, middle + 500))).toEqual(DAMAGED)
})

test.each([
  ['1×1', makePhoto({ width: 1, height: 1 }).png()],
  ['1200×899', makePhoto({ width: 1200, height: 899 }).jpeg()],
  ['1199×1200', withCameraNotes(makePhoto({ width: 1199, height: 1200 })).jpeg()],
])('a photo is refused that would be blown up, measured upright: %s', async (size, photo) => {
  const what = `has ${size} pixels; at least 1200×900 are needed.`
  expect(await inspectPhoto(await photo.toBuffer())).toEqual({ what, fix: 'Use a larger photo.' })
})

function tooLarge(size: string, megapixels: number) {
  const what = `has ${size} pixels, ${megapixels} megapixels; 50 are allowed.`
  return { what, fix: 'Make it smaller; 2400×1800 pixels are plenty.' }
}

test('a photo that announces more pixels than are allowed is refused before one is read', async () => {
  const bomb = await announcingPng({ width: 100_000, height: 100_000 })
  expect(await inspectPhoto(bomb)).toEqual(tooLarge('100000×100000', 10_000))
  const above = await announcingPng({ width: 8200, height: 6200 })
  expect(await inspectPhoto(above)).toEqual(tooLarge('8200×6200', 51))
  // Phones take photos of this size. This file has no pixels, so decoding it would fail.
  const allowed = await announcingPng({ width: 8160, height: 6144 })
  expect(await inspectPhoto(allowed)).toEqual(DAMAGED)
})
