import { subsetFor, type Typeface } from './typefaces.ts'
import { withoutAccents } from '../../../src/shared/textForms.ts'

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function charactersOf(text: string): string[] {
  return Array.from(characters.segment(text), ({ segment }) => segment)
}

/** Returns the words that a typeface can draw. Drops every word with a missing letter. */
export function drawableText(text: string, typeface: Typeface): string {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  const drawable = words.map((word) => drawableWord(word, typeface)).filter(Boolean)
  const shown = drawable.join(' ')
  return shown === words.join(' ') ? shown : shown.replaceAll(LOOSE_ENDS, '')
}

/** Matches punctuation that joined drawable words to dropped ones. */
const LOOSE_ENDS = /^[\p{Pd}\s:;,·|/&+]+|[\p{Pd}\s:;,·|/&+]+$/gu

const LETTER = /[\p{L}\p{N}]/u

function drawableWord(word: string, typeface: Typeface): string {
  const forms = charactersOf(word).map((character) => [
    character,
    drawableForm(character, typeface),
  ])
  const lost = forms.filter(([, form]) => form === undefined)
  const rest = forms.map(([, form = '']) => form).join('')
  // Drops the brackets around an emoji, too.
  const isLost = lost.length > 0 && !LETTER.test(rest)
  return isLost || lost.some(([character = '']) => LETTER.test(character)) ? '' : rest
}

/** Returns the character, or its plain letters: `fi` for `ﬁ`, `n` for an `n` with a ring. */
function drawableForm(character: string, typeface: Typeface): string | undefined {
  const plain = withoutAccents(character)
  return [character, plain].find((form) => form && subsetFor(form, typeface))
}
