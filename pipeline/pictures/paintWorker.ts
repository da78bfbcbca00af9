/** Paints one picture after the other, as they are sent. */
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { openPictureCache } from './pictureCache.ts'
import { pictureName, type PictureSource } from './pictureName.ts'
import { paintPicture } from './paintPicture.ts'

// Every core has a worker of its own already.
sharp.concurrency(1)
sharp.cache(false)
const cache = openPictureCache(workerData.dir)

parentPort?.on('message', (source: PictureSource) => {
  void work(source)
})

async function work(source: PictureSource) {
  await cache.store(pictureName(source), await paintPicture(source))
  parentPort?.postMessage('painted')
}
