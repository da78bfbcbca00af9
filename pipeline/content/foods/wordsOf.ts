import { withoutAccents } from '../../../src/content/withoutAccents.ts'

/** The signs that are written as an apostrophe, as in za'atar. */
const APOSTROPHE = /['’‘`ʼʻʿ]/g

/**
 * The words of a text in small letters, without accents and apostrophes; compounds are their parts,
 * and `goat’s cheese` is goat cheese.
 */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll(APOSTROPHE, "'").replaceAll(/'s\b/gi, '').replaceAll("'", '')
  return (
    withoutAccents(plain)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}
