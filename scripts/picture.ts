/**
 * Paints pictures without a build.
 *
 *   npm run picture -- recipes/7            paint one, from the document's line, and its share image
 *   npm run picture -- recipes/7 --open     and show it
 *   npm run picture -- recipes/7 --art "…"  try another line
 *   npm run picture -- --sheet              paint all on one sheet
 */
import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { compileContent } from '../pipeline/content/compileContent.ts'
import { illustrate } from '../pipeline/illustrator/illustrate.ts'
import { toImage } from '../pipeline/illustrator/core/raster.ts'
import { paintContactSheet } from '../pipeline/pictures/contactSheet.ts'
import type { PictureSource } from '../pipeline/pictures/pictureName.ts'
import { pictureSources } from '../pipeline/pictures/pictureSources.ts'
import { composeShare } from '../pipeline/pictures/share/composeShare.ts'

const FOLDER = path.resolve('.build/pictures')

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

/** A line that no document has yet. */
async function paintLine(seed: string, line: string): Promise<string[]> {
  const file = fileOf(seed, '.png')
  await toImage(await illustrate(seed, line, 1200))
    .png()
    .toFile(file)
  return [file]
}

async function paintDocument(source: PictureSource): Promise<string[]> {
  const [file = ''] = await paintLine(source.seed, source.line)
  const { suffix, bytes } = await composeShare(sharp(file), source)
  const shared = fileOf(source.seed, suffix)
  await writeFile(shared, bytes)
  return [file, shared]
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
  const [seed] = positionals
  if (seed && values.art !== undefined) return paintLine(seed, values.art)
  await compileContent()
  const sources = await pictureSources()
  if (values.sheet) return [await paintContactSheet(sources, path.join(FOLDER, 'sheet.png'))]
  const source = sources.find((candidate) => candidate.seed === seed)
  if (!source) throw new Error('Name a document, such as recipes/7, or ask for the --sheet.')
  return paintDocument(source)
}

try {
  const files = await run()
  for (const file of files) console.log(`Painted ${path.relative('.', file)}`)
  if (values.open) files.forEach(show)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
