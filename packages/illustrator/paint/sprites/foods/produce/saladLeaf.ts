import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { closed, num, open, type Path, type Point, polygon } from '../../../core/contour.ts'
import { leafMesh, type LeafPlace, type LeafShape, MESH } from './leafMesh.ts'

/** A leaf's green and its pale rib, from the shade to the light. */
export interface LeafPaint {
  rim: readonly Color[]
  foot: readonly Color[]
  /** How far out the rib's paleness reaches, as a share of the width. */
  pale: number
}

/** Where a leaf grows from and how long it is. */
export interface SaladLeaf extends LeafShape {
  x: number
  y: number
  length: number
  /** How deep among others it lies, from 0 to 1. */
  deep: number
}

/** Into how many tones the light falls. */
const TONES = 6

type Rows = readonly (readonly LeafPlace[])[]

/** A leaf of lettuce as it bends and ruffles in the light. */
export function saladLeaf(art: Canvas, leaf: SaladLeaf, paint: LeafPaint): void {
  const { length } = leaf
  const rows = leafMesh(art.random, leaf)
  const place = `transform="translate(${num(leaf.x)} ${num(leaf.y)})"`
  art.group(place, () => {
    castShade(art, rows, length)
    const tones = tonesOf(art, rows, paint)
    // A tip that bends towards us lies over the rest of the leaf.
    const middle = MESH.across / 2
    const isOver = (rows.at(-1)?.[middle]?.z ?? 0) > (rows[SPLIT]?.[middle]?.z ?? 0)
    const parts = [rows.slice(0, SPLIT + 1), rows.slice(SPLIT)]
    art.group(`transform="scale(${(length / FINE).toFixed(4)})"`, () => {
      for (const part of isOver ? parts : parts.toReversed()) {
        for (const [tone, color] of tones.entries()) {
          const above = tone === 0 ? -9 : tone / TONES
          art.raw(`<path d="${litPart(part, above, leaf.deep)}" fill="${color}"/>`)
        }
      }
    })
    ribAndVeins(art, rows, { length, paint })
    edges(art, rows, length)
  })
}

/** The row at which a leaf begins to bend over. */
const SPLIT = Math.round(MESH.rows * 0.56)

/** For each step of the light a color that turns from the pale foot to the green rim. */
function tonesOf(art: Canvas, rows: Rows, paint: LeafPaint): Color[] {
  const middle = MESH.across / 2
  const tip = rows[Math.round(MESH.rows * 0.62)]?.[middle] ?? { x: 1, y: 0 }
  const line = `gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${num(tip.x * FINE)}" y2="${num(tip.y * FINE)}"`
  return Array.from({ length: TONES }, (_, tone) => {
    const share = tone / (TONES - 1)
    const [foot, rim] = [on(paint.foot, share), on(paint.rim, share)]
    return art.linearGradient(line, [
      [0.1, foot],
      [0.5, mix(foot, rim, 0.7)],
      [1, rim],
    ])
  })
}

/** The color at a share of a ramp. */
function on(ramp: readonly Color[], share: number): Color {
  const at = share * (ramp.length - 1)
  return mix(ramp[Math.floor(at)] ?? SHADOW, ramp[Math.ceil(at)] ?? SHADOW, at % 1)
}

/** Whole numbers are fine enough where a leaf is this long. */
const FINE = 400

/** A polygon in few letters, always the same way round: parts that are turned over would cut holes. */
function brief(corners: readonly { x: number; y: number }[]): Path {
  const points = corners.map(({ x, y }): Point => [Math.round(x * FINE), Math.round(y * FINE)])
  const area = points.reduce((sum, [x, y], index) => {
    const [u, v] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * v - u * y
  }, 0)
  const ordered = area < 0 ? points.toReversed() : points
  const steps = ordered.slice(1).map(([x, y], index) => {
    const [u, v] = ordered[index] ?? [x, y]
    return `${x - u} ${y - v}`
  })
  return `M${ordered[0]?.join(' ')}l${steps.join(' ')}z`
}

/** Cells of neighboring rows that lie wholly in the light, as one. */
interface Block {
  row: number
  rows: number
  from: number
  to: number
}

/** As many rows lie flat enough to have one outline. */
const TALLEST = 5

/** The part of a leaf that takes more light than this. */
function litPart(rows: Rows, above: number, deep: number): Path {
  const lightOf = ({ light, u, isBack }: LeafPlace) =>
    light - deep * 0.3 - 0.5 * Math.max(0, 0.4 - u) * (0.4 + deep) + (isBack ? 0.1 : 0) - above
  const blocks: Block[] = []
  const shores: Path[] = []
  for (let row = 0; row < rows.length - 1; row += 1) {
    let from = 0
    for (let column = 0; column <= MESH.across; column += 1) {
      const corners = cellAt(rows, row, column)
      if (corners.length === 4 && corners.every((corner) => lightOf(corner) > 0)) continue
      if (column > from) growBlock(blocks, { row, rows: 1, from, to: column })
      from = column + 1
      const kept = clippedCell(corners, lightOf)
      if (kept.length > 2) shores.push(brief(kept))
    }
  }
  return [...blocks.map((block) => brief(aroundBlock(rows, block))), ...shores].join('')
}

function cellAt(rows: Rows, row: number, column: number): LeafPlace[] {
  const [near, far] = [rows[row] ?? [], rows[row + 1] ?? []]
  return [...near.slice(column, column + 2), ...far.slice(column, column + 2).toReversed()]
}

/** Joins a run of cells to the same run of the row before. */
function growBlock(blocks: Block[], run: Block): void {
  const before = blocks.findLast(
    (block) =>
      block.from === run.from &&
      block.to === run.to &&
      block.row + block.rows === run.row &&
      block.rows < TALLEST,
  )
  if (before) before.rows += 1
  else blocks.push(run)
}

function aroundBlock(rows: Rows, { row, rows: count, from, to }: Block): LeafPlace[] {
  const inside = rows.slice(row + 1, row + count)
  const at = (column: number) => inside.flatMap((places) => places[column] ?? [])
  return [
    ...(rows[row] ?? []).slice(from, to + 1),
    ...at(to),
    ...(rows[row + count] ?? []).slice(from, to + 1).toReversed(),
    ...at(from).toReversed(),
  ]
}

/** What of a cell lies in the light; between two corners the light changes evenly. */
function clippedCell(
  corners: readonly LeafPlace[],
  lightOf: (place: LeafPlace) => number,
): { x: number; y: number }[] {
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    const [here, there] = [lightOf(corner), lightOf(next)]
    const kept = here > 0 ? [{ x: corner.x, y: corner.y }] : []
    if (here > 0 === there > 0) return kept
    const share = here / (here - there)
    const x = corner.x + (next.x - corner.x) * share
    return [...kept, { x, y: corner.y + (next.y - corner.y) * share }]
  })
}

/** What a leaf throws on those behind it: a few wider outlines, as a blur of each costs too much time. */
function castShade(art: Canvas, rows: Rows, length: number): void {
  const rim = polygon(rimOf(rows, length))
  art.movedBy(length * 0.035, length * 0.06, () => {
    art.fill(rim, SHADE, 0.26)
    for (const wide of [0.035, 0.075]) art.stroke(rim, SHADE, length * wide, { opacity: 0.16 })
  })
}

const SHADE = '#0a2410'

function rimOf(rows: Rows, length: number): Point[] {
  const left = rows.flatMap((row) => row.slice(0, 1))
  const right = rows.flatMap((row) => row.slice(-1))
  return [...left, ...right.toReversed()].map(({ x, y }): Point => [x * length, y * length])
}

interface Ribbed {
  length: number
  paint: LeafPaint
}

/** The rib, broad at its foot, and fine veins that leave it for the rim. */
function ribAndVeins(art: Canvas, rows: Rows, { length, paint }: Ribbed) {
  const middle = MESH.across / 2
  const at = (row: number, column: number): Point => {
    const { x, y } = rows[row]?.[column] ?? { x: 0, y: 0 }
    return [x * length, y * length]
  }
  const seen = (row: number) => !(rows[row]?.[middle]?.isBack ?? true)
  const pale = paint.foot[3] ?? '#ffffff'
  const veins: Path[] = []
  for (const row of [2, 4, 6, 8, 10, 12]) {
    if (!seen(row)) continue
    for (const side of [-1, 1]) {
      veins.push(
        open(
          [0, 1, 2, 3].map((step) => at(Math.min(MESH.rows, row + step), middle + side * step * 2)),
        ),
      )
    }
  }
  art.stroke(veins.join(''), pale, length * 0.006, { opacity: 0.36 })
  const line = Array.from({ length: 14 }, (_, row) => row).filter(seen)
  const wide = (row: number) => length * 0.026 * (1 - row / 15) ** 1.3
  const aside = (row: number, sign: number): Point => {
    const [[x, y], [u, v]] = [at(Math.max(0, row - 1), middle), at(row + 1, middle)]
    const far = Math.hypot(u - x, v - y) || 1
    const [px, py] = at(row, middle)
    const off = (sign * wide(row)) / far
    return [px - (v - y) * off, py + (u - x) * off]
  }
  if (line.length < 3) return
  const rib = closed([
    ...line.map((row) => aside(row, -1)),
    ...line.toReversed().map((row) => aside(row, 1)),
  ])
  art.movedBy(length * 0.008, length * 0.012, () => art.fill(rib, paint.rim[0] ?? SHADOW, 0.4))
  art.fill(rib, pale)
}

/** The thin bright rim, and wet lights where the leaf swells towards the window. */
function edges(art: Canvas, rows: Rows, length: number): void {
  const { random } = art
  const rim = rows.flatMap((row) => row.slice(0, 1))
  const other = rows.flatMap((row) => row.slice(-1))
  const lines = [rim.slice(4), other.slice(4)].map((line) =>
    open(line.map(({ x, y }): Point => [x * length, y * length])),
  )
  art.stroke(lines.join(''), '#eef8b4', length * 0.009, { opacity: 0.6 })
  const bright = rows
    .slice(5, -4)
    .flatMap((row) => row.slice(3, -3))
    .filter(({ light, isBack }) => light > 0.84 && !isBack && random.next() < 0.2)
    .slice(0, 6)
  const spots = bright.map(({ x, y }): Point => [x * length, y * length])
  art.specks(spots, '#ffffff', length * 0.014, { length: length * 0.02, angle: -0.6, opacity: 0.8 })
}
