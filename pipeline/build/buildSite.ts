import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundleAdmin } from '../admin/bundleAdmin.ts'
import { readEditorTarget } from '../admin/editorTarget.ts'
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
  await progress.step(
    'Compress',
    () => compressFiles(STAGING),
    (count) => `${count} files compressed`,
  )
  // Not compressed here: few load it, and it would take longer than all of the site.
  const target = await readEditorTarget()
  if (target) {
    const editorDir = path.join(STAGING, 'admin')
    const where = `saves to ${target.backend.name}`
    await progress.step(
      'Editor',
      () => bundleAdmin(editorDir, target),
      () => where,
    )
  }
  await publish(STAGING, outDir)
}
