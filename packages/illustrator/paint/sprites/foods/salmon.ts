import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { extruded, shape } from './dough.ts'
import { glow } from './glow.ts'
import { herbCrust } from './herbCrust.ts'
import { looseFlakes, parting } from './salmonFlakes.ts'
import { laid, layered, slanted } from './touches.ts'

/** Portions cut from one side of a fish, seen from above: the loin at the left, the thin belly at the right. */
const PORTIONS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  shape(
    '-.98 -.34, -.9 -.44, -.5 -.47, 0 -.47, .5 -.44, .88 -.38, .98 -.26, .99 .1, .95 .34, .84 .42, .4 .46, -.1 .47, -.6 .46, -.92 .4, -1 .26, -1.01 -.06',
  ),
  shape(
    '-.96 -.3, -.86 -.42, -.4 -.49, .1 -.46, .56 -.4, .9 -.3, .98 -.14, .96 .2, .88 .38, .5 .44, 0 .49, -.5 .5, -.88 .44, -.99 .28, -1 -.04',
  ),
  shape(
    '-.94 -.36, -.7 -.45, -.2 -.45, .3 -.48, .76 -.44, .97 -.32, 1.01 -.04, .97 .3, .82 .45, .36 .47, -.14 .44, -.62 .42, -.9 .36, -.98 .2, -.99 -.1',
  ),
]
/** How high it stands, as a share of its size. */
const THICK = 0.27
const COOKED = '#f2b598'
/** Where a fork broke flakes off, along a portion. */
const BROKEN = 0.3

/** A roast portion of salmon under its herbs, whole or with flakes broken off; `size` is half its length. */
export function salmon(art: Canvas, given: Piece): void {
  const { random } = art
  const angle = slanted(given.angle, -1.02) + random.jitter(0.24)
  const color = mix(given.color, COOKED, random.range(0.5, 0.66))
  const piece = { ...given, angle, color, size: given.size * random.range(0.94, 1.06) }
  const flip = random.pick([-1, 1])
  const whole = random
    .pick(PORTIONS)
    .map(([u, v]): Point => [u + random.jitter(0.02), v * flip + random.jitter(0.015)])
  const isBroken = random.next() < 0.3
  if (isBroken) looseFlakes(art, piece, THICK)
  const top = laid(isBroken ? brokenOff(whole) : whole, piece)
  side(art, piece, top)
  art.fill(closed(top), mix(color, '#d9744a', 0.3))
  art.clipped(closed(top), () => {
    flakes(art, piece)
    round(art, piece, top)
    browned(art, piece, top)
  })
  herbCrust(art, piece, { from: -0.9, to: isBroken ? BROKEN - 0.12 : 0.88, half: 0.38 })
  const lit = top.toSorted(([a, b], [c, d]) => a + b * 1.4 - c - d * 1.4).slice(0, 5)
  const edge = shrunk(lit, 0.96, piece.size * 0.03, piece.size * 0.03).toSorted(([a], [b]) => a - b)
  art.stroke(open(edge), '#fff4e4', piece.size * 0.02, { opacity: 0.55 })
}

/** A portion that ends where it parted. */
function brokenOff(whole: readonly Point[]): Point[] {
  const end = parting(BROKEN, 0.46)
  const kept = whole.filter(([u]) => u < BROKEN - 0.3)
  const first = kept.filter(([, v]) => v < 0).toSorted(([a], [b]) => a - b)
  const last = kept.filter(([, v]) => v >= 0).toSorted(([a], [b]) => b - a)
  return [...first, ...end, ...last]
}

/** Its flank towards us, pale where it is moist, darker at the skin, and what it stands on. */
function side(art: Canvas, piece: Piece, top: readonly Point[]): void {
  const { size, color } = piece
  const down = (share: number) =>
    extruded(top, size * THICK * share) + closed(moved(top, 0, size * THICK * share))
  art.movedBy(size * 0.09, size * 0.1, () => art.softFill(down(1), SHADOW, 0.5, size * 0.07))
  const layers = [
    [1, '#6a5a5c'],
    [0.9, '#b9a8a2'],
    [0.86, shade(mix(color, '#d98a6a', 0.4), 0.2)],
    [0.62, mix(color, '#e29a78', 0.4)],
    [0.3, tint(mix(color, '#f0b08c', 0.6), 0.12)],
    [0.12, mix(color, '#a85a24', 0.6)],
  ] as const
  for (const [share, tone] of layers) art.fill(down(share), tone)
  // The end towards us is lit, the long flank is turned from the window.
  const turned = art.linearGradient('x1="0" y1="0" x2="1" y2="0"', [
    [0, '#ffe6d0', 0.25],
    [0.35, SHADOW, 0.04],
    [1, '#5a1c14', 0.42],
  ])
  art.fill(down(0.86), turned)
  const parted = Array.from({ length: 8 }, (_, index) => {
    const u = -0.86 + index * 0.22 + art.random.jitter(0.05)
    const [x, y] = laid([[u, 0.465]], { x: piece.x, y: piece.y, size, angle: piece.angle })[0] ?? [
      0, 0,
    ]
    return open([
      [x - size * 0.01, y + size * 0.09],
      [x - size * 0.035, y + size * THICK * 0.5],
      [x + size * 0.01, y + size * THICK * 0.84],
    ])
  })
  art.clipped(down(0.86), () => {
    art.stroke(parted.join(''), '#b8562f', size * 0.03, { opacity: 0.3 })
  })
}

/** Flakes as chevrons along the portion: each a soft step, a dark gap before it, fat at its edge. */
function flakes(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const bend = random.range(0.14, 0.24)
  let u = 1.06
  while (u > -0.96) {
    const broad = random.range(0.2, 0.34)
    const from = u
    const line = [-0.56, -0.34, -0.12, 0.1, 0.34, 0.56].map((v): Point => [
      from - Math.abs(v + 0.08) * bend * 3.4 + random.jitter(0.025),
      v,
    ])
    const back = line.map(([a, v]): Point => [a - broad - 0.12, v]).toReversed()
    const tone = mix(color, random.pick(['#f8c4a6', '#ee9a74', '#f4ae8c']), 0.6)
    const light = art.linearGradient('x1="0" y1="0" x2=".6" y2="1"', [
      [0, tint(tone, 0.24)],
      [0.6, tone],
      [1, mix(tone, '#cf6a40', 0.45)],
    ])
    const step = closed(laid([...line, ...back], piece))
    layered(art, step, [
      { color: '#8f3a1c', dx: size * 0.016, dy: size * 0.036, opacity: 0.6 },
      { color: light },
    ])
    const part = laid(line.slice(random.whole(0, 2), random.whole(4, 6)), piece)
    art.stroke(open(part), '#ffe9d6', size * random.range(0.012, 0.024), { opacity: 0.75 })
    u -= broad
  }
}

/** Light on the crown of the portion, shade where it falls away from the window. */
function round(art: Canvas, { size }: Piece, top: readonly Point[]): void {
  const volume = art.linearGradient('x1=".1" y1="0" x2=".9" y2="1"', [
    [0, '#fff4dc', 0.4],
    [0.4, '#fff4dc', 0],
    [0.6, SHADOW, 0],
    [1, SHADOW, 0.28],
  ])
  art.fill(closed(top), volume)
  art.stroke(closed(top), '#b05a20', size * 0.2, { opacity: 0.24 })
  art.stroke(closed(top), '#8f4412', size * 0.09, { opacity: 0.4 })
}

/** Browned by the oven: along the edges and in fields on top, with grains of salt and pepper. */
function browned(art: Canvas, piece: Piece, top: readonly Point[]): void {
  const { random } = art
  const { size } = piece
  const inside = (reach: number, share: number) => {
    const [x = 0, y = 0] = laid([[random.jitter(reach), random.jitter(share)]], piece)[0] ?? []
    return { x, y }
  }
  const corners = top
    .filter((_, index) => index % 3 === 0)
    .map(([x, y]) => ({ x, y, rx: size * random.range(0.16, 0.34), ry: size * 0.16 }))
  glow(art, '#8a3a10', 0.7, corners)
  const fields = Array.from({ length: 9 }, () => ({
    ...inside(0.85, 0.4),
    rx: size * random.range(0.12, 0.28),
    ry: size * random.range(0.07, 0.14),
    angle: piece.angle + random.jitter(0.5),
  }))
  glow(art, '#98420f', 0.66, fields)
  const wet = Array.from({ length: 6 }, () => {
    const { x, y } = inside(0.7, 0.3)
    const look = { points: 7, wobble: 0.25, angle: piece.angle }
    return blob(random, x, y, size * random.range(0.02, 0.06), size * 0.018, look)
  })
  art.fill(wet.map(closed).join(''), '#fffaf0', 0.8)
  const pepper = Array.from({ length: 16 }, (): Point => {
    const { x, y } = inside(0.85, 0.38)
    return [x, y]
  })
  art.specks(pepper, '#3a241c', size * 0.022, { opacity: 0.7 })
}
