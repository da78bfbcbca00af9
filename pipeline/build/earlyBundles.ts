import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteType } from '../../src/content/schema/site.ts'
import { siteCache } from '../cache/siteCache.ts'
import type { Audience } from '../content/publish/audience.ts'
import { checkPhotos } from '../content/check/checkPhotos.ts'
import { compileFor } from '../content/compile/gitSource.ts'
import { listFiles, isPlainFile } from '../content/read/listFiles.ts'
import { only } from '../content/report/problem.ts'
import { shownName } from '../content/read/readContent.ts'
import { LARGEST_BYTES, readDocument } from '../content/read/readDocument.ts'
import { readPhoto } from '../pictures/readPhoto.ts'
import { sitePlace } from '../sitePlace.ts'
import { keptBundles } from './bundle.ts'
import { SETTINGS } from './bundleInputs.ts'

/**
 * Fills the cache with bundles while documents are being read, which leaves a core idle. Failures
 * are ignored: `bundleSite` bundles again and reports them.
 */
export function bundleEarly(audience: Audience) {
  const controller = new AbortController()
  const bundling = writeFirstSettings(audience).then(() => keptBundles(controller.signal))
  const ended = Promise.allSettled([bundling])
  return {
    /** Resolves when bundling has ended, whatever became of it. */
    ended,
    async stop(): Promise<void> {
      controller.abort()
      await ended
    },
  }
}

/** Writes the settings, which are bundled, unless a build has written some before. */
async function writeFirstSettings(audience: Audience): Promise<void> {
  if (existsSync(SETTINGS)) return
  const settings = await settingsFor(audience)
  if (settings === undefined) return
  await mkdir(path.dirname(SETTINGS), { recursive: true })
  await writeFile(SETTINGS, settings, { flag: 'wx' })
}

/** The settings as Contentlayer writes them, read alone; undefined while they are wrong. */
export async function settingsFor(audience: Audience): Promise<string | undefined> {
  const name = `${siteType.singleFile}${siteType.extension}`
  const file = path.join(sitePlace.content, name)
  if (!isPlainFile(file, LARGEST_BYTES)) return undefined
  const document = readDocument(shownName(sitePlace.content, name), await readFile(file), siteType)
  if (only('error', document.problems).length > 0) return undefined
  const { photos, problems } = await checkPhotos([document], {
    dir: sitePlace.content,
    shown: path.basename(sitePlace.content),
    names: (await listFiles(sitePlace.content)).names,
    readPhoto: (photo) => readPhoto(photo, siteCache),
  })
  if (only('error', problems).length > 0) return undefined
  const content = { documents: [document], photos, photosInTexts: new Map(), problems: [] }
  const [settings] = await compileFor(content, audience)
  return JSON.stringify(settings, null, 2)
}
