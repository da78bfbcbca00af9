import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CROPS, PICTURE_WIDTHS } from '../../src/site/pictureFiles.ts'
import * as encodings from './encodings.ts'

/** Names the encoders: a release of sharp says there exactly which ones it comes with. */
const ENCODERS = 'node_modules/sharp/package.json'

/** What the bytes of a picture depend on besides its pixels: the encoders, and how they are used. */
export function encodingKey(): string {
  const encoders = readFileSync(path.resolve(ENCODERS), 'utf8')
  const made = JSON.stringify([encoders, PICTURE_WIDTHS, CROPS, encodings])
  return `encoded-${createHash('sha256').update(made).digest('hex').slice(0, 8)}`
}
