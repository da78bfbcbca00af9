import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { compileContent } from '../content/compileContent.ts'
import { bundleSite } from './bundle.ts'
import { compressFiles } from './compress.ts'
import { prerenderSite, writeSearchIndex } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { copyPictures, paintSite } from './paintSite.ts'
import { publish } from './publish.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

const STAGING = path.resolve('.build/site')

/**
 * Builds the site from the content folder into `outDir`. A failure anywhere leaves `outDir` as it
 * was; mistakes in documents are thrown as one `ContentError`.
 *
 * @param year for the copyright line
 */
export async function buildSite(outDir: string, year: number, progress: Progress): Promise<void> {
  await stageSite(year, progress)
  await progress.step(
    'Compress',
    () => compressFiles(STAGING),
    (count) => `${count} files compressed`,
  )
  await publish(STAGING, outDir)
}

/**
 * Writes all that the site consists of into a folder of its own, but no compressed files.
 *
 * @param year for the copyright line
 * @returns the folder, absolute
 */
export async function stageSite(year: number, progress: Progress): Promise<string> {
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
  await rm(STAGING, { recursive: true, force: true })
  await mkdir(STAGING, { recursive: true })
  await cp(path.join(bundle.clientDir, 'assets'), path.join(STAGING, 'assets'), { recursive: true })
  await copyPictures(sources, STAGING)
  await progress.step(
    'Search',
    () => writeSearchIndex(bundle, STAGING),
    (count) => `${count} files of the index written`,
  )
  const pages = await progress.step(
    'Pages',
    () => prerenderSite(bundle, STAGING, year),
    ({ length }) => `${length} pages written`,
  )
  await progress.step(
    'Feeds',
    () => writeSiteFiles(bundle.site.content, pages, STAGING),
    (count) => `${count} files for machines written`,
  )
  return STAGING
}
