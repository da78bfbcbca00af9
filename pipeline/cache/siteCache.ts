import path from 'node:path'
import { ownCache, sitePlace } from '../sitePlace.ts'
import { openCache } from './cache.ts'

const folderIn = (cache: string) => path.join(cache, 'entries')

/** The cache of this process' site, which borrows from that of the project's own. */
export const siteCache = openCache(folderIn(sitePlace.cache), folderIn(ownCache))
