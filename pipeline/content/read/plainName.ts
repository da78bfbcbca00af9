/** Letters with their accents, digits, and the signs that names of files often have. */
const PLAIN_PART = /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_. ,+~'’()-]*$/u

/** In bytes of UTF-8; the build makes longer names of it, and systems allow 255. */
const LONGEST = 200

/** What is wrong with the name of a file. */
export interface BadName {
  what: string
  fix: string
}

/**
 * Checks the name of a file or folder by what every system, terminal and program can handle.
 *
 * @param name from the content folder, with forward slashes
 */
export function checkName(name: string): BadName | undefined {
  if (!name.split('/').every((part) => PLAIN_PART.test(part))) {
    const fix = 'Rename it: letters, digits, blanks and _ . , + ~ ’ ( ) - after a letter or digit.'
    return { what: 'The name holds a character that names of files here cannot have.', fix }
  }
  const length = Buffer.byteLength(name)
  if (length <= LONGEST) return undefined
  return { what: `The name is ${length} bytes long; ${LONGEST} fit.`, fix: 'Rename it.' }
}

/** In characters. */
const SHOWN_LENGTH = 120

/** A name as messages can show it, whatever it is made of: on one line, without commands to a terminal. */
export function showName(name: string): string {
  const escaped = name.replaceAll(
    /[\p{C}\p{Zl}\p{Zp}\\]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  )
  return escaped.length > SHOWN_LENGTH ? `${escaped.slice(0, SHOWN_LENGTH)}…` : escaped
}
