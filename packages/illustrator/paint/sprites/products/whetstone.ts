import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  circle,
  closed,
  ellipse,
  open,
  pack,
  type Point,
  polygon,
  roundedRect,
} from '../../core/contour.ts'
import type { ProductLook } from '../types.ts'
import { laidKnife, shadowOfHandle } from './laidKnife.ts'

/** How far the stone is turned, how flat its top looks from where we stand, and how much nearer parts grow. */
const TURN = 0.035
const FLAT = 0.74
const NEARER = 0.00034

/** A place on the stone: along it, across it towards us, and over its top, in units of the sheet. */
function onSheet(along: number, across: number, high: number): Point {
  const right = along * Math.cos(TURN) + across * Math.sin(TURN)
  const near = across * Math.cos(TURN) - along * Math.sin(TURN)
  const scale = 1 + near * NEARER
  return [552 + right * scale, 436 + (near * FLAT - high * 0.8) * scale]
}

/** A block from its left end to its right one, from its far side to ours, from its foot to its top. */
interface Block {
  along: readonly [from: number, to: number]
  across: readonly [far: number, near: number]
  high: readonly [foot: number, top: number]
}

const STONE: Block = { along: [-380, 380], across: [-165, 165], high: [-112, 0] }
const TOP = topOf(STONE)

/** A knife laid at its angle on a wet stone of two grits, in a base of rubber. */
export function whetstone(art: Canvas, { color, accent, has }: ProductLook): void {
  if (has('bowl')) waterBowl(art)
  if (has('towel')) foldedTowel(art)
  base(art, accent)
  for (const along of [
    [-432, -378],
    [378, 432],
  ] as const) {
    const stop: Block = { along, across: [-150, 150], high: [-108, -46] }
    block(art, stop, tint(accent, 0.08))
  }
  shadowOfHandle(art)
  stone(art, color)
  laidKnife(art, '#7a3f26', { top: TOP, mud: mix(color, '#3c3c44', 0.76) })
}

function topOf({ along: [left, right], across: [far, near], high: [, top] }: Block): string {
  const corners = [onSheet(left, far, top), onSheet(right, far, top), onSheet(right, near, top)]
  return polygon([...corners, onSheet(left, near, top)])
}

/** The top, the side towards us and the left end; the end is the darkest, the top takes the light. */
function block(art: Canvas, given: Block, color: Color): void {
  const { along, across, high } = given
  const [foot, top] = high
  const side = [onSheet(along[0], across[1], top), onSheet(along[1], across[1], top)] as const
  const near = [...side, onSheet(along[1], across[1], foot), onSheet(along[0], across[1], foot)]
  const end = [onSheet(along[0], across[0], top), side[0], onSheet(along[0], across[1], foot)]
  const face = art.linearGradient('x1="0" x2="1" y1="0" y2=".3"', [
    [0, color],
    [1, shade(color, 0.34)],
  ])
  art.fill(polygon([...end, onSheet(along[0], across[0], foot)]), tint(color, 0.1))
  art.fill(polygon(near), face)
  art.fill(topOf(given), tint(color, 0.24))
  art.stroke(open(side), tint(color, 0.5), 4, { opacity: 0.7 })
}

function base(art: Canvas, color: Color): void {
  const slab: Block = { along: [-450, 450], across: [-196, 196], high: [-160, -108] }
  const foot = [-450, 450].flatMap((along): Point[] => [
    onSheet(along, -196 * Math.sign(along), -160),
    onSheet(along, 196 * Math.sign(along), -160),
  ])
  art.movedBy(44, 34, () => art.softFill(polygon(foot), SHADOW, 0.5, 30))
  art.movedBy(10, 14, () => art.fill(polygon(foot), SHADOW, 0.55))
  block(art, slab, color)
  const ribs = Array.from({ length: 26 }, (_, index) => {
    const along = -420 + index * 34
    return polygon([onSheet(along, 196, -120), onSheet(along, 196, -150)])
  })
  art.stroke(ribs.join(''), shade(color, 0.5), 7, { opacity: 0.5 })
}

/** A thick brick: fine grit above, coarse below, the seam between them on both sides. */
function stone(art: Canvas, color: Color): void {
  const coarse = '#b4583a'
  const contact = topOf({ ...STONE, high: [0, -110] })
  art.movedBy(16, 12, () => art.softFill(contact, SHADOW, 0.5, 8))
  block(art, { ...STONE, high: [-112, -54] }, coarse)
  block(art, { ...STONE, high: [-54, 0] }, shade(color, 0.14))
  const { random } = art
  const sides = Array.from({ length: 170 }, () =>
    onSheet(random.range(-376, 376), 165, random.range(-108, -4)),
  )
  art.specks(sides.slice(0, 90), '#3a2420', 3, { opacity: 0.4 })
  art.specks(sides.slice(90), '#ffe9d4', 3, { opacity: 0.4 })
  const wet = art.linearGradient('x1="0" x2="1" y1="0" y2=".7"', [
    [0, tint(color, 0.6)],
    [0.4, tint(color, 0.16)],
    [1, shade(color, 0.2)],
  ])
  art.fill(TOP, wet)
  art.clipped(TOP, () => slurry(art, color))
  const rim = [onSheet(-380, -165, 0), onSheet(-380, 165, 0), onSheet(380, 165, 0)]
  art.stroke(rim.map(([x, y], index) => `${index ? 'L' : 'M'}${x} ${y}`).join(''), '#ffffff', 4, {
    opacity: 0.75,
  })
  drips(art, color)
}

/** The mud that steel and stone make, dragged along by the blade, and water that stands on it. */
function slurry(art: Canvas, color: Color): void {
  const { random } = art
  const grit = Array.from({ length: 240 }, () => onSheet(random.jitter(376), random.jitter(160), 0))
  art.specks(grit.slice(0, 150), shade(color, 0.4), 3, { opacity: 0.45 })
  art.specks(grit.slice(150), '#ffffff', 3, { opacity: 0.5 })
  const mud = mix(color, '#3c3c44', 0.7)
  for (let index = 0; index < 26; index += 1) {
    const [along, across] = [random.range(-340, 120), random.range(-60, 150)]
    const long = random.range(120, 260)
    const bend = [0, 0.4, 1].map((share) =>
      onSheet(along + long * share, across - 46 * share + random.jitter(8), 0),
    )
    art.stroke(open(bend), mud, random.range(4, 18), { opacity: random.range(0.14, 0.36) })
  }
  const milk = tint(color, 0.56)
  for (let index = 0; index < 16; index += 1) {
    const [along, across] = [random.range(-350, 60), random.range(-20, 152)]
    const long = random.range(90, 230)
    const bend = [0, 0.5, 1].map((share) =>
      onSheet(along + long * share, across - 40 * share ** 1.4 + random.jitter(6), 0),
    )
    art.stroke(open(bend), milk, random.range(3, 12), { opacity: random.range(0.16, 0.34) })
  }
  puddle(art, { at: [-262, 88], reach: 96, turn: -0.16 })
  puddle(art, { at: [262, -96], reach: 108, turn: 0.1 })
  puddle(art, { at: [-110, 132], reach: 60, turn: 0.05 })
  for (const [along, across] of pack(random, 0, 0, 360, 24, { ry: 150, box: true, tries: 3 })) {
    const [x, y] = onSheet(along, across, 0)
    const radius = random.range(4, 9)
    art.fill(ellipse(x + 2, y + 3, radius, radius * 0.75), '#34363c', 0.5)
    art.fill(ellipse(x, y, radius * 0.85, radius * 0.65), '#e6eef0', 0.75)
    art.fill(circle(x - 2, y - 2, radius * 0.28), '#ffffff')
  }
}

interface Puddle {
  at: Point
  reach: number
  turn: number
}

/** Water that stands on the stone: darker than it, its far rim bright, the window broken in it. */
function puddle(art: Canvas, { at: [along, across], reach, turn }: Puddle): void {
  const { random } = art
  const [x, y] = onSheet(along, across, 0)
  const edge = blob(random, x, y, reach, reach * 0.34, { wobble: 0.26, angle: turn, points: 11 })
  const path = closed(edge)
  const water = art.linearGradient('x1="0" x2=".6" y1="0" y2="1"', [
    [0, '#4a555e', 0.75],
    [0.5, '#66737c', 0.5],
    [1, '#c9d8dc', 0.6],
  ])
  art.movedBy(2, 3, () => art.fill(path, '#ffffff', 0.5))
  art.fill(path, water)
  const glint = blob(random, x - reach * 0.22, y - reach * 0.06, reach * 0.42, reach * 0.07, {
    wobble: 0.4,
    angle: turn,
  })
  const second = blob(random, x + reach * 0.34, y + reach * 0.1, reach * 0.16, reach * 0.04, {
    wobble: 0.4,
    angle: turn,
  })
  art.fill(closed(glint), '#ffffff', 0.85)
  art.fill(closed(second), '#ffffff', 0.7)
}

/** Muddy water that has run over the edge. */
function drips(art: Canvas, color: Color): void {
  const runs = [
    [-250, 40],
    [-104, 62],
    [236, 50],
  ] as const
  for (const [along, far] of runs) {
    const [x, y] = onSheet(along, 165, -2)
    const run = `M${x - 9} ${y}Q${x - 3} ${y + 8} ${x - 4} ${y + far}a5 6 0 1 0 9 0Q${x + 4} ${y + 8} ${x + 11} ${y}Z`
    art.movedBy(3, 3, () => art.fill(run, SHADOW, 0.4))
    art.fill(run, mix(color, '#55585e', 0.5), 0.85)
    art.stroke(`M${x - 1} ${y + 10}V${y + far - 4}`, '#ffffff', 2.5, { opacity: 0.7 })
    art.fill(ellipse(x - 1, y + far + 1, 2, 3), '#ffffff', 0.9)
  }
}

/** A bowl of water, from its foot to its rim. */
function waterBowl(art: Canvas): void {
  const [x, y] = [250, 172]
  art.movedBy(50, 80, () => art.softFill(ellipse(x, y, 136, 84), SHADOW, 0.5, 24))
  const wall = `M${x - 158} ${y}C${x - 150} ${y + 110} ${x - 90} ${y + 150} ${x} ${y + 150}S${x + 150} ${y + 110} ${x + 158} ${y}Z`
  const glaze = art.linearGradient('x1="0" x2="1" y1="0" y2=".3"', [
    [0, '#f8f0de'],
    [0.3, '#fffaf0'],
    [1, '#a99a86'],
  ])
  art.fill(wall, glaze)
  art.clipped(wall, () => {
    art.stroke(`M${x - 170} ${y + 8}A158 112 0 0 0 ${x + 170} ${y + 8}`, '#4f7f9a', 10, {
      opacity: 0.75,
    })
    art.softFill(ellipse(x + 40, y + 158, 150, 44), SHADOW, 0.34, 16)
  })
  art.fill(ellipse(x, y, 158, 104), '#fffaf0')
  art.fill(ellipse(x + 2, y + 5, 142, 91), '#a9aea4')
  const water = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, '#47757f'],
    [0.5, '#7fb0b4'],
    [1, '#c4e0de'],
  ])
  art.fill(ellipse(x + 3, y + 16, 134, 79), water)
  art.stroke(ellipse(x + 24, y + 22, 56, 28), '#e8f6f4', 4, { opacity: 0.6 })
  art.stroke(ellipse(x + 24, y + 22, 96, 52), '#e8f6f4', 3, { opacity: 0.35 })
  art.fill(ellipse(x - 62, y - 20, 34, 12), '#ffffff', 0.85)
}

function foldedTowel(art: Canvas): void {
  art.rotated(0.2, 200, 740, () => {
    const cloth = roundedRect(-20, 690, 440, 240, 16)
    art.dropShadow(cloth, 16, 24, 0.32)
    art.fill(cloth, '#dccdb0')
    art.fill(roundedRect(-20, 686, 436, 216, 16), '#f6ecd8')
    const stripes = 'M60 686h22v216h-22ZM104 686h8v216h-8ZM310 686h22v216h-22ZM292 686h8v216h-8Z'
    art.fill(stripes, '#4f7f9a', 0.85)
    art.stroke('M-16 806H412', '#cdbb98', 4, { opacity: 0.6 })
  })
}
