import { elementLines, parsePage } from '../readers/pageTree.ts'
import { tidy } from './tidy.ts'

/** Some sources have encoded their text several times. */
const MAX_ROUNDS = 3

/** Strips the tags of a text that may be HTML. @throws RangeError for too deep nesting */
export function cleanLines(text: string): string[] {
  let plain = text.includes('\\') ? withoutEscapes(text) : text
  for (let round = 0; round < MAX_ROUNDS && /[<&]/.test(plain); round += 1) {
    const next = elementLines(parsePage(plain), '\n').join('\n')
    if (next === plain) break
    plain = next
  }
  const lines = plain.split(/[\n\r\u2028\u2029]+/)
  return lines.map(tidy).filter(Boolean)
}

export function cleanLine(text: string): string {
  return cleanLines(text).join(' ')
}

/** Returns a text's letters and digits in lower case without accents, for comparisons. */
export function comparableLetters(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase()
  return plain.replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Decodes characters that JSON has escaped twice. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll(/\\r?\\?n|\\r(?![a-z])/g, '\n')
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}
