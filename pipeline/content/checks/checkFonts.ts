import { LANGUAGES } from '../../../languages/languages.ts'
import { DAMAGED, findFont, type FontCut, type FoundFont } from '../../fonts/findFont.ts'
import { nearestCut, trimOwnFont } from '../../fonts/ownFonts.ts'
import type { FontRole } from '../../theme/siteTheme.ts'
import { languageOf } from '../documents/siteLanguage.ts'
import { isSound, type ReadDocument } from '../documents/document.ts'
import { textsAt } from '../documents/placedTexts.ts'
import { type ContentProblem, type MistakeText, quote, reportInto } from '../../problems/problem.ts'

/** Checks that the fonts of theme.yaml are there, and have the letters and weights of pages. */
export async function checkFonts(documents: ReadDocument[], contentDir: string) {
  const problems: ContentProblem[] = []
  const theme = documents.find(({ type }) => type.name === 'Theme')
  if (!theme || !isSound(theme)) return problems
  const report = reportInto(problems, theme.file)
  const letters = neededLetters(documents)
  for (const [role, weights] of [
    ['headings', [570]],
    ['text', [400, 600]],
  ] as const) {
    for (const { text, place } of textsAt(theme, new RegExp(`^fonts\\.${role}$`))) {
      const found = await findFont(text, contentDir)
      const mistake =
        'what' in found
          ? found
          : (lacks(found.cuts, letters, weights) ?? (await damageIn(role, found)))
      if (mistake) report(place, 'unusable-font', `${quote(text)} ${mistake.what}`, mistake.fix)
    }
  }
  return problems
}

/** The characters that a font needs: basic ones, and those in the program’s own words. */
function neededLetters(documents: ReadDocument[]): string[] {
  const words = JSON.stringify(LANGUAGES[languageOf(documents)].words)
  const all = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,${words}`
  return [...new Set(all.match(/[\p{L}\p{Nd} .,]/gu))]
}

/** Returns what pages miss in a font. @param weights those that pages use */
function lacks(cuts: readonly FontCut[], letters: readonly string[], weights: readonly number[]) {
  const used = weights.map((weight) => nearestCut(cuts, weight))
  const drawn = used.map(
    ({ files }) => new Set(files.flatMap(({ face }) => Array.from(face.collectUnicodes()))),
  )
  const missing = letters.filter(
    (letter) => !drawn.every((points) => points.has(letter.codePointAt(0) ?? 0)),
  )
  if (missing.length > 0) {
    const shown = `${missing.slice(0, 8).join(' ')}${missing.length > 8 ? ' …' : ''}`
    const what = `lacks letters of the site’s language: ${shown}.`
    return { what, fix: 'Choose a font that has them, or take a file of it with more letters.' }
  }
  const [regular, bold = regular] = used
  if (bold === regular && weights.length > 1 && regular && regular.max < 600)
    return {
      what: 'has no bold letters, which text needs.',
      fix: 'Put the file of its weight 600 or 700 beside it in fonts/, or choose another font.',
    }
  return undefined
}

async function damageIn(role: FontRole, font: FoundFont): Promise<MistakeText | undefined> {
  try {
    await trimOwnFont(role, font)
    return undefined
  } catch {
    return DAMAGED
  }
}
