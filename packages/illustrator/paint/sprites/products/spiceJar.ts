import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import {
  ellipse,
  num,
  pack,
  type Path,
  type Point,
  polygon,
  roundedRect,
} from '../../core/contour.ts'
import { patches } from '../foods/touches.ts'
import { across } from '../materials.ts'
import { lettering } from './lettering.ts'
import { shreds } from './morsels.ts'

export interface Spice {
  name: string
  color: Color
  /** Finely ground, coarsely ground or rubbed leaves. */
  grind: 'powder' | 'coarse' | 'leaf'
}

interface Jar {
  x: number
  foot: number
  spice: Spice
  lid: Color
  /** How far a corner of the square jar is turned to us, from -1 to 1. */
  turn: number
  /** How full it is, from 0 to 1. */
  full: number
  open?: boolean
}

/** Of a jar that faces us: half its width, and its height without the lid. */
const HALF = 50
const HEIGHT = 122

/** A square glass jar of a ground spice, under a black lid or open; two of its sides show. */
export function spiceJar(art: Canvas, jar: Jar): void {
  const { x, foot, spice, turn, full } = jar
  const lean = art.random.jitter(0.012)
  art.rotated(lean, x, foot, () => {
    art.softFill(ellipse(x + 8, foot - 1, HALF + 6, 7), SHADOW, 0.5, 6)
    const corner = x + HALF - 2 * HALF * Math.abs(turn) * 0.4 * (turn > 0 ? 1 : 0)
    const split = turn > 0 ? corner : x - HALF + 2 * HALF * Math.abs(turn) * 0.4
    const body = glassOutline(x, foot)
    art.fill(body, '#f1efe2', 0.3)
    art.clipped(body, () => {
      contents(art, { x, foot: foot - 7, top: foot - 14 - (HEIGHT - 32) * full, spice })
      sides(art, { x, foot, split, turn })
    })
    art.stroke(body, '#fffdf5', 3, { opacity: 0.6 })
    glints(art, x, foot)
    const [left, right] = turn > 0 ? [x - HALF, split] : [split, x + HALF]
    label(art, (left + right) / 2, foot, { width: right - left - 16, name: spice.name })
    if (jar.open) rim(art, x, foot)
    else lid(art, { x, foot, split, color: jar.lid, turn })
  })
}

/** Straight walls, round shoulders, a neck for the lid. */
function glassOutline(x: number, foot: number): Path {
  const [left, right, top] = [x - HALF, x + HALF, foot - HEIGHT]
  return `M${num(left + 12)} ${num(top)}H${num(right - 12)}Q${num(right)} ${num(top + 4)} ${num(right)} ${num(top + 20)}V${num(foot - 8)}Q${num(right)} ${num(foot)} ${num(right - 9)} ${num(foot)}H${num(left + 9)}Q${num(left)} ${num(foot)} ${num(left)} ${num(foot - 8)}V${num(top + 20)}Q${num(left)} ${num(top + 4)} ${num(left + 12)} ${num(top)}Z`
}

interface Contents {
  x: number
  foot: number
  top: number
  spice: Spice
}

/** What is in the jar: shaken to a slope, in grains of its own kind. */
function contents(art: Canvas, { x, foot, top, spice }: Contents): void {
  const { random } = art
  const { color, grind } = spice
  const slope = random.jitter(9)
  const surface = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share): Point => [
    x + share * (HALF - 5),
    top + share * slope + random.jitter(3),
  ])
  const heap = polygon([...surface, [x + HALF - 5, foot], [x - HALF + 5, foot]])
  const lit = across(art, [
    [0, shade(color, 0.2)],
    [0.25, tint(color, 0.16)],
    [0.7, color],
    [1, shade(color, 0.3)],
  ])
  art.fill(heap, lit)
  art.clipped(heap, () => grains(art, { x, foot, top: top - 8, spice }))
  art.stroke(
    `M${surface.map((point) => point.map(num).join(' ')).join('L')}`,
    tint(color, 0.45),
    grind === 'powder' ? 3.5 : 2,
    { opacity: 0.8 },
  )
  // What clings to the glass above.
  const dust = pack(random, x, top - 10, HALF - 8, 12, { ry: 12, box: true, tries: 1 })
  art.specks(dust, color, 2.4, { opacity: 0.7 })
}

function grains(art: Canvas, { x, foot, top, spice }: Contents): void {
  const { random } = art
  const { color, grind } = spice
  const middle = { x, y: (top + foot) / 2, rx: HALF, ry: (foot - top) / 2 + 6 }
  const places = (count: number) =>
    pack(random, middle.x, middle.y, HALF - 4, count, { ry: middle.ry, box: true, tries: 1 })
  if (grind === 'leaf') {
    for (const tone of [
      shade(color, 0.55),
      tint(color, 0.34),
      shade(color, 0.2),
      tint(color, 0.1),
    ]) {
      shreds(art, places(34), tone, 12, 3.4)
    }
    return
  }
  if (grind === 'coarse') {
    const grain = { ...middle, count: 56, grain: 6 }
    art.fill(patches(art, grain), shade(color, 0.6), 0.9)
    art.fill(patches(art, grain), tint(color, 0.5), 0.8)
    art.fill(patches(art, { ...grain, count: 30 }), color)
    return
  }
  art.fill(patches(art, { ...middle, count: 26, grain: 7 }), shade(color, 0.4), 0.3)
  art.fill(patches(art, { ...middle, count: 22, grain: 6 }), tint(color, 0.4), 0.4)
  art.specks(places(30), shade(color, 0.45), 2.2, { opacity: 0.6 })
  art.specks(places(24), tint(color, 0.5), 2.2, { opacity: 0.7 })
}

interface Turned {
  x: number
  foot: number
  /** Where the corner between the two sides is. */
  split: number
  turn: number
}

/** The side that is turned from the light is darker; its corner catches the light. */
function sides(art: Canvas, { x, foot, split, turn }: Turned): void {
  const top = foot - HEIGHT
  const away = turn > 0 ? [split, x + HALF] : [x - HALF, split]
  const [from = 0, to = 0] = away
  if (turn > 0) art.fill(`M${num(from)} ${top}H${num(to)}V${foot}H${num(from)}Z`, SHADOW, 0.34)
  else art.fill(`M${num(from)} ${top}H${num(to)}V${foot}H${num(from)}Z`, '#fff3d6', 0.22)
  art.stroke(`M${num(split)} ${top + 8}V${foot - 3}`, '#fffdf5', 2.5, { opacity: 0.55 })
  art.fill(`M${x - HALF} ${foot - 8}H${x + HALF}V${foot}H${x - HALF}Z`, '#fffdf5', 0.4)
}

function glints(art: Canvas, x: number, foot: number): void {
  const left = x - HALF + 5
  art.fill(
    `M${num(left)} ${foot - 100}h7v${art.random.range(60, 84).toFixed(0)}l-7 6Z`,
    '#ffffff',
    0.55,
  )
  art.fill(`M${num(x + HALF - 8)} ${foot - 94}h4v70h-4Z`, '#ffffff', 0.3)
}

function label(
  art: Canvas,
  x: number,
  foot: number,
  { width, name }: { width: number; name: string },
): void {
  const half = width / 2
  const y = foot - 60 + art.random.jitter(4)
  const tilt = art.random.jitter(0.03)
  art.rotated(tilt, x, y, () => {
    const paper = roundedRect(x - half, y, width, 28, 3)
    art.fill(paper, '#fdf4df')
    const height = Math.min(12, (width - 10) / (name.length * 0.74))
    const top = y + 14 - height / 2
    lettering(art, name, { x, top, height, color: '#3a2a22', weight: 0.15, space: 0.2 })
  })
}

interface Lid extends Turned {
  color: Color
}

/** Black plastic, ribbed, its top edge in the light. */
function lid(art: Canvas, { x, foot, split, color, turn }: Lid): void {
  const [left, right, top, bottom] = [
    x - HALF + 5,
    x + HALF - 5,
    foot - HEIGHT - 32,
    foot - HEIGHT + 3,
  ]
  const cap = `M${num(left)} ${num(bottom)}V${num(top + 6)}Q${num(left)} ${num(top)} ${num(left + 6)} ${num(top)}H${num(right - 6)}Q${num(right)} ${num(top)} ${num(right)} ${num(top + 6)}V${num(bottom)}Q${num(x)} ${num(bottom + 5)} ${num(left)} ${num(bottom)}Z`
  const round = across(art, [
    [0, shade(color, 0.3)],
    [0.2, tint(color, 0.32)],
    [0.5, tint(color, 0.06)],
    [1, '#0d090a'],
  ])
  art.fill(cap, round)
  if (turn > 0) {
    art.clipped(cap, () => art.fill(`M${num(split)} ${num(top)}h80v60h-80Z`, '#000000', 0.3))
  }
  const ribs = [0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84]
    .map((share) => `M${num(left + (right - left) * share)} ${num(top + 10)}V${num(bottom - 3)}`)
    .join('')
  art.stroke(ribs, tint(color, 0.3), 2, { opacity: 0.45 })
  art.stroke(`M${num(left + 6)} ${num(top + 2)}H${num(right - 10)}`, tint(color, 0.6), 3, {
    opacity: 0.7,
  })
}

/** The mouth of a jar without its lid, with the thread on its neck. */
function rim(art: Canvas, x: number, foot: number): void {
  const y = foot - HEIGHT - 12
  art.fill(`M${x - 38} ${y}V${y + 16}H${x + 38}V${y}Z`, '#f5f4ea', 0.55)
  art.stroke(`M${x - 38} ${y + 9}Q${x} ${y + 16} ${x + 38} ${y + 6}`, '#fffdf5', 3, {
    opacity: 0.8,
  })
  art.fill(ellipse(x, y, 39, 8), '#fffdf5', 0.6)
  art.fill(ellipse(x, y + 1, 32, 5), '#8a8478', 0.5)
  art.stroke(ellipse(x, y, 39, 8), '#ffffff', 3, { opacity: 0.9 })
}
