const PLAIN_PART = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. ,+~'’()-]*$/u

/** In bytes of UTF-8: systems allow 255, and the build appends to names. */
const LONGEST = 200

interface BadName {
  what: string
  fix: string
}

export function checkName(name: string): BadName | undefined {
  if (!name.split('/').every((part) => PLAIN_PART.test(part))) {
    const fix = 'Rename it: letters, digits, spaces and _ . , + ~ ’ ( ) - after a letter or digit.'
    return { what: 'The name holds a character that names of files here cannot have.', fix }
  }
  const length = Buffer.byteLength(name)
  if (length <= LONGEST) return undefined
  return { what: `The name is ${length} bytes long; ${LONGEST} fit.`, fix: 'Rename it.' }
}

const SHOWN_LENGTH = 120

/** On one line, without terminal escapes. */
export function showName(name: string): string {
  const escaped = name.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}\\]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
  return escaped.length > SHOWN_LENGTH ? `${escaped.slice(0, SHOWN_LENGTH)}…` : escaped
}
