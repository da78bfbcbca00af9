import { subsetFor, type Typeface } from './typefaces.ts'
import { withoutAccents } from '../../../src/shared/words.ts'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment)
}

/** The words that a typeface can show; a word with a letter that it lacks is left out whole. */
export function drawableText(text: string, typeface: Typeface): string {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  const shown = words.map((word) => drawableWord(word, typeface)).filter(Boolean)
  const whole = shown.join(' ') === words.join(' ')
  return whole ? shown.join(' ') : shown.join(' ').replaceAll(LOOSE_ENDS, '')
}

/** Matches signs that joined shown words to dropped ones. */
const LOOSE_ENDS = /^[\p{Pd}\s:;,·|/&+]+|[\p{Pd}\s:;,·|/&+]+$/gu

function drawableWord(word: string, typeface: Typeface): string {
  const shown: string[] = []
  let lost = false
  for (const character of charactersOf(word)) {
    const form = drawableForm(character, typeface)
    if (form === undefined && /[\p{L}\p{N}]/u.test(character)) return ''
    lost ||= form === undefined
    shown.push(form ?? '')
  }
  const rest = shown.join('')
  // Brackets around an emoji say nothing without it.
  return lost && !/[\p{L}\p{N}]/u.test(rest) ? '' : rest
}

/** The character itself, or its plain letters: `ﬁ` is `fi`, an `n` with a ring is `n`. */
function drawableForm(character: string, typeface: Typeface): string | undefined {
  const plain = withoutAccents(character)
  return [character, plain].find((form) => form && subsetFor(form, typeface))
}
