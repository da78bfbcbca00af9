import { withoutAccents } from '../../../src/shared/words.ts'

const APOSTROPHE = /['’‘`ʼʻʿ]/g

/** Words lose capitals, accents and apostrophes; `goat’s cheese` is goat cheese. */
export function foodWords(text: string): string[] {
  const plain = text.replaceAll(APOSTROPHE, "'").replaceAll(/'s\b/gi, '').replaceAll("'", '')
  return (
    withoutAccents(plain)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}
