import { withoutAccents } from '../../../src/words/withoutAccents.ts'

/** Each word of lists such as `{ fish: 'cod, eel' }` by the name of its list. */
export function byWord(lists: Readonly<Record<string, string>>): Map<string, string> {
  return new Map(
    Object.entries(lists).flatMap(([name, words]) =>
      words.split(/,\s+/).map((word): [string, string] => [word, name]),
    ),
  )
}

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
