import { PICTURE_ENDING } from '../pictures/photoLimits.ts'
import type { SourceFile } from './archive.ts'
import type { SourceReading } from './importedRecipe.ts'
import { readCooklang } from './readers/cooklang.ts'
import type { StartCooklang } from './readers/cooklangParser.ts'
import { readJsonRecipes } from './readers/json.ts'
import { isMail, readMail } from './readers/mail.ts'
import { isHtml, readSavedPage } from './readers/savedPage.ts'
import { readMarkdown } from './readers/markdown.ts'

const MAX_BYTES = 30_000_000

const WITHOUT_RECIPE = /\.(?:svg|css|m?js|woff2?|ttf|ico|pdf|mp4|db|sqlite)$/i

export function cannotHoldRecipe(name: string): boolean {
  return WITHOUT_RECIPE.test(name) || PICTURE_ENDING.test(name)
}

/** Reads the recipes in a file; the content determines the format, not the file name. */
export async function readSourceFile(file: SourceFile, start: StartCooklang) {
  if (file.bytes.length > MAX_BYTES)
    return refuse(
      `The file has ${Math.round(file.bytes.length / 1e6)} MB; ${MAX_BYTES / 1e6} can be read.`,
    )
  const text = decodePage(file.bytes)
  if (text.trim() === '') return refuse('The file is empty.')
  const head = text.slice(0, 4000)
  if ((head.match(NO_TEXT)?.length ?? 0) > head.length / 20)
    return refuse('The file is no text, and no archive that is known.')
  try {
    return await readText(file, text, start)
  } catch (error) {
    if (error instanceof RangeError) return refuse('The file is nested too deeply to be read.')
    if (error instanceof WebAssembly.RuntimeError)
      return refuse('The parser for Cooklang cannot read the file.')
    throw error
  }
}

async function readText({ name, bytes }: SourceFile, text: string, start: StartCooklang) {
  if (/\.cook$/i.test(name)) return readCooklang(name, text, start)
  if (isMail(text)) return orNothing(await readMail(bytes), 'mail')
  if (/^\s*\uFEFF?\s*[[{]/.test(text) && !/\.(?:html?|md|markdown)$/i.test(name)) {
    const reading = readJsonRecipes(name, text)
    if (reading) return reading
  }
  if (isHtml(text) && !/\.(?:md|markdown)$/i.test(name)) {
    const reading = readSavedPage(text)
    const isWhole = /<(?:!doctype html|html|head|body)[\s>]/i.test(text.slice(0, 5000))
    if (isWhole || reading.recipes.length > 0) return orNothing(reading, 'page')
  }
  if (COOKLANG.test(text)) return readCooklang(name, text, start)
  return orNothing(readMarkdown(name, text), 'text')
}

const COOKLANG = /(?:^|\s)[@#][\p{L}\p{N}][^@#~{}\n]*\{[^{}\n]*\}/u

function orNothing(reading: SourceReading, sourceKind: string): SourceReading {
  if (reading.recipes.length > 0 || reading.problems.length > 0) return reading
  return refuse(`No recipe was found in the ${sourceKind}: it names no ingredients and no steps.`)
}

function refuse(problem: string): SourceReading {
  return { recipes: [], problems: [problem] }
}

// oxlint-disable-next-line no-control-regex -- text has next to none of them
const NO_TEXT = /[\u0000-\u0008\u000E-\u001A]|\uFFFD/g

/** Decodes by byte order mark, then as UTF-8 if valid, then by the `<meta>` of the page. */
function decodePage(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs(bytes, 'utf-16be')
  const head = decodeAs(bytes.subarray(0, 4096), 'latin1')
  const declared = /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(head)?.[1]
  // Saved pages often use UTF-8 even if the `<meta>` says otherwise.
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeAs(bytes, declared)
  }
}

function decodeAs(bytes: Uint8Array, encoding?: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
