import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CROPS, FALLBACK_WIDTH, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

/** Found by eye and by weight: 800 px are 19 KB on average; effort 2 takes twice the time for 1 %. */
export const AVIF = { quality: 43, effort: 1, chromaSubsampling: '4:2:0' } as const
/** A quarter of the time of effort 1, for 5 % more bytes. */
export const LARGEST_AVIF = { quality: 41, effort: 0, chromaSubsampling: '4:2:0' } as const
export const WEBP = { quality: 74, effort: 4 } as const
export const JPEG = { quality: 74 } as const

export const SHARE = {
  /** What some chats still load without asking. */
  maxBytes: 120 * 1024,
  /** Tried in turn; even a photo of a thousand leaves fits at the last one. */
  qualities: [80, 74, 66, 58, 50, 42],
} as const

export function encodingKey(): string {
  // Read, since loading sharp takes long: it says which encoders a release comes with.
  const sharp = createRequire(import.meta.url).resolve('sharp')
  const encoders = readFileSync(path.join(path.dirname(sharp), '../package.json'), 'utf8')
  const options = [PICTURE_WIDTHS, FALLBACK_WIDTH, CROPS, AVIF, LARGEST_AVIF, JPEG, SHARE, WEBP]
  const made = JSON.stringify([encoders, ...options])
  return `encoded-${createHash('sha256').update(made).digest('hex').slice(0, 8)}`
}
