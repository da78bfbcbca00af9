import { codeFrameColumns } from '@babel/code-frame'
import { createColors } from 'picocolors'
import type { Place } from './problem.ts'

/** Lines shown before and after the one with the mistake. */
const AROUND = 1
/** A paragraph is one long line: this much of it is shown, and this much before the mistake. */
const WIDTH = 96
const BEFORE = 36

/**
 * The lines around a mistake, with its words underlined.
 *
 * @param lines those of the whole file
 * @param color whether to use the colors of a terminal
 */
export function codeFrame(lines: readonly string[], place: Place, color: boolean): string {
  const line = lines[place.line - 1] ?? ''
  const cut = cutBefore(line, place.column)
  const first = Math.max(0, place.line - 1 - AROUND)
  const shown = lines
    .slice(first, place.line + AROUND)
    .map((text, index) => crop(text, first + index === place.line - 1 ? cut : 0))
  const start = { line: place.line, column: place.column - cut }
  const end = { line: place.line, column: Math.min(endColumn(line, place) - cut, WIDTH + 1) }
  // The types do not know of startLine, without which every frame would read the file from the top.
  const options = { linesAbove: AROUND, linesBelow: AROUND, startLine: first + 1 }
  const frame = codeFrameColumns(shown.join('\n'), { start, end }, options)
  return color ? colored(frame) : frame
}

/** How many characters at the beginning of a long line are left out. */
function cutBefore(line: string, column: number): number {
  return Math.max(0, Math.min(column - 1 - BEFORE, line.length - WIDTH))
}

function crop(line: string, cut: number): string {
  // What a terminal would obey rather than show is shown as a space.
  const clean = line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  const start = cut > 0 ? '…' : ''
  const end = clean.length > cut + WIDTH ? '…' : ''
  return start + clean.slice(cut + start.length, cut + WIDTH - end.length) + end
}

/** Where the underlining ends: with the line, when the value goes on in the next. */
function endColumn(text: string, { line, column, end }: Place): number {
  if (!end) return column + 1
  return Math.max(column + 1, end.line === line ? end.column : text.length + 1)
}

/** Babel colors words as JavaScript; here only the marks are. */
function colored(frame: string): string {
  const { dim, red } = createColors(true)
  return frame.replaceAll(
    /^([> ])( *\d* \|)( *\^+$)?/gm,
    (_all, arrow: string, gutter: string, carets?: string) =>
      red(arrow) + dim(gutter) + (carets ? red(carets) : ''),
  )
}
