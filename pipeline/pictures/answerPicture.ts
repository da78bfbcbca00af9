import type { IncomingMessage, ServerResponse } from 'node:http'
import { lookup } from 'mime-types'
import { oncePerObject } from '../../src/content/oncePerObject.ts'
import { siteCache } from '../cache/siteCache.ts'
import { keptFiles } from './pictureFiles.ts'
import { type PictureSource, sourcesByName } from './pictureName.ts'
import { createPictureMaker } from './pictureMaker.ts'

const maker = createPictureMaker(siteCache)
const byName = oncePerObject(sourcesByName)

/** Answers for a picture of the site in the development server; a missing one is made now. */
export async function answerPicture(
  sources: readonly PictureSource[],
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const [, name = '', suffix = ''] = /^\/([\w-]+?)(-[a-z0-9]+\.\w+)$/.exec(url) ?? []
    const source = byName(sources).get(name)
    if (!source) return next()
    const files = keptFiles(siteCache, source) ?? (await maker.make(source))
    const bytes = files.get(name + suffix)
    if (!bytes) return next()
    response.setHeader('Content-Type', lookup(suffix) || 'image/*')
    response.end(bytes)
  } catch (error) {
    next(error)
  }
}
