/** A process that makes the pictures it is sent; its arguments are the cache's folders. */
import sharp from 'sharp'
import { openCache } from '../cache/cache.ts'
import type { PictureSource } from './pictureName.ts'
import { makePicture } from './makePicture.ts'

// Every core has a process of its own.
sharp.concurrency(1)
sharp.cache(false)
const [, , dir = '', lender] = process.argv
const cache = openCache(dir, lender)

process.on('disconnect', () => process.exit())
process.on('message', (source: PictureSource) => {
  void work(source)
})

/** Answers null when the picture is made, else what went wrong. */
async function work(source: PictureSource) {
  try {
    await makePicture(cache, source)
    process.send?.(null)
  } catch (error) {
    process.send?.(`${source.seed}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
