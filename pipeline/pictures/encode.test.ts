import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'
import { encodePicture } from './encode.ts'

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
})
