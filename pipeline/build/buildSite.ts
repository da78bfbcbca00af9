import { rm } from 'node:fs/promises'
import path from 'node:path'
import { editorTarget } from '../admin/editorTarget.ts'
import type { Audience } from '../content/audience.ts'
import { compileContent } from '../content/compileContent.ts'
import { countCompiled, notesOn } from '../content/describeCompiled.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import { type Bundle, bundleSite } from './bundle.ts'
import {
  compressedFrom,
  type CompressedFiles,
  type Compressor,
  openCompressedFiles,
  openCompressor,
} from './compress.ts'
import { bundleEarly } from './earlyBundles.ts'
import { openFileRecords } from './fileRecords.ts'
import { openKeptPages } from './keptPages.ts'
import { prerenderSite, writeIndexes, type WrittenPage } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { openSiteFolder, type SiteFolder } from './siteFolder.ts'
import { openSitePictures, PICTURES_FOLDER, type SitePictures } from './sitePictures.ts'
import { FINISHED, publish, restorePublished, reuseSpare } from './publish.ts'
import { sitePlace } from '../sitePlace.ts'
import { writeAllRecipes } from './writeAllRecipes.ts'
import { writeAssets } from './writeAssets.ts'
import { writeHeaders } from './writeHeaders.ts'
import { writeRedirects } from './writeRedirects.ts'
import { writeSiteFiles } from './writeSiteFiles.ts'

/** What a build takes from the clock. */
export interface BuildTime {
  /** For the copyright line. */
  year: number
  /** What is not published at this moment is left out. */
  now: Date
}

/**
 * Builds the site from the content folder into `outDir`. A failure anywhere leaves `outDir` as it
 * was; mistakes in documents are thrown as one `ContentError`. Only one process may do so at a time:
 * see `withBuildLock`.
 *
 * @param onStaged called when the pages stand in `FINISHED`, before their pictures are encoded
 */
export async function buildSite(
  outDir: string,
  time: BuildTime,
  progress: Progress,
  onStaged: (pictures: SitePictures) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await restorePublished(FINISHED, outDir)
  reuseSpare(FINISHED)
  const { records, site, known } = openSite(outDir)
  const compressor = openCompressor(site, known)
  try {
    const { bundle, pages } = await stageSite(site, known, time, progress, compressor.add)
    const writeDeployHeaders = writeHeaders(bundle, pages, site)
    writeRedirects(bundle, site)
    site.removeOthers(isStillTrue(site))
    const pictures = openSitePictures(await pictureSources(), site)
    await onStaged(pictures)
    await addForHosts(bundle, site, compressor, progress)
    await placePictures(pictures, progress)
    if (bundle.site.content.settings.offline) writeAllRecipes(pages, site)
    site.removeOthers()
    publish(FINISHED, outDir)
    records.save()
    await writeDeployHeaders()
  } catch (error) {
    await compressor.settle()
    // Half a site helps nobody, least of all on a full disk. If it cannot go, the next build tries
    // again; the first error is the one that is reported.
    await rm(FINISHED, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

/** What builds know of the files that they have written. */
const FILE_RECORDS = path.join(sitePlace.cache, 'files')

/** Opens the folder in which the site is put together, and what is kept of builds before. */
export function openSite(outDir: string) {
  const records = openFileRecords(FILE_RECORDS)
  return {
    records,
    site: openSiteFolder(FINISHED, outDir, records),
    known: openCompressedFiles(),
  }
}

/** Of the older site, what may be served with the pages before it is written or left in its turn. */
function isStillTrue(site: SiteFolder) {
  return (name: string): boolean => {
    const source = compressedFrom(name)
    return source ? site.isUnchanged(source) : name.startsWith(`${PICTURES_FOLDER}/`)
  }
}

/** What is written before a host comes into it. */
interface Staged {
  bundle: Bundle
  pages: WrittenPage[]
}

function placePictures(pictures: SitePictures, { step, note }: Progress): Promise<number> {
  return step(
    'Pictures',
    () => pictures.placeAll(({ done, total }) => note(`Encoding picture ${done} of ${total}`)),
    (made) => `${pictures.total} pictures, ${made} of them encoded now`,
  )
}

/**
 * Writes all that visitors and machines read, except pictures.
 *
 * @param onWritten called with the HTML file of each page that is there
 */
export async function stageSite(
  site: SiteFolder,
  known: CompressedFiles,
  { year, now }: BuildTime,
  progress: Progress,
  onWritten?: (name: string) => void,
): Promise<Staged> {
  const audience: Audience = { now, for: 'readers' }
  const early = bundleEarly(audience)
  const compile = () => compileContent(audience)
  const compiled = await progress
    .step('Content', compile, countCompiled)
    .catch(async (error: unknown) => {
      await early.stop()
      throw error
    })
  for (const note of notesOn(compiled)) progress.say(note)
  const bundle = await progress.step(
    'Code',
    () => early.ended.then(bundleSite),
    ({ manifest }) => `${Object.keys(manifest).length} chunks bundled`,
  )
  writeAssets(bundle, site)
  await progress.step(
    'Search',
    () => writeIndexes(bundle, site),
    (count) => `${count} files of indexes written`,
  )
  const pages = await progress.step(
    'Pages',
    () => prerenderSite(bundle, site, year, openKeptPages(known), onWritten),
    ({ length }) => `${length} pages written`,
  )
  await progress.step(
    'Feeds',
    () => writeSiteFiles(bundle, pages, site),
    (count) => `${count} files for machines written`,
  )
  return { bundle, pages }
}

/** Adds what no page waits for: compressed files, and the editor if the settings ask for one. */
async function addForHosts(
  { site: { siteFile } }: Bundle,
  site: SiteFolder,
  compressor: Compressor,
  progress: Progress,
) {
  await progress.step(
    'Compress',
    () => compressor.finish(),
    (count) => `${count} files compressed`,
  )
  // Not compressed here: few load it, and it would take longer than all of the site.
  const { editor } = siteFile
  if (editor) {
    const target = editorTarget(editor)
    // Few sites have it, and it is slow to load.
    const { bundleAdmin } = await import('../admin/bundleAdmin.ts')
    await progress.step(
      'Editor',
      () => bundleAdmin(path.join(FINISHED, ADMIN_FOLDER), target, 'readers'),
      () => `saves to ${target.backend.name}`,
    )
    site.adopt(ADMIN_FOLDER)
  }
}

const ADMIN_FOLDER = 'admin'
