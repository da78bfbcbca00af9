import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CROPS, FALLBACK_WIDTH, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'
import { AVIF, JPEG, LARGEST_AVIF, SHARE, WEBP } from './encodings.ts'

const require = createRequire(import.meta.url)

/** What the bytes of a picture depend on apart from its pixels: the encoders and their options. */
export function encodingKey(): string {
  // Not loaded, which takes long: a release of sharp says there which encoders it comes with.
  const release = path.join(path.dirname(require.resolve('sharp')), '../package.json')
  const encoders = readFileSync(release, 'utf8')
  const made = JSON.stringify([
    encoders,
    PICTURE_WIDTHS,
    FALLBACK_WIDTH,
    CROPS,
    AVIF,
    LARGEST_AVIF,
    JPEG,
    SHARE,
    WEBP,
  ])
  return `encoded-${createHash('sha256').update(made).digest('hex').slice(0, 8)}`
}
