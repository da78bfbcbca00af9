import path from 'node:path'
import { sitePaths } from '../system/sitePaths.ts'
import { openCache } from './cache.ts'

/** All content folders share this cache, since its keys are hashes of contents. */
export const siteCache = openCache(path.join(sitePaths.root, '.cache/entries'))
