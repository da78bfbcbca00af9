import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { editorTarget } from '../editorBuild/editorTarget.ts'
import { siteCache } from '../cache/siteCache.ts'
import { videoPath } from '../../src/addresses/videoFiles.ts'
import { compileContent, countCompiled, notesOn } from '../content/compile/compileContent.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import { type Bundle, bundleSite } from './bundle.ts'
import { prerenderSite } from './prerenderSite.ts'
import type { BuildLog } from './buildLog.ts'
import { openFolder, type OpenFolder } from '../system/openFolder.ts'
import { sitePaths } from '../system/sitePaths.ts'
import { writePictures } from './writePictures.ts'
import { publish, refuseForeign, restorePublished } from './publish.ts'
import { writeOfflineList } from './writeOfflineList.ts'
import { writeCode } from './writeCode.ts'
import { writeHeaders, writeRedirects } from './writeHostFiles.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

/**
 * Builds the site from the content folder into `outDir`; a failure leaves that folder unchanged.
 * Callers must hold the lock (`withBuildLock`).
 *
 * @param now decides what is published, and the year of the copyright line
 * @throws ContentError with the mistakes of all documents, ExplainedError
 */
export async function buildSite(outDir: string, now: Date, progress: BuildLog): Promise<void> {
  refuseForeign(outDir)
  await restorePublished(sitePaths.staging, outDir)
  const site = openFolder(sitePaths.staging)
  const { documents, words } = await compile(now, progress)
  const sources = pictureSources(documents, words.messages)
  // Pictures are encoded while the code is bundled; the await below reports a failure.
  const writingPictures = writePictures(sources, site, siteCache, ({ done, total }) =>
    progress.note(`Encoding picture ${done} of ${total}`),
  )
  writingPictures.catch(() => {})
  try {
    for (const { name, file } of documents.flatMap(({ videoFiles = [] }) => videoFiles))
      site.write(videoPath(name), readFileSync(file))
    const { bundle, pages } = await stageSite(site, now, progress)
    writeRedirects(bundle, site)
    await addEditor(bundle, progress)
    await progress.step(
      'Pictures',
      () => writingPictures,
      (made) => `${sources.length} pictures, ${made} of them encoded now`,
    )
    if (bundle.site.content.settings.offline) writeOfflineList(pages, site)
    writeHeaders(bundle, site)
    await publish(sitePaths.staging, outDir)
  } catch (error) {
    await writingPictures.catch(() => {})
    // Frees space on a full disk; only the original error is reported.
    await rm(sitePaths.staging, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

export async function compile(now: Date, progress: BuildLog) {
  const compileForReaders = () => compileContent({ now, audience: 'readers' })
  const compiled = await progress.step('Content', compileForReaders, countCompiled)
  for (const note of notesOn(compiled)) progress.say(note)
  return compiled
}

/** Writes the code, indexes, pages and feeds of a compiled site; pictures come later. */
export async function stageSite(site: OpenFolder, now: Date, progress: BuildLog) {
  const bundle = await progress.step(
    'Code',
    bundleSite,
    ({ manifest }) => `${Object.keys(manifest).length} chunks bundled`,
  )
  writeCode(bundle, site)
  const indexes = await progress.step(
    'Search',
    () => bundle.site.indexFiles(),
    ({ size }) => `${size} files of indexes written`,
  )
  for (const [address, json] of indexes) site.write(address, json)
  const pages = await progress.step(
    'Pages',
    () => prerenderSite(bundle, site, now.getUTCFullYear()),
    ({ length }) => `${length} pages written`,
  )
  await progress.step(
    'Feeds',
    () => writeSiteFiles(bundle, pages, site),
    (count) => `${count} files for machines written`,
  )
  return { bundle, pages }
}

async function addEditor({ site: { siteFile } }: Bundle, progress: BuildLog): Promise<void> {
  if (!siteFile.editor) return
  const target = editorTarget(siteFile.editor)
  // Few sites have an editor, so its bundler is loaded on demand.
  const { bundleAdmin } = await import('../editorBuild/bundleAdmin.ts')
  await progress.step(
    'Editor',
    () => bundleAdmin(path.join(sitePaths.staging, 'admin'), target, 'readers'),
    () => `saves to ${target.backend.name}`,
  )
}
