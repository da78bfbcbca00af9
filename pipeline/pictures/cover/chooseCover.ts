import { type Cover, CLOTH_COLORS, CLOTH_SIZE } from '../../../src/content/cover.ts'
import type { Subject } from '../subjectOf.ts'
import { coverIcon } from './coverIcons.ts'

/** The category decides the color, and the title decides the cloth. @param folder '' for the site itself */
export function chooseCover(folder: string, subject: Subject): Cover {
  const { category = folder, title = '' } = subject
  const { cloth, shapes } = choose(CLOTHS, title)
  return { cloth, color: choose(CLOTH_COLORS, category), sign: coverIcon(folder, subject), shapes }
}

/** Chooses by an FNV-1a hash of the text, so every machine chooses the same. */
function choose<Choice>(choices: readonly [Choice, ...Choice[]], text: string): Choice {
  const hash = Array.from(text).reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0,
    2166136261,
  )
  return choices[hash % choices.length] ?? choices[0]
}

const { width: WIDTH, height: HEIGHT } = CLOTH_SIZE
const SCALLOP = 50

/** Titles choose by index, so reordering this list changes the covers of documents. */
export const CLOTHS = [
  weave('gingham', [columns(0, 40, 20), 0.5], [rows(0, 40, 20), 0.5]),
  weave('stripes', [columns(8, 50, 22), 0.75], [columns(38, 50, 3), 0.75]),
  weave('scallops', [scallops(0), 0.75], [scallops(SCALLOP / 2), 0.4]),
  weave(
    'checks',
    [columns(0, 66, 26) + rows(0, 66, 26), 0.3],
    [columns(44, 66, 4) + rows(44, 66, 4), 0.8],
  ),
] as const

function weave(cloth: string, ...shapes: (readonly [path: string, opacity: number])[]) {
  return { cloth, shapes: shapes.map(([path, opacity]) => ({ path, opacity })) }
}

function columns(start: number, every: number, width: number): string {
  const column = (x: number) => `M${x} 0h${width}v${HEIGHT}h-${width}z`
  return positionsEvery(start, every, WIDTH).map(column).join('')
}

function rows(start: number, every: number, height: number): string {
  const row = (y: number) => `M0 ${y}h${WIDTH}v${height}h-${WIDTH}z`
  return positionsEvery(start, every, HEIGHT).map(row).join('')
}

/** Draws half discs; `start` shifts every other row. */
function scallops(start: number): string {
  const half = SCALLOP / 2
  const disc = `h${SCALLOP}a${half} ${half} 0 0 1-${SCALLOP} 0z`
  const across = positionsEvery(start - half, SCALLOP, WIDTH + half)
  const down = positionsEvery(start, SCALLOP, HEIGHT)
  return down.flatMap((y) => across.map((x) => `M${x} ${y}${disc}`)).join('')
}

function positionsEvery(start: number, every: number, end: number): number[] {
  const count = Math.ceil((end - start) / every)
  return Array.from({ length: count }, (_, index) => start + index * every)
}
