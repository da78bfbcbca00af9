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
  /** How full it is, from 0 to 1. */
  full: number
  open?: boolean
}

/** Of a jar: half its width, its height without the lid, and how much of its right side shows. */
const HALF = 58
const HEIGHT = 126
const SIDE = 15

/** A square glass jar of a ground spice, under a black lid or open; it faces us, its right side in the shade. */
export function spiceJar(art: Canvas, jar: Jar): void {
  const { x, foot, spice, full } = jar
  const body = glassOutline(x, foot)
  art.fill(body, '#e9dfca', 0.34)
  art.clipped(body, () => {
    contents(art, { x, foot: foot - 8, top: foot - 16 - (HEIGHT - 34) * full, spice })
    walls(art, x, foot)
  })
  // Glass has a dark edge where one looks along it, and a bright one towards the light.
  art.stroke(body, '#2a1a14', 3, { opacity: 0.4 })
  art.movedBy(1.5, 1, () =>
    art.stroke(
      `M${num(x - HALF + 16)} ${foot - HEIGHT + 2}Q${num(x - HALF + 1)} ${foot - HEIGHT + 6} ${num(x - HALF + 1)} ${foot - HEIGHT + 22}V${foot - 10}`,
      '#fffdf5',
      3.5,
      { opacity: 0.85 },
    ),
  )
  glints(art, x, foot)
  label(art, x - SIDE / 2, foot, spice.name)
  if (jar.open) rim(art, x, foot)
  else lid(art, x, foot, jar.lid)
}

/** Straight walls, round shoulders, a neck for the lid. */
function glassOutline(x: number, foot: number): Path {
  const [left, right, top] = [x - HALF, x + HALF, foot - HEIGHT]
  return `M${num(left + 14)} ${num(top)}H${num(right - 14)}Q${num(right)} ${num(top + 4)} ${num(right)} ${num(top + 22)}V${num(foot - 9)}Q${num(right)} ${num(foot)} ${num(right - 10)} ${num(foot)}H${num(left + 10)}Q${num(left)} ${num(foot)} ${num(left)} ${num(foot - 9)}V${num(top + 22)}Q${num(left)} ${num(top + 4)} ${num(left + 14)} ${num(top)}Z`
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
    [0.25, tint(color, 0.06)],
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

/** The side that is turned from the light, the corner before it, the thick foot. */
function walls(art: Canvas, x: number, foot: number): void {
  const top = foot - HEIGHT
  const corner = x + HALF - SIDE
  art.fill(`M${num(corner)} ${top}h${SIDE}V${foot}h${-SIDE}Z`, SHADOW, 0.42)
  art.softFill(`M${num(corner - 22)} ${top}h22V${foot}h-22Z`, SHADOW, 0.2, 8)
  art.stroke(`M${num(corner)} ${top + 10}V${foot - 4}`, '#fffdf5', 2.5, { opacity: 0.6 })
  art.softFill(`M${x - HALF} ${top}h${HALF * 2}v13h${-HALF * 2}Z`, SHADOW, 0.42, 4)
  art.fill(`M${x - HALF} ${foot - 9}H${num(corner)}V${foot}H${x - HALF}Z`, '#fff3da', 0.34)
  art.fill(`M${x - HALF} ${foot - 4}H${x + HALF}V${foot}H${x - HALF}Z`, '#2a1a14', 0.4)
}

function glints(art: Canvas, x: number, foot: number): void {
  const left = x - HALF + 9
  const long = art.random.range(66, 84)
  art.fill(`M${num(left)} ${foot - 106}h9v${num(long)}l-9 7Z`, '#ffffff', 0.55)
  art.fill(`M${num(left + 14)} ${foot - 106}h3v${num(long - 24)}l-3 3Z`, '#ffffff', 0.4)
}

/** All labels have one size and one lettering, as those of a set do. */
function label(art: Canvas, x: number, foot: number, name: string): void {
  const half = HALF - SIDE / 2 - 3
  const y = foot - 54
  const paper = roundedRect(x - half, y, half * 2, 31, 3)
  art.movedBy(1.5, 3, () => art.fill(paper, SHADOW, 0.4))
  const lit = across(art, [
    [0, '#fff9ea'],
    [0.6, '#fbf0d8'],
    [1, '#e0cfae'],
  ])
  art.fill(paper, lit)
  lettering(art, name, {
    x,
    top: y + 9.2,
    height: 12.6,
    color: '#33221b',
    weight: 0.17,
    space: 0.2,
  })
}

/** Black plastic, ribbed, its top edge in the light. */
function lid(art: Canvas, x: number, foot: number, color: Color): void {
  const [left, right] = [x - HALF + 6, x + HALF - 6]
  const [top, bottom] = [foot - HEIGHT - 32, foot - HEIGHT + 3]
  const cap = `M${num(left)} ${num(bottom)}V${num(top + 7)}Q${num(left)} ${num(top)} ${num(left + 7)} ${num(top)}H${num(right - 7)}Q${num(right)} ${num(top)} ${num(right)} ${num(top + 7)}V${num(bottom)}Q${num(x)} ${num(bottom + 5)} ${num(left)} ${num(bottom)}Z`
  const round = across(art, [
    [0, shade(color, 0.3)],
    [0.2, tint(color, 0.34)],
    [0.5, tint(color, 0.08)],
    [1, '#0d090a'],
  ])
  art.fill(cap, round)
  const ribs = Array.from({ length: 9 }, (_, index) => {
    const u = left + ((right - left) * (index + 1)) / 10
    return `M${num(u)} ${num(top + 11)}V${num(bottom - 3)}`
  })
  art.stroke(ribs.join(''), tint(color, 0.3), 2, { opacity: 0.42 })
  art.stroke(`M${num(left + 7)} ${num(top + 3)}H${num(right - 14)}`, tint(color, 0.66), 3.5, {
    opacity: 0.75,
  })
}

/** The mouth of a jar without its lid, with the thread on its neck. */
function rim(art: Canvas, x: number, foot: number): void {
  const y = foot - HEIGHT - 13
  const wide = HALF - 13
  art.fill(`M${x - wide} ${y}V${y + 17}H${x + wide}V${y}Z`, '#f5f4ea', 0.5)
  art.stroke(`M${x - wide} ${y + 9}Q${x} ${y + 17} ${x + wide} ${y + 6}`, '#fffdf5', 3, {
    opacity: 0.8,
  })
  art.fill(ellipse(x, y, wide + 1, 9), '#fffdf5', 0.6)
  art.fill(ellipse(x, y + 1, wide - 6, 6), '#8a8478', 0.5)
  art.stroke(ellipse(x, y, wide + 1, 9), '#ffffff', 3, { opacity: 0.9 })
}
