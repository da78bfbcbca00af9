/**
 * The texts from which documents are edited. A copy of unsaved work can be of an older text than the
 * file holds now, and saving it would undo what was written there meanwhile.
 */

/** Pairs of a text and one that was made of it, as hashes, the oldest first. */
const SAVED = 'editor-saved-texts'
const MOST = 100

/** Read by this window. */
const seen = new Set<string>()

/** Notes that a file held this text when it was read. */
export function noteRead(text: string): void {
  seen.add(plain(text))
}

/** Notes that this text of a file was made of another one, to be saved. */
export function noteSaved(base: string, text: string): void {
  const pair = `${hashOf(base)} ${hashOf(text)}`
  const others = savedPairs().filter((other) => other !== pair)
  localStorage.setItem(SAVED, JSON.stringify([...others, pair].slice(-MOST)))
}

/** Whether a text is what a file holds, or what this browser has made that from. */
export function isCurrentBase(base: string): boolean {
  if (seen.has(plain(base))) return true
  const hash = hashOf(base)
  const made = savedPairs().filter((pair) => pair.startsWith(`${hash} `))
  return made.length > 0 && [...seen].some((text) => made.includes(`${hash} ${hashOf(text)}`))
}

function savedPairs(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(SAVED) ?? '[]')
  return Array.isArray(stored) ? stored.map(String) : []
}

/** The text as the editor hands it on: it changes line ends and trims. */
function plain(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

/** FNV-1a, 64 bits: http://www.isthe.com/chongo/tech/comp/fnv/ */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of plain(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  }
  return hash.toString(36)
}
