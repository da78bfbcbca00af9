import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'
import type { MistakeText } from '../problems/problem.ts'
import { suggestWord } from '../problems/suggestWord.ts'
import { isRecord } from '../../src/shared/checkJson.ts'
import { sitePaths } from '../system/sitePaths.ts'
import type { FontLicense } from './designFonts.ts'

/** A font named in content/theme.yaml, with a cut for each weight. */
export interface FoundFont {
  cuts: readonly FontCut[]
  /** The license of the font's first cut. */
  license: FontLicense
}

export interface FontCut {
  /** The lightest and boldest weight; equal unless the font is variable. */
  min: number
  max: number
  /** Packages split their characters into several files. */
  files: readonly [OpenFont, ...OpenFont[]]
}

export interface OpenFont {
  bytes: Buffer
  face: Face
}

const FONT_FILE = /\.(woff2|ttf|otf)$/i
const MAX_BYTES = 10_000_000
const MODULES = path.join(sitePaths.root, 'node_modules')
const SUBSETS = ['latin', 'latin-ext']

export const DAMAGED: MistakeText = {
  what: 'is no font, or a damaged one.',
  fix: 'Save it again as WOFF2, TTF or OTF.',
}

/** Finds a font by its file in `fonts/`, its package or its family. */
export async function findFont(
  written: string,
  contentDir: string,
): Promise<FoundFont | MistakeText> {
  if (/\.\w+$/.test(written)) return findFiles(written, path.join(contentDir, 'fonts'))
  const installed = installedFonts()
  const wanted = written.toLowerCase()
  const found = installed.find(({ name, family }) => [name, family.toLowerCase()].includes(wanted))
  if (found) return openPackage(found)
  const families = [...new Set(installed.map(({ family }) => family))].toSorted()
  const near = suggestWord(written, families)
  const install = `Installed are ${families.join(', ')}; npm install @fontsource/… adds one, or name a file in fonts/.`
  return {
    what: 'is neither an installed font nor a file.',
    fix: near ? `Did you mean “${near}”?` : install,
  }
}

async function findFiles(written: string, folder: string): Promise<FoundFont | MistakeText> {
  const entries = sortedEntries(folder)
  const names = entries.filter((name) => FONT_FILE.test(name))
  if (!entries.includes(written)) {
    const { name: stem } = path.parse(written)
    const near = names.find((name) => path.parse(name).name === stem) ?? suggestWord(written, names)
    const fix = near ? `Did you mean “${near}”?` : 'Put it there, as WOFF2, TTF or OTF.'
    return { what: 'is not in the folder fonts/ beside theme.yaml.', fix }
  }
  if (statSync(path.join(folder, written)).size > MAX_BYTES)
    return { what: 'is larger than 10 MB.', fix: 'Take one with fewer letters.' }
  const named = await openFont(path.join(folder, written))
  if (!named) return DAMAGED
  const family = familyOf(named.face)
  const opened = await Promise.all(names.map((name) => openFont(path.join(folder, name))))
  const beside = opened.flatMap((font) =>
    font && isUpright(font.face) && familyOf(font.face) === family ? [font] : [],
  )
  const cuts = [named, ...beside].map((font) => cutOf([font]))
  const { wght } = named.face.getAxisInfos()
  const text = [0, 13, 14].map((id) => named.face.getName(id, 'en')).join('\n')
  return { cuts: wght ? cuts.slice(0, 1) : cuts, license: { name: family, text } }
}

async function openFont(file: string): Promise<OpenFont | undefined> {
  try {
    const bytes = await readFile(file)
    const face = await openFace(bytes)
    return face.collectUnicodes().length > 0 ? { bytes, face } : undefined
  } catch {
    return undefined
  }
}

/** Opens a font file for HarfBuzz, which cannot read WOFF2. */
export async function openFace(file: Buffer): Promise<Face> {
  const isWoff2 = file.subarray(0, 4).toString('latin1') === 'wOF2'
  return new Face(new Blob(isWoff2 ? await decompress(file) : file))
}

/** https://learn.microsoft.com/typography/opentype/spec/name#name-ids */
function familyOf(face: Face): string {
  return face.getName(16, 'en') || face.getName(1, 'en')
}

/** https://learn.microsoft.com/typography/opentype/spec/os2 */
function cutOf(files: FontCut['files']): FontCut {
  const [{ face }] = files
  const [, , , , high = 1, low = 144] = face.referenceTable('OS/2') ?? []
  const weight = 256 * high + low
  const { min, max } = face.getAxisInfos().wght ?? { min: weight, max: weight }
  return { min, max, files }
}

function isUpright(face: Face): boolean {
  return ((face.referenceTable('OS/2')?.[63] ?? 0) & 1) === 0
}

type InstalledFont = ReturnType<typeof installedFonts>[number]

/** Lists installed fonts, such as `@fontsource-variable/lora`, variable ones first. */
function installedFonts() {
  return ['@fontsource-variable', '@fontsource'].flatMap((scope) =>
    sortedEntries(path.join(MODULES, scope)).flatMap((id) => {
      const name = `${scope}/${id}`
      const file = path.join(MODULES, name, 'metadata.json')
      const facts: unknown = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'))
      return isRecord(facts) ? [{ name, id, family: String(facts.family) }] : []
    }),
  )
}

async function openPackage({ name, id }: InstalledFont): Promise<FoundFont> {
  const folder = path.join(MODULES, name, 'files')
  const weights = sortedEntries(folder).flatMap(
    (file) => file.match(/-latin-(wght|\d+)-normal\.woff2$/)?.[1] ?? [],
  )
  const cuts = await Promise.all(
    weights.map(async (weight) => {
      const names = SUBSETS.map((subset) =>
        path.join(folder, `${id}-${subset}-${weight}-normal.woff2`),
      )
      const opened = await Promise.all(names.map(openFont))
      const [first, ...rest] = opened.filter((font) => font !== undefined)
      return first ? [cutOf([first, ...rest])] : []
    }),
  )
  return { cuts: cuts.flat(), license: { package: name } }
}

function sortedEntries(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).toSorted() : []
}
