import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { arc, ellipse, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type SoftLeaf, softLeaves } from './produce/softLeaf.ts'
import { parsleySprig } from './saladHerbs.ts'
import { layered } from './touches.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'
import { upright } from './upright.ts'

/** Romaine is dark and long; of butter lettuce the outer leaves are green and those of the heart yellow. */
type Kind = 'romaine' | 'butter' | 'heart'

type Lying = readonly [
  kind: Kind,
  x: number,
  y: number,
  degrees: number,
  long: number,
  wide: number,
  cup: number,
]

/** In the order in which they were heaped: the middle of each leaf and half its length and width in shares of the bowl's; -90 points up. */
const LEAVES: readonly Lying[] = [
  ['romaine', -0.34, -0.42, -112, 0.36, 0.22, 0.4],
  ['romaine', 0.46, -0.36, -58, 0.36, 0.22, 0.4],
  ['butter', 0.08, -0.48, -86, 0.34, 0.4, 0.4],
  ['butter', -0.66, -0.12, -156, 0.3, 0.3, 0.2],
  ['butter', 0.64, -0.1, -26, 0.3, 0.3, 0.2],
  ['butter', -0.36, -0.3, -124, 0.36, 0.36, 0.4],
  ['butter', 0.38, -0.3, -54, 0.36, 0.36, 0.4],
  ['romaine', -0.6, 0.08, -164, 0.32, 0.24, 0.2],
  ['heart', 0.02, -0.26, -94, 0.36, 0.38, 0.5],
  ['romaine', 0.58, 0.1, -16, 0.34, 0.24, 0.2],
  ['butter', -0.4, -0.02, -138, 0.36, 0.32, 0.3],
  ['butter', 0.42, 0, -38, 0.36, 0.32, 0.3],
  ['heart', -0.12, 0, -108, 0.32, 0.3, 0.5],
  ['butter', -0.46, 0.24, -150, 0.3, 0.26, 0.2],
  ['heart', 0.18, 0.08, -66, 0.32, 0.3, 0.5],
  ['butter', 0.52, 0.24, -28, 0.3, 0.26, 0.2],
  ['romaine', 0.34, 0.26, -60, 0.3, 0.18, 0.2],
  ['butter', -0.16, 0.26, -116, 0.32, 0.32, 0.3],
  ['butter', 0.14, 0.34, -76, 0.28, 0.3, 0.3],
]

/** Where herbs lie; shares of the bowl's width. */
const SPRIGS = [
  [-0.4, -0.02, 2.4],
  [0.28, -0.2, 0.7],
  [0.34, 0.2, 1.8],
] as const
const CHIVES = [
  [-0.16, -0.3],
  [-0.04, -0.2],
  [-0.1, -0.12],
  [0.5, -0.16],
  [0.2, -0.02],
  [-0.3, 0.12],
  [-0.22, 0.2],
  [0.06, 0.22],
] as const
/** Where dressing beaded on the leaves, and where slivers of shallot caught. */
const BEADS = [
  [-0.16, -0.22],
  [0.36, -0.28],
  [0.2, 0.02],
  [-0.32, 0.16],
] as const
const SHALLOTS = [
  [-0.06, -0.34],
  [-0.26, -0.1],
  [0.12, -0.16],
  [0.46, -0.14],
  [0.04, 0.14],
  [-0.44, 0.08],
  [0.2, 0.22],
] as const

/** How each kind of leaf is colored, from its darkest fold to the white of its rib, and ruffled. */
const KINDS: Readonly<Record<Kind, Pick<SoftLeaf, 'colors' | 'pale' | 'ruffle' | 'waves'>>> = {
  romaine: {
    pale: 0.1,
    ruffle: 0.11,
    waves: 12,
    colors: ['#05210f', '#0d3d1a', '#1b6127', '#368636', '#6cb04c', '#b4d67c', '#f2f7cf'],
  },
  butter: {
    pale: 0.2,
    ruffle: 0.15,
    waves: 13,
    colors: ['#0d3212', '#235a1c', '#448a2a', '#75b33e', '#a9d35a', '#dcec98', '#fafbdc'],
  },
  heart: {
    pale: 0.36,
    ruffle: 0.15,
    waves: 14,
    colors: ['#4a6c1c', '#7a9a2c', '#9fb83c', '#c6d657', '#e2ea86', '#f4f4b8', '#fefdea'],
  },
}

/** A wide bowl of dressed lettuce and romaine with herbs, heaped loosely; `size` is half its width. */
export function greensalad(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = { rx: size, ry: size * 0.4, depth: size * 0.5 }
  upright(art, { x, y }, () => {
    art.movedBy(x, y, () => {
      filledBowl(art, bowl, () => {
        art.fill(ellipse(0, size * 0.01, size * 0.94, size * 0.37), '#17401d')
        heap(art, size, color)
      })
    })
  })
}

/** Beads of mustard dressing on the leaves, shallot, parsley and snipped chives. */
function dressed(art: Canvas, size: number): void {
  const { random } = art
  const laid = (places: readonly (readonly [number, number])[]) =>
    places.map(([u, v]): Point => [
      (u + random.jitter(0.03)) * size,
      (v + random.jitter(0.03)) * size,
    ])
  for (const place of laid(BEADS)) beads(art, place, size)
  for (const place of laid(SHALLOTS)) shallot(art, place, size)
  for (const [u, v, angle] of SPRIGS) {
    parsleySprig(art, { x: u * size, y: v * size, size: size * random.range(0.1, 0.14), angle })
  }
  for (const place of laid(CHIVES)) chive(art, place, size)
}

/** A snipped chive that lies on a leaf. */
function chive(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const [long, turn] = [size * random.range(0.05, 0.085), random.range(-1.2, 1.2)]
  const snipped = open([
    [x, y],
    [x + Math.cos(turn) * long, y + Math.sin(turn) * long],
  ])
  const width = size * 0.017
  layered(art, snipped, [
    { color: '#123a20', width: width * 1.1, dx: width * 0.3, dy: width * 0.5, opacity: 0.5 },
    { color: '#256f2b', width },
    { color: '#8cc46a', width: width * 0.35, dx: -width * 0.15, dy: -width * 0.22 },
  ])
}

/** Drops of mustard dressing around a place: clear and golden, bright where the light leaves them. */
function beads(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  for (let index = 0; index < 4; index += 1) {
    const turn = random.angle()
    const far = size * 0.1 * random.next()
    const [px, py] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.7]
    const radius = size * random.range(0.006, 0.017)
    art.fill(ellipse(px + radius * 0.3, py + radius * 0.6, radius * 1.3, radius), '#143310', 0.45)
    art.fill(ellipse(px, py, radius * 1.3, radius), '#a98a22', 0.85)
    art.fill(ellipse(px + radius * 0.2, py + radius * 0.3, radius, radius * 0.6), '#f0dc86', 0.8)
    art.specks([[px - radius * 0.5, py - radius * 0.4]], '#fffff6', radius * 0.6)
  }
}

/** A sliver of shallot from the dressing: an arc, rosy outside. */
function shallot(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const from = random.angle()
  const sliver = arc(x, y, size * random.range(0.028, 0.046), from, from + random.range(1.6, 3))
  const width = size * 0.017
  art.movedBy(width * 0.3, width * 0.7, () =>
    art.stroke(sliver, '#143310', width, { opacity: 0.45 }),
  )
  art.stroke(sliver, '#b4668c', width)
  art.movedBy(-width * 0.1, -width * 0.2, () => art.stroke(sliver, '#f3dbe4', width * 0.55))
}

function heap(art: Canvas, size: number, color: Color): void {
  const { random } = art
  const leaves = LEAVES.map(([kind, u, v, degrees, long, wide, cup]): SoftLeaf => {
    const { colors, pale, ruffle, waves } = KINDS[kind]
    return {
      pale,
      ruffle,
      waves,
      colors: colors.map((tone) => mix(tone, color, 0.05)),
      x: (u + random.jitter(0.02)) * size,
      y: (v + random.jitter(0.02)) * size,
      long: long * size * random.range(0.95, 1.06),
      wide: wide * size * random.range(0.95, 1.06),
      angle: ((degrees + random.jitter(6)) * Math.PI) / 180,
      // The heap is round: its right side and its foot turn away from the window.
      falls: [u * 0.42, (v + 0.16) * 0.55],
      cup,
    }
  })
  softLeaves(art, leaves)
  dressed(art, size)
}
