import { createHash } from 'node:crypto'
import path from 'node:path'

const LETTERS = 26
const PLACE_LENGTH = 3
const NAME = /(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi

/**
 * The name on the page of a class or an animation of a CSS module: three characters for its style
 * sheet and one or two for its turn in it. It is that short since it stands in a page, in its styles
 * and in a script, and compresses well since a sheet's classes stand together. It follows from the
 * place of the sheet in the project and from what is in it alone; classNames.test.ts sees to it that
 * three characters are enough to tell the sheets apart.
 *
 * @param file may end with a query
 * @param css of the file
 */
export function className(name: string, file: string, css: string): string {
  const [filePath = ''] = file.split('?')
  const place = path.relative(path.resolve(), filePath).replaceAll(path.sep, '/')
  const names = new Set(Array.from(css.matchAll(NAME), ([, found]) => found))
  const turn = [...names].indexOf(name)
  if (turn < 0) throw new Error(`${place} has no class and no animation “${name}”.`)
  return placeCode(place) + turnCode(turn)
}

/** Begins with a letter, as a class has to. */
function placeCode(place: string): string {
  const digest = createHash('sha256').update(place).digest()
  const first = letter(digest.readUInt16BE(0) % LETTERS)
  return (
    first +
    digest
      .readUInt32BE(2)
      .toString(36)
      .slice(-PLACE_LENGTH + 1)
  )
}

function turnCode(turn: number): string {
  const last = letter(turn % LETTERS)
  return turn < LETTERS ? last : letter(Math.floor(turn / LETTERS) - 1) + last
}

function letter(index: number): string {
  return String.fromCodePoint('a'.charCodeAt(0) + index)
}
