import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CROPS, FALLBACK_WIDTH, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

/** Quality was chosen by eye; 800 px average 19 KB. Effort 2 saves 1 % in twice the time. */
export const AVIF = { quality: 43, effort: 1, chromaSubsampling: '4:2:0' } as const
/** Effort 0 takes a quarter of the time of effort 1, for 5 % more bytes. */
export const LARGEST_AVIF = { quality: 41, effort: 0, chromaSubsampling: '4:2:0' } as const
export const WEBP = { quality: 74, effort: 4 } as const
export const JPEG = { quality: 74 } as const

export const SHARE = {
  /** Some chats load larger images only on request. */
  maxBytes: 120 * 1024,
  /** Tried in order; the last one keeps even a photo of a thousand leaves below the limit. */
  qualities: [80, 74, 66, 58, 50, 42],
} as const

const sharp = createRequire(import.meta.url).resolve('sharp')
/** The version of sharp determines the encoders. */
const encoders = readFileSync(path.join(path.dirname(sharp), '../package.json'), 'utf8')
const options = [PICTURE_WIDTHS, FALLBACK_WIDTH, CROPS, AVIF, LARGEST_AVIF, JPEG, SHARE, WEBP]
const inputs = JSON.stringify([encoders, ...options])
export const ENCODING = `encoded-${hash('sha256', inputs).slice(0, 8)}`
