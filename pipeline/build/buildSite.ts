import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { compileContent } from '../content/compileContent.ts'
import { bundleSite } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { prerenderSite, writeSearchIndex } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { copyPictures, paintSite } from './paintSite.ts'
import { FINISHED, publish, restorePublished } from './publish.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

/**
 * Builds the site from the content folder into `outDir`. A failure anywhere leaves `outDir` as it
 * was; mistakes in documents are thrown as one `ContentError`. Only one process may do so at a time:
 * see `inTurn`.
 *
 * @param year for the copyright line
 */
export async function buildSite(outDir: string, year: number, progress: Progress): Promise<void> {
  await restorePublished(FINISHED, outDir)
  try {
    await putTogether(year, progress)
    await publish(FINISHED, outDir)
  } catch (error) {
    // Half a site helps nobody, least of all on a full disk. If it cannot go, the next build tries
    // again, and what went wrong first is what is told.
    await rm(FINISHED, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

/** Writes the whole site into its folder aside. */
async function putTogether(year: number, progress: Progress): Promise<void> {
  await progress.step('Content', compileContent, (count) => `${count} documents compiled`)
  const { sources } = await progress.step(
    'Pictures',
    () => paintSite(progress),
    (pictures) => {
      return `${pictures.sources.length} pictures, ${pictures.painted} of them painted now`
    },
  )
  const bundle = await progress.step('Code', bundleSite, ({ manifest }) => {
    return `${Object.keys(manifest).length} chunks bundled`
  })
  await mkdir(FINISHED, { recursive: true })
  await cp(path.join(bundle.clientDir, 'assets'), path.join(FINISHED, 'assets'), {
    recursive: true,
  })
  await copyPictures(sources, FINISHED)
  await progress.step(
    'Search',
    () => writeSearchIndex(bundle, FINISHED),
    (count) => `${count} files of the index written`,
  )
  const pages = await progress.step(
    'Pages',
    () => prerenderSite(bundle, FINISHED, year),
    ({ length }) => `${length} pages written`,
  )
  await progress.step(
    'Feeds',
    () => writeSiteFiles(bundle.site.content, pages, FINISHED),
    (count) => `${count} files for machines written`,
  )
  await progress.step(
    'Compress',
    () => compressFiles(FINISHED),
    (count) => `${count} files compressed`,
  )
}
