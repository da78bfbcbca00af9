/** Paints one picture after the other, as they are sent; the argument is the cache's folder. */
import sharp from 'sharp'
import { openPictureCache } from './pictureCache.ts'
import type { PictureSource } from './pictureName.ts'
import { paintPicture } from './paintPicture.ts'

// Every core has a process of its own already.
sharp.concurrency(1)
sharp.cache(false)
const cache = openPictureCache(process.argv[2] ?? '')

// Nothing is left to paint, or nobody to paint for.
process.on('disconnect', () => process.exit())
process.on('message', (source: PictureSource) => {
  void work(source)
})

/** Answers null for a painted picture, else what went wrong. */
async function work(source: PictureSource) {
  try {
    await paintPicture(cache, source)
    process.send?.(null)
  } catch (error) {
    process.send?.(`${source.seed}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
