import { lookup } from 'mime-types'
import { memoize } from '../../src/shared/memoize.ts'
import { siteCache } from '../cache/siteCache.ts'
import { asyncHandler } from '../vite/asyncHandler.ts'
import { type PictureSource, shareName, sourcesByName } from './pictureName.ts'
import { makePicture, readCachedPicture } from './makePicture.ts'

const pending = new Map<string, ReturnType<typeof makePicture>>()
const byName = memoize(sourcesByName, new WeakMap())

/** Serves pictures in development, and makes missing ones on request. */
export function servePictures(sources: () => readonly PictureSource[]) {
  return asyncHandler(async ({ url = '' }, response, next) => {
    const [, name = '', suffix = ''] = /^\/([\w-]+?)(-[a-z0-9]+\.\w+)$/.exec(url) ?? []
    const source = byName(sources()).get(name)
    if (!source) return next()
    const files = readCachedPicture(siteCache, source) ?? (await make(source))
    const bytes = files.get(name + suffix)
    if (!bytes) return next()
    response.setHeader('Content-Type', lookup(suffix) || 'image/*')
    response.end(bytes)
  })
}

/** Makes a picture once, even when a page requests several sizes at the same time. */
function make(source: PictureSource) {
  const name = shareName(source)
  const making = pending.get(name) ?? makePicture(siteCache, source)
  pending.set(name, making)
  return making.finally(() => pending.delete(name))
}
