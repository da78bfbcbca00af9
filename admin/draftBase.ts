/** A draft may be based on an older text than the file's; saving it would undo newer edits. */

/** Pairs of a text and its edit, as hashes, the oldest first. */
const SAVED = 'editor-saved-texts'
const MOST = 100

const seen = new Set<string>()

export function noteRead(text: string): void {
  seen.add(plain(text))
}

export function noteSaved(base: string, text: string): void {
  const pair = `${hashOf(base)} ${hashOf(text)}`
  const others = savedPairs().filter((other) => other !== pair)
  localStorage.setItem(SAVED, JSON.stringify([...others, pair].slice(-MOST)))
}

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
