import path from 'node:path'
import { sitePaths } from '../system/sitePaths.ts'
import { openCache } from './cache.ts'

/** All content folders share this cache; keys are content hashes, so they cannot collide. */
export const siteCache = openCache(path.join(sitePaths.root, '.cache/entries'))
