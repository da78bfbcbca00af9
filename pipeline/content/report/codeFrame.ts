import { codeFrameColumns } from '@babel/code-frame'
import { createColors } from 'picocolors'
import type { Place } from './problem.ts'

const AROUND = 1
/** In characters; paragraphs are long lines. */
const WIDTH = 96
const BEFORE = 36

/** The lines around a mistake, its words underlined; `lines` are those of the whole file. */
export function codeFrame(lines: readonly string[], place: Place, color: boolean): string {
  const line = lines[place.line - 1] ?? ''
  const cut = cutBefore(line, place.column)
  const first = Math.max(0, place.line - 1 - AROUND)
  const shown = lines
    .slice(first, place.line + AROUND)
    .map((text, index) => crop(text, first + index === place.line - 1 ? cut : 0))
  const start = { line: place.line, column: place.column - cut }
  const end = { line: place.line, column: Math.min(endColumn(line, place) - cut, WIDTH + 1) }
  // Missing in the types; without it frames read the file from the top.
  const options = { linesAbove: AROUND, linesBelow: AROUND, startLine: first + 1 }
  const frame = codeFrameColumns(shown.join('\n'), { start, end }, options)
  return color ? colored(frame) : frame
}

function cutBefore(line: string, column: number): number {
  return Math.max(0, Math.min(column - 1 - BEFORE, line.length - WIDTH))
}

function crop(line: string, cut: number): string {
  // Terminal controls become spaces.
  const clean = line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  const start = cut > 0 ? '…' : ''
  const end = clean.length > cut + WIDTH ? '…' : ''
  return start + clean.slice(cut + start.length, cut + WIDTH - end.length) + end
}

function endColumn(text: string, { line, column, end }: Place): number {
  if (!end) return column + 1
  return Math.max(column + 1, end.line === line ? end.column : text.length + 1)
}

/** Babel's own colors are those of JavaScript. */
function colored(frame: string): string {
  const { dim, red } = createColors(true)
  return frame.replaceAll(
    /^([> ])( *\d* \|)( *\^+$)?/gm,
    (_all, arrow: string, gutter: string, carets?: string) =>
      red(arrow) + dim(gutter) + (carets ? red(carets) : ''),
  )
}
