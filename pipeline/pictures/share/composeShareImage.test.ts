import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { SHARE_SIZE } from '../../../src/addresses/pictureFiles.ts'
import { colorDistance, LEAST, rgb, TEAL } from '../../../tests/support/photos.ts'
import { composeShareImage } from './composeShareImage.ts'
import { COLUMN } from './layOutShareImage.ts'
import type { ShareText } from './shareText.ts'

const WORDS: ShareText = { brand: 'Pinchwell', title: 'Chana masala', kicker: 'Dinner · 35 min' }
const LONG = 'The quick brown fox jumps over the lazy dog while a patient cook reduces a stock '

function plain(size = LEAST): Sharp {
  return sharp({ create: { ...size, channels: 3, background: TEAL } })
}

/** Makes a gray photo with one channel, or a half transparent one with four. */
function gray(channels: 1 | 4): Sharp {
  const [width, height] = [120, 90]
  return sharp(Buffer.alloc(width * height * channels, 128), { raw: { width, height, channels } })
}

const bytesOf = (words: Partial<ShareText> = {}, picture = plain()) =>
  composeShareImage(picture, { ...WORDS, ...words })

/** Returns the bounds of the ink below the awning and left of the picture. */
async function inkOf(bytes: Buffer) {
  const { top } = COLUMN
  const { data, info } = await sharp(bytes)
    .extract({ left: 0, top, width: 570, height: SHARE_SIZE.height - top })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ink = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  for (const [index, value] of data.entries()) {
    if (value > 150) continue
    const [x, y] = [index % info.width, Math.floor(index / info.width) + top]
    ink.left = Math.min(ink.left, x)
    ink.right = Math.max(ink.right, x)
    ink.top = Math.min(ink.top, y)
    ink.bottom = Math.max(ink.bottom, y)
  }
  return ink
}

/** Returns the mean color of the picture, up to its right and lower edges. */
async function colorOf(bytes: Buffer): Promise<number[]> {
  const part = sharp(bytes).extract({ left: 590, top: 330, width: 610, height: 300 })
  return [...(await part.resize(1, 1).raw().toBuffer())]
}

describe('a share image', () => {
  test('is a JPEG of 1200×630 without transparency, light enough for a chat', async () => {
    const bytes = await bytesOf()
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      space: 'srgb',
      channels: 3,
      hasAlpha: false,
    })
    expect(bytes.length).toBeLessThan(120 * 1024)
  })

  test('has the same bytes every time, and others for another title', async () => {
    const first = await bytesOf()
    expect(first.equals(await bytesOf())).toBe(true)
    expect(first.equals(await bytesOf({ title: 'Chana masalas' }))).toBe(false)
  })

  test.each([
    ['one word', 'Tiramisu'],
    ['a long word', 'x'.repeat(80)],
    ['many words', LONG.repeat(2)],
    ['wide letters', 'WWWW MMMM WWWW MMMM WWWW'],
    ['what hangs and what towers', 'Ågypjq Ấgypjq Çgypjq'],
    ['markup', '<b>egg</b> & "nori" </svg>'],
  ])('keeps its words in their column: %s', async (_what, title) => {
    const { left, right, top, bottom } = await inkOf(await bytesOf({ title }))
    expect(left).toBeGreaterThanOrEqual(COLUMN.left - 2)
    expect(right).toBeLessThanOrEqual(COLUMN.right + 2)
    // The ink extends farther right than the brand, so the title is drawn.
    expect(right).toBeGreaterThan(COLUMN.left + 200)
    expect(top).toBeGreaterThan(COLUMN.top)
    expect(bottom).toBeGreaterThan(300)
    expect(bottom).toBeLessThanOrEqual(COLUMN.bottom)
  })

  test('shows the picture, to its right and lower edge', async () => {
    expect(colorDistance(await colorOf(await bytesOf()), rgb(TEAL))).toBeLessThan(4)
  })
})

describe('any picture will do', () => {
  const grayOnPaper = rgb('#fbf6ec').map((paper) => (paper + 0x80) / 2)

  test.each([
    ['half transparent, with paper behind it', () => gray(4), grayOnPaper],
    ['without colors', () => gray(1), rgb('#808080')],
    ['taller than wide', () => plain({ width: 600, height: 1200 }), rgb(TEAL)],
    ['smaller than its window', () => plain({ width: 40, height: 30 }), rgb(TEAL)],
  ])('%s', async (_what, picture, color) => {
    expect(colorDistance(await colorOf(await bytesOf({}, picture())), color)).toBeLessThan(4)
  })

  test('one full of detail is encoded more coarsely, so that it stays light', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const picture = sharp({
      create: { width: 624, height: 600, channels: 3, background: '#808080', noise },
    })
    expect((await bytesOf({}, picture)).length).toBeLessThanOrEqual(120 * 1024)
  })
})
