import { existsSync, lstatSync, readdirSync, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { ExplainedError } from '../system/explainFailure.ts'
import { isErrno } from '../system/isErrno.ts'

/** Where the old site is kept while the new one replaces it. */
const retiredBeside = (staging: string) => `${staging}-retired`

const REMOVE = { recursive: true, force: true }

/** Only a built site has all of these files; other folders are never replaced. */
const MARKS = ['404.html', '_headers', 'data']

/** @throws ExplainedError when the folder holds anything but a built site */
export function refuseForeign(published: string): void {
  const stats = lstatSync(published, { throwIfNoEntry: false })
  if (!stats) return
  const names = stats.isDirectory() ? readdirSync(published) : undefined
  if (names?.length === 0 || MARKS.every((mark) => names?.includes(mark))) return
  const reason = names ? 'is a folder with files of another kind' : 'is no folder'
  throw new ExplainedError(
    `${path.relative('.', published)} ${reason}, and the site would take its place.  ` +
      'Move it away, and build again.',
  )
}

/**
 * Replaces the published folder with a finished one, on the same file system.
 * `restorePublished` repairs what a kill can leave.
 */
export async function publish(staging: string, published: string): Promise<void> {
  // No await between the renames: a server in this process must always find the site.
  const retired = retiredBeside(staging)
  const replaced = renameIfThere(published, retired)
  try {
    renameSync(staging, published)
  } catch (error) {
    if (replaced) renameSync(retired, published)
    throw error
  }
  // If this fails, the next build removes the folder.
  await rm(retired, REMOVE).catch(() => {})
}

/** Restores the site that a killed build was replacing, and removes its leftovers. */
export async function restorePublished(staging: string, published: string): Promise<void> {
  const retired = retiredBeside(staging)
  if (!existsSync(published)) renameIfThere(retired, published)
  await rm(retired, REMOVE)
  await rm(staging, REMOVE)
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
