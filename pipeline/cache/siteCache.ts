import path from 'node:path'
import { sitePaths } from '../system/sitePaths.ts'
import { openCache } from './cache.ts'

/** The cache of all sites of this project: keys are hashes, so none needs a folder of its own. */
export const siteCache = openCache(path.join(sitePaths.root, '.cache/entries'))
