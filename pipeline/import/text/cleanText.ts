import { elementLines, parsePage } from '../readers/pageTree.ts'
import { tidy } from './tidy.ts'

/** Some sources encode their text several times. */
const MAX_ROUNDS = 3

/** Strips tags from text that may be HTML. @throws RangeError for too deep nesting */
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

/** Removes the marks of Markdown, and placeholders for amounts and for Paprika's photos. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(/!\[[^\][]{0,300}\]\([^()\s]{0,2000}\)/g, '')
    .replaceAll(/\[([^\][]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replaceAll(/(\*\*|__)(?=[^\s*_])([^\n*_]{1,300})(?<=\S)\1/g, '$2')
    .replaceAll(
      /(?<![\p{L}\p{N}*_])[*_](?=\S)([^*_\n]{1,300})(?<=\S)[*_](?![\p{L}\p{N}*_])/gu,
      '$1',
    )
    .replaceAll(/^\s{0,3}#{1,6}\s+(.*?)#*$/gm, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\[photo:[^\][]{1,300}\]/g, '')
    .replaceAll(/\{\{\s*ingredients\[\d+\]\s*\}\}/g, '')
}
