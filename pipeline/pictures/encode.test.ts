import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'
import { encodePicture } from './encode.ts'

test('a picture is encoded in every size, format and crop, with its dimensions', async () => {
  const size = { width: 1200, height: 900 }
  const plain = sharp({ create: { ...size, channels: 3, background: '#2f6a68' } })
  const found = await Promise.all(
    (await encodePicture(plain)).map(async ({ suffix, bytes }) => {
      const { width, height, mediaType } = await sharp(bytes).metadata()
      return [suffix, width, height, mediaType]
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
