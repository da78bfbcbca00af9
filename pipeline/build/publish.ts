import { existsSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { sitePlace } from '../sitePlace.ts'
import { isErrno } from '../isErrno.ts'

/** Where a build puts the site together before it is published. */
export const FINISHED = sitePlace.finished
/** The site that is served and uploaded. */
export const PUBLISHED = sitePlace.dist

/** Where the old site is while the new one takes its place, and at no other time. */
const retiredBeside = (finished: string) => `${finished}-retired`
/** Where the old site is from then on, as the folder that the next build begins with. */
const spareBeside = (finished: string) => `${finished}-before`

/**
 * Puts a finished folder in the place of the published one. Both must be on one file system; the
 * old one stands until the new one is complete. What a kill can leave is in
 * docs/decisions/building.md, and `restorePublished` repairs it.
 */
export function publish(finished: string, published: string): void {
  const retired = retiredBeside(finished)
  replace(finished, published, retired)
  // Under another name, so that what the next build changes is never taken for a whole site.
  renameIfThere(retired, spareBeside(finished))
}

/** Begins with the site before the published one, of which most files will be in the next. */
export function reuseSpare(finished: string): void {
  renameIfThere(spareBeside(finished), finished)
}

/** In one go, since nothing is published in between. */
function replace(finished: string, published: string, retired: string) {
  const replaced = renameIfThere(published, retired)
  try {
    renameSync(finished, published)
  } catch (error) {
    if (replaced) renameSync(retired, published)
    throw error
  }
}

/**
 * Puts back what was published when a build was killed in the moment of replacing it, and removes
 * what that build left.
 */
export async function restorePublished(finished: string, published: string): Promise<void> {
  const retired = retiredBeside(finished)
  if (!existsSync(published)) renameIfThere(retired, published)
  await rm(finished, { recursive: true, force: true })
  if (!existsSync(retired)) return
  await rm(spareBeside(finished), { recursive: true, force: true })
  renameIfThere(retired, spareBeside(finished))
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false
    throw error
  }
}
