/**
 * Paints pictures without a build.
 *
 *   npm run picture -- recipes/7            paint one from the document's line, or crop its photo, and
 *                                           compose its share image
 *   npm run picture -- recipes/7 --open     and show it
 *   npm run picture -- recipes/7 --art "…"  try another line
 *   npm run picture -- --sheet              paint all on one sheet
 */
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { documentName } from '../pipeline/content/documentName.ts'
import { readLive } from '../pipeline/content/liveDocuments.ts'
import type { Audience } from '../pipeline/content/audience.ts'
import { illustrate, type Pixels, toImage } from '@pinchwell/illustrator/paint'
import { paintContactSheet } from '../pipeline/pictures/contactSheet.ts'
import type { PictureSource } from '../pipeline/pictures/pictureName.ts'
import { sourcesOf } from '../pipeline/pictures/pictureSources.ts'
import { renderPicture } from '../pipeline/pictures/renderPicture.ts'
import { composeShare } from '../pipeline/pictures/share/composeShare.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { PICTURE_WIDTHS, SHARE_SUFFIX } from '../src/addresses/pictureFiles.ts'

const FOLDER = path.join(sitePlace.work, 'pictures')
/** Of a picture, in pixels. */
const WIDTH = Math.max(...PICTURE_WIDTHS)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    art: { type: 'string' },
    open: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
})

function fileOf(seed: string, ending: string): string {
  return path.join(FOLDER, `${seed.replaceAll('/', '-')}${ending}`)
}

async function writePng(seed: string, pixels: Pixels): Promise<string> {
  const file = fileOf(seed, '.png')
  await toImage(pixels).png().toFile(file)
  return file
}

/** Writes a document's picture and its share image. */
async function writeDocument(source: PictureSource): Promise<string[]> {
  const pixels = await renderPicture(source, WIDTH)
  const bytes = await composeShare(toImage(pixels), source)
  const shared = fileOf(source.seed, SHARE_SUFFIX)
  await writeFile(shared, bytes)
  return [await writePng(source.seed, pixels), shared]
}

/** The system's own viewer. */
function show(file: string) {
  const viewers: Record<string, string> = { darwin: 'open', win32: 'explorer' }
  spawn(viewers[process.platform] ?? 'xdg-open', [file], {
    detached: true,
    stdio: 'ignore',
  }).unref()
}

async function run(): Promise<string[]> {
  await mkdir(FOLDER, { recursive: true })
  const [meant = ''] = positionals
  const seed = documentName(meant) ?? meant
  if (seed && values.art !== undefined) {
    return [await writePng(seed, await illustrate(seed, values.art, WIDTH))]
  }
  const audience: Audience = { now: new Date(), for: 'editors' }
  const { documents } = await readLive(sitePlace.content, audience)
  const sources = sourcesOf(documents)
  if (values.sheet) return [await paintContactSheet(sources, path.join(FOLDER, 'sheet.png'))]
  const source = sources.find((candidate) => candidate.seed === seed)
  if (!source) throw new Error(NO_PICTURE)
  if (source.photo) console.log(`Cropping ${source.photo.file}`)
  return writeDocument(source)
}

const NO_PICTURE =
  'Name a document, such as recipes/7, whose image is no address, or ask for the --sheet.'

try {
  const files = await run()
  for (const file of files) console.log(`Wrote ${path.relative('.', file)}`)
  if (values.open) files.forEach(show)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
