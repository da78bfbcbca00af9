import type { IncomingMessage, ServerResponse } from 'node:http'
import { lookup } from 'mime-types'
import { memoize } from '../../src/shared/memoize.ts'
import { siteCache } from '../cache/siteCache.ts'
import { readCachedPicture } from './cachedPictures.ts'
import { type PictureSource, shareName, sourcesByName } from './pictureName.ts'
import { makePicture } from './makePicture.ts'

const underWay = new Map<string, Promise<void>>()
const byName = memoize(sourcesByName, new WeakMap())

/** Answers for a picture in the development server; makes a missing one. */
export async function servePicture(
  sources: readonly PictureSource[],
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): Promise<void> {
  const [, name = '', suffix = ''] = /^\/([\w-]+?)(-[a-z0-9]+\.\w+)$/.exec(url) ?? []
  const source = byName(sources).get(name)
  if (!source) return next()
  if (!readCachedPicture(siteCache, source)) await make(source)
  const bytes = readCachedPicture(siteCache, source)?.get(name + suffix)
  if (!bytes) return next()
  response.setHeader('Content-Type', lookup(suffix) || 'image/*')
  response.end(bytes)
}

/** Once for all sizes that a page asks for. */
function make(source: PictureSource): Promise<void> {
  const name = shareName(source)
  const making = underWay.get(name) ?? makePicture(siteCache, source)
  underWay.set(name, making)
  return making.finally(() => underWay.delete(name))
}
