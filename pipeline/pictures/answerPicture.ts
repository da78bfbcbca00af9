import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { oncePerObject } from '../../src/content/oncePerObject.ts'
import { openPictureCache, PICTURE_CACHE } from './pictureCache.ts'
import { cacheName, pictureName, type PictureSource, sourcesByName } from './pictureName.ts'
import { createPictureMaker } from './pictureMaker.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

const maker = createPictureMaker(PICTURE_CACHE)

/** The names hold hashes, and a list of documents asks for many pictures. */
const byName = oncePerObject(sourcesByName)

/**
 * Answers for a picture in the development server; one that is not there yet is made now.
 * @param sources what the pictures of the site are made from at this moment
 */
export async function answerPicture(
  sources: readonly PictureSource[],
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const match = /^\/([\w-]+?)(-[a-z0-9]+(\.\w+))$/.exec(url)
    const [, name = '', suffix = '', extension = ''] = match ?? []
    const source = byName(sources).get(name)
    if (!source) return next()
    await maker.make(source)
    const kept = name === pictureName(source) ? cacheName(source) : name
    const bytes = await readFile(openPictureCache(PICTURE_CACHE).file(kept, suffix))
    response.setHeader('Content-Type', TYPES[extension] ?? 'image/*')
    response.end(bytes)
  } catch (error) {
    next(error)
  }
}
