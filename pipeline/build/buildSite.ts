import { rm } from 'node:fs/promises'
import path from 'node:path'
import { editorTarget } from '../admin/editorTarget.ts'
import { siteCache } from '../cache/siteCache.ts'
import type { Audience } from '../content/publish/audience.ts'
import { compileContent } from '../content/compile/compileContent.ts'
import { countCompiled, notesOn } from '../content/compile/describeCompiled.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import { type Bundle, bundleSite } from './bundle.ts'
import { type Compressor, openCompressor } from './compress.ts'
import { bundleEarly } from './earlyBundles.ts'
import { prerenderSite, writeIndexes, type WrittenPage } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { openSiteFolder, type SiteFolder } from './siteFolder.ts'
import { openSitePictures, type SitePictures } from './sitePictures.ts'
import { FINISHED, publish, restorePublished } from './publish.ts'
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
  const site = openSiteFolder(FINISHED)
  const compressor = openCompressor(site, siteCache)
  try {
    const { bundle, pages } = await stageSite(site, time, progress, compressor.add)
    const writeDeployHeaders = writeHeaders(bundle, pages, site)
    writeRedirects(bundle, site)
    const sources = await pictureSources()
    const pictures = openSitePictures(sources, site, siteCache, ({ done, total }) =>
      progress.note(`Encoding picture ${done} of ${total}`),
    )
    await onStaged(pictures)
    await addForHosts(bundle, compressor, progress)
    await placePictures(pictures, progress)
    if (bundle.site.content.settings.offline) writeAllRecipes(pages, site)
    await publish(FINISHED, outDir)
    await writeDeployHeaders()
  } catch (error) {
    await compressor.settle()
    // Half a site helps nobody, least of all on a full disk. If it cannot go, the next build tries
    // again; the first error is the one that is reported.
    await rm(FINISHED, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

/** What is written before a host comes into it. */
interface Staged {
  bundle: Bundle
  pages: WrittenPage[]
}

function placePictures(pictures: SitePictures, { step }: Progress): Promise<number> {
  return step(
    'Pictures',
    () => pictures.placeAll(),
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
    () => prerenderSite(bundle, site, year, onWritten),
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
  }
}

const ADMIN_FOLDER = 'admin'
