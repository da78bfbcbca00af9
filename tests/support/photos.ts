/** Makes photos for tests when they are needed, so that git has none. */
import { createCipheriv } from 'node:crypto'
import { sharp, type Sharp } from '../../pipeline/pictures/sharp.ts'

interface Size {
  width: number
  height: number
}

export const LEAST: Size = { width: 1200, height: 900 }

export const RUST = '#b85c38'
export const TEAL = '#2f6a68'

/** A plain photo with a band across the top, which shows its orientation. */
export function makePhoto({ width, height }: Size = LEAST, [color, band] = [RUST, TEAL]): Sharp {
  const pixels = Buffer.alloc(width * height * 3, color.slice(1), 'hex')
  pixels.fill(band.slice(1), 0, width * Math.ceil(height / 4) * 3, 'hex')
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** Reproducible grain, which compresses badly, so that any missing part is noticed. */
export function grainyPhoto({ width, height }: Size = LEAST): Sharp {
  const zeros = Buffer.alloc(width * height * 3)
  const grain = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(zeros)
  return sharp(grain, { raw: { width, height, channels: 3 } })
}

export async function animatedWebp({ width, height }: Size = LEAST): Promise<Buffer> {
  const frames = { width, height: 2 * height, channels: 3 } as const
  const pixels = await makePhoto(frames).raw().toBuffer()
  return sharp(pixels, { raw: { ...frames, pageHeight: height } })
    .webp({ effort: 0 })
    .toBuffer()
}

/** A PNG with the chunk `acTL` after its header (8 + 25 bytes), like an animated one. */
export async function animatedPng(): Promise<Buffer> {
  const png = await makePhoto().png().toBuffer()
  const chunk = Buffer.alloc(12 + 8)
  chunk.writeUInt32BE(8)
  chunk.write('acTL', 4, 'latin1')
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** An AVIF with the brand of a sequence. */
export async function animatedAvif(): Promise<Buffer> {
  const avif = await makePhoto().avif({ effort: 0 }).toBuffer()
  avif.write('avis', 8, 'latin1')
  return avif
}

/** A small PNG whose header announces this many pixels. */
export async function announcingPng({ width, height }: Size): Promise<Buffer> {
  const png = await makePhoto().png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

/** A JPEG whose scan header does not end in 0, 63, 0, like those of Samsung phones. */
export async function samsungJpeg(): Promise<Buffer> {
  const jpeg = await grainyPhoto().jpeg().toBuffer()
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const end = scan + 2 + jpeg.readUInt16BE(scan + 2)
  jpeg[end - 2] = 0
  return jpeg
}

/** Adds a camera's metadata: a rotation (EXIF orientation 6) and a location. */
export function withCameraNotes(upright: Sharp): Sharp {
  const notes = {
    IFD0: { Make: 'Camera' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '47/1 22/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '8/1 32/1 0/1',
    },
  }
  return upright.rotate(-90).withExif(notes).withMetadata({ orientation: 6 })
}

export function rgb(color: string): number[] {
  return [...Buffer.from(color.slice(1), 'hex')]
}

/** The greatest difference in a channel between two colors, to compare what was encoded. */
export function colorDistance(a: number[], b: number[]): number {
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? Number.NaN))))
}
