import { createColors } from 'picocolors'
import { plainLine } from './plainLine.ts'
import type { SourcePlace } from './problem.ts'

/** In characters; paragraphs are long lines. */
const WIDTH = 96
const BEFORE = 36

/** The lines around a mistake, its words underlined; `lines` are those of the whole file. */
export function codeFrame(lines: readonly string[], place: SourcePlace, color: boolean): string {
  const { dim, red } = createColors(color)
  const line = lines[place.line - 1] ?? ''
  const cut = Math.max(0, Math.min(place.column - 1 - BEFORE, line.length - WIDTH))
  const start = place.column - cut
  const end = Math.min(endColumn(line, place) - cut, WIDTH + 1)
  const last = Math.min(place.line + 1, lines.length)
  const row = (mark: string, number: string, text: string) =>
    (red(mark) + dim(` ${number.padStart(String(last).length)} |`) + text).trimEnd()
  const textAt = (number: number, from: number) => ` ${crop(lines[number - 1] ?? '', from)}`
  return [
    ...(place.line > 1 ? [row(' ', String(place.line - 1), textAt(place.line - 1, 0))] : []),
    row('>', String(place.line), textAt(place.line, cut)),
    row(' ', '', red(' '.repeat(start) + '^'.repeat(Math.max(1, end - start)))),
    ...(last > place.line ? [row(' ', String(last), textAt(last, 0))] : []),
  ].join('\n')
}

function crop(line: string, cut: number): string {
  const clean = line.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
  const start = cut > 0 ? '…' : ''
  const end = clean.length > cut + WIDTH ? '…' : ''
  return plainLine(start + clean.slice(cut + start.length, cut + WIDTH - end.length) + end)
}

function endColumn(text: string, { line, column, end }: SourcePlace): number {
  if (!end) return column + 1
  return Math.max(column + 1, end.line === line ? end.column : text.length + 1)
}
