import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { palette, roles } from '../../src/theme/palette.ts'
import { drawIcons, PNG_ICONS, webManifest } from './icons.ts'

const icons = await drawIcons()

function icon(name: string): Buffer {
  const bytes = icons.get(name)
  if (!bytes) throw new Error(`There is no ${name}.`)
  return bytes
}

/** Returns the colors of an icon’s pixels as `#rrggbbaa`, row by row. */
async function pixelsOf(bytes: Buffer): Promise<string[][]> {
  const image = sharp(bytes).ensureAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  const hex = data.toString('hex')
  return Array.from({ length: info.height }, (_, y) =>
    Array.from({ length: info.width }, (_pixel, x) => {
      const start = (y * info.width + x) * 8
      return `#${hex.slice(start, start + 8)}`.toUpperCase()
    }),
  )
}

const PAGE = `${roles.light['--page']}FF`
const MARK = `${palette.tomato[6]}FF`

test('the mark as an icon does not move, which would hide what comes later', () => {
  const svg = icon('favicon.svg').toString()
  expect(svg).toMatch(
    /^<svg width="512" height="512" xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 48 48"/,
  )
  expect(svg).not.toMatch(/style|class|animation/)
  expect(svg.match(/<rect /g)).toHaveLength(4)
})

describe('the icons in pixels', () => {
  test.each(PNG_ICONS)('$name is a square of $size pixels', async ({ name, size }) => {
    const { width, height, format } = await sharp(icon(name)).metadata()
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' })
  })

  test('show the mark in its color', async () => {
    for (const { name } of PNG_ICONS) {
      const pixels = (await pixelsOf(icon(name))).flat()
      const share = pixels.filter((pixel) => pixel === MARK).length / pixels.length
      expect(share).toBeGreaterThan(0.1)
    }
  })

  test('for Apple and for masks have no transparent pixel', async () => {
    for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
      const pixels = await pixelsOf(icon(name))
      expect(pixels.flat().filter((pixel) => !pixel.endsWith('FF'))).toEqual([])
      expect(pixels[0]?.[0]).toBe(PAGE)
    }
  })

  test('keep the mark inside the circle that no mask cuts', async () => {
    const pixels = await pixelsOf(icon('icon-maskable-512.png'))
    const outside = pixels.flatMap((row, y) =>
      row.filter((_, x) => Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512),
    )
    expect(outside.length).toBeGreaterThan(50_000)
    expect(new Set(outside)).toEqual(new Set([PAGE]))
  })

  test('are the same each time', async () => {
    expect(await drawIcons()).toEqual(icons)
  })
})

test('favicon.ico is one picture of 32 pixels with full color', async () => {
  const ico = icon('favicon.ico')
  const [reserved, type, count] = [0, 2, 4].map((place) => ico.readUInt16LE(place))
  expect({ reserved, type, count }).toEqual({ reserved: 0, type: 1, count: 1 })
  expect([ico.readUInt8(6), ico.readUInt8(7), ico.readUInt16LE(12)]).toEqual([32, 32, 32])
  const [bytes, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(start + bytes).toBe(ico.length)
  const { width, channels, format } = await sharp(ico.subarray(start)).metadata()
  expect({ width, channels, format }).toEqual({ width: 32, channels: 4, format: 'png' })
})

test('the manifest names the site, its colors, its start and the icons for it', () => {
  const manifest = JSON.parse(
    webManifest({ brand: 'Pinchwell', description: 'Recipes “&” more' }, 'en'),
  )
  const color = roles.light['--page']
  const words = { name: 'Pinchwell', short_name: 'Pinchwell', description: 'Recipes “&” more' }
  const look = { display: 'standalone', background_color: color, theme_color: color }
  expect(manifest).toMatchObject({ ...words, ...look, start_url: '/' })
  expect(manifest.icons).toEqual([
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
})
