import { cp, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { bundleAdmin } from '../admin/bundleAdmin.ts'
import { readEditorTarget } from '../admin/editorTarget.ts'
import { compileContent } from '../content/compileContent.ts'
import { countCompiled, notesOn } from '../content/describeCompiled.ts'
import { bundleSite } from './bundle.ts'
import { COMPRESSED_CACHE, compressFiles } from './compress.ts'
import { prerenderSite, writeSearchIndex } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { copyPictures, paintSite } from './paintSite.ts'
import { publish } from './publish.ts'
import { writeHeaders } from './writeHeaders.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

/** What a build takes from the clock. */
export interface BuildTime {
  /** For the copyright line. */
  year: number
  /** What is not published at this moment is left out. */
  now: Date
}

const STAGING = path.resolve('.build/site')

/**
 * Builds the site from the content folder into `outDir`. A failure anywhere leaves `outDir` as it
 * was; mistakes in documents are thrown as one `ContentError`.
 */
export async function buildSite(
  outDir: string,
  { year, now }: BuildTime,
  progress: Progress,
): Promise<void> {
  const compile = () => compileContent({ now, for: 'readers' })
  const compiled = await progress.step('Content', compile, countCompiled)
  for (const note of notesOn(compiled)) progress.say(note)
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
    () => writeSiteFiles(bundle, pages, STAGING),
    (count) => `${count} files for machines written`,
  )
  const writeDeployHeaders = await writeHeaders(bundle, pages, STAGING)
  await progress.step(
    'Compress',
    () => compressFiles(STAGING, COMPRESSED_CACHE),
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
  await writeDeployHeaders()
}
