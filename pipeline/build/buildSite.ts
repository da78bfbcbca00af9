import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { editorTarget } from '../admin/editorTarget.ts'
import { compileContent } from '../content/compileContent.ts'
import { countCompiled, notesOn } from '../content/describeCompiled.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import { type Bundle, bundleSite } from './bundle.ts'
import { COMPRESSED_CACHE, compressFiles } from './compress.ts'
import { prerenderSite, writeIndexes, type WrittenPage } from './prerenderSite.ts'
import type { Progress } from './progress.ts'
import { openSitePictures, type SitePictures } from './sitePictures.ts'
import { FINISHED, publish, restorePublished } from './publish.ts'
import { writeAllRecipes } from './writeAllRecipes.ts'
import { writeAssets } from './writeAssets.ts'
import { writeHeaders } from './writeHeaders.ts'
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
 * @param onStaged called when the pages stand in `FINISHED`, before their pictures are painted
 */
export async function buildSite(
  outDir: string,
  time: BuildTime,
  progress: Progress,
  onStaged: (pictures: SitePictures) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await restorePublished(FINISHED, outDir)
  try {
    const staged = await stageSite(time, progress)
    const writeDeployHeaders = await writeHeaders(staged.bundle, staged.pages, FINISHED)
    const pictures = openSitePictures(await pictureSources(), FINISHED)
    await onStaged(pictures)
    await addForHosts(staged.bundle, progress)
    await placePictures(pictures, progress)
    if (staged.bundle.site.content.settings.offline) await writeAllRecipes(staged.pages, FINISHED)
    await publish(FINISHED, outDir)
    await writeDeployHeaders()
  } catch (error) {
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

function placePictures(pictures: SitePictures, { step, note }: Progress): Promise<number> {
  return step(
    'Pictures',
    () => pictures.placeAll(({ done, total }) => note(`Painting picture ${done} of ${total}`)),
    (painted) => `${pictures.total} pictures, ${painted} of them painted now`,
  )
}

/** Writes all that visitors and machines read, except pictures, into the folder `FINISHED`. */
export async function stageSite({ year, now }: BuildTime, progress: Progress): Promise<Staged> {
  const compile = () => compileContent({ now, for: 'readers' })
  const compiled = await progress.step('Content', compile, countCompiled)
  for (const note of notesOn(compiled)) progress.say(note)
  const bundle = await progress.step('Code', bundleSite, ({ manifest }) => {
    return `${Object.keys(manifest).length} chunks bundled`
  })
  await mkdir(FINISHED, { recursive: true })
  await writeAssets(bundle, FINISHED)
  await progress.step(
    'Search',
    () => writeIndexes(bundle, FINISHED),
    (count) => `${count} files of indexes written`,
  )
  const pages = await progress.step(
    'Pages',
    () => prerenderSite(bundle, FINISHED, year),
    ({ length }) => `${length} pages written`,
  )
  await progress.step(
    'Feeds',
    () => writeSiteFiles(bundle, pages, FINISHED),
    (count) => `${count} files for machines written`,
  )
  return { bundle, pages }
}

/** Adds what no page waits for: compressed files, and the editor if the settings ask for one. */
async function addForHosts(bundle: Bundle, progress: Progress) {
  await progress.step(
    'Compress',
    () => compressFiles(FINISHED, COMPRESSED_CACHE),
    (count) => `${count} files compressed`,
  )
  // Not compressed here: few load it, and it would take longer than all of the site.
  const { editor } = bundle.site.siteFile
  if (editor) {
    const target = editorTarget(editor)
    // Few sites have it, and it is slow to load.
    const { bundleAdmin } = await import('../admin/bundleAdmin.ts')
    await progress.step(
      'Editor',
      () => bundleAdmin(path.join(FINISHED, 'admin'), target, 'readers'),
      () => `saves to ${target.backend.name}`,
    )
  }
}
