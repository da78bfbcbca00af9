import type { IncomingMessage, ServerResponse } from 'node:http'
import { oncePerObject } from '../../src/content/oncePerObject.ts'
import { siteCache } from '../cache/siteCache.ts'
import { keptFiles } from './pictureFiles.ts'
import { type PictureSource, sourcesByName } from './pictureName.ts'
import { createPictureMaker } from './pictureMaker.ts'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

const maker = createPictureMaker(siteCache)

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
    const files = keptFiles(siteCache, source) ?? (await maker.make(source))
    const bytes = files.get(name + suffix)
    if (!bytes) return next()
    response.setHeader('Content-Type', TYPES[extension] ?? 'image/*')
    response.end(bytes)
  } catch (error) {
    next(error)
  }
}
