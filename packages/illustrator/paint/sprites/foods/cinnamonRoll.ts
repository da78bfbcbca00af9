import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  num,
  open,
  type Path,
  type Point,
  polygon,
} from '../../core/contour.ts'
import { across } from '../materials.ts'
import type { Piece } from '../types.ts'
import { icingShore } from './rollIcing.ts'
import { FINE, LIGHTS, ROLL, type RolledDough, rolledDough } from './rolledDough.ts'

/** A cinnamon roll under thin maple icing that sinks between its turns; `size` is its radius. */
export function cinnamonroll(art: Canvas, { x, y, size, color }: Piece): void {
  const { foreshortening: flat, turn } = art.camera
  const isLeft = x < art.camera.x
  const dough = rolledDough(art.random, flat, isLeft ? 0.62 : 2.3)
  const top = y - (size * ROLL.side * 0.5) / flat
  const place = `translate(${num(x)} ${num(top)}) rotate(${num((-turn * 180) / Math.PI)}) scale(1 ${(1 / flat).toFixed(3)})`
  art.group(`transform="${place}"`, () => {
    standing(art, dough, size)
    body(art, dough, { size, color })
    icing(art, dough, { size, which: isLeft ? 0 : 1 })
  })
}

/** What the roll throws on what it stands on. */
function standing(art: Canvas, { flat }: RolledDough, size: number): void {
  const low = ROLL.side * size * Math.sqrt(1 - flat * flat)
  const foot = (dx: number, dy: number, grow: number) =>
    ellipse(dx * size, low + dy * size, grow * size, grow * size * flat)
  art.softFill(foot(0.26, 0.06, 0.98), SHADOW, 0.42, size * 0.1)
  art.softFill(foot(0.03, 0.02, 1), '#2a0e08', 0.6, size * 0.03)
}

interface Look {
  size: number
  color: Color
}

/** Paints facets by their light, from a ramp of tones; each a little wider, so that no seams show. */
function paintFacets(art: Canvas, facets: readonly Path[], ramp: readonly Color[], size: number) {
  const scale = (size / FINE).toFixed(4)
  art.group(`transform="scale(${scale})" stroke-width="3" stroke-linejoin="round"`, () => {
    for (const [index, path] of facets.entries()) {
      if (path === '') continue
      const share = (index / (LIGHTS - 1)) * (ramp.length - 1)
      const [low, high] = [ramp[Math.floor(share)], ramp[Math.ceil(share)]]
      const tone = mix(low ?? '#000000', high ?? '#000000', share % 1)
      art.raw(`<path d="${path}" fill="${tone}" stroke="${tone}"/>`)
    }
  })
}

function body(art: Canvas, dough: RolledDough, { size, color }: Look): void {
  const { random } = art
  side(art, dough, { size, color })
  const ring = (reach: number, lift = 0) => {
    const around = Array.from({ length: 40 }, (_, index): Point => {
      const [x, y] = dough.on((index / 40) * Math.PI * 2, reach, lift)
      return [x * size, y * size]
    })
    return polygon(around)
  }
  const under = ring(1) + ring(0.92) + ring(0.84, ROLL.turn * 0.9)
  art.fill(under, mix(color, '#c98a40', 0.8))
  const facets = dough.facets({ relief: 1, brown: 1, gap: 0.018 })
  paintFacets(
    art,
    facets,
    [
      mix(color, '#3c1404', 0.86),
      mix(color, '#7a3a10', 0.8),
      mix(color, '#b0661f', 0.7),
      mix(color, '#d0903e', 0.4),
      mix(color, '#efc27a', 0.6),
      mix(color, '#ffe4ac', 0.85),
    ],
    size,
  )
  tailEnd(art, dough, size)
  const line = dough.groove.map(([x, y]): Point => [x * size, (y + 0.012) * size])
  art.stroke(open(line), '#35120a', size * 0.05)
  art.stroke(open(line.slice(20, -6)), '#6b2e12', size * 0.018, { opacity: 0.8 })
  const grains = line.flatMap(([x, y]): Point[] => [
    [x + random.jitter(size * 0.05), y + random.jitter(size * 0.04)],
  ])
  art.specks(grains, '#4a1c0a', size * 0.018, { length: size * 0.012, opacity: 0.75 })
}

/** The side: brown at its shoulder, paler where another roll was pulled off it, dark at its foot. */
function side(art: Canvas, dough: RolledDough, { size, color }: Look): void {
  const at = (around: number, down: number): Point => {
    const [x, y] = dough.on(around, 1 + down * ROLL.side)
    return [x * size, y * size]
  }
  const turns = Array.from({ length: 33 }, (_, index) => (index / 32) * Math.PI)
  const levels = [0.08, 0.16, 0.3, 0.45, 0.6, 0.75, 0.88]
  const outline = [
    ...turns.toReversed().map((around) => at(around, -0.14)),
    ...levels.map((down) => at(Math.PI, down)),
    ...turns.toReversed().map((around) => at(around, 1)),
    ...levels.toReversed().map((down) => at(0, down)),
  ]
  const path = `M${outline.map((point) => point.map(num).join(' ')).join('L')}Z`
  const crust = mix(color, '#b8702a', 0.75)
  const round = across(art, [
    [0, mix(crust, '#8a4818', 0.3)],
    [0.14, mix(crust, '#e0a355', 0.45)],
    [0.3, mix(crust, '#f0c07a', 0.6)],
    [0.55, crust],
    [0.82, mix(crust, '#6e3210', 0.65)],
    [1, mix(crust, '#45190a', 0.8)],
  ])
  art.fill(path, round)
  art.clipped(path, () => {
    const { random } = art
    const spots = (count: number, wide: number) =>
      Array.from({ length: count }, () => {
        const [x, y] = at(random.range(0.1, 3), random.range(0.1, 0.8))
        return closed(
          blob(random, x, y, size * wide * random.range(0.6, 1.6), size * wide * 0.5, {
            points: 8,
            wobble: 0.24,
          }),
        )
      }).join('')
    art.softFill(spots(4, 0.16), '#f2cd90', 0.26, size * 0.05)
    art.softFill(spots(7, 0.08), '#7c3c12', 0.24, size * 0.04)
    const beyond = [-0.5, ...turns, Math.PI + 0.5]
    const shoulder = beyond.map((around) => at(around, 0.02))
    art.softFill(strip(shoulder, size * 0.07), '#8a4312', 0.34, size * 0.06)
    const foot = beyond.map((around) => at(around, 1))
    art.softFill(strip(foot, -size * 0.08), '#3c1206', 0.62, size * 0.07)
  })
}

/** Where the strip ends: its edge stands off a little, and the filling shows under it. */
function tailEnd(art: Canvas, { on, tail }: RolledDough, size: number): void {
  const line = [0.7, 0.78, 0.9, 1, 1.12, 1.3, 1.5].map((reach, index): Point => {
    const [x, y] = on(tail + 0.03 + 0.025 * Math.sin(index * 1.3), reach, index < 3 ? 0.02 : 0)
    return [x * size, y * size]
  })
  const edge = open(line)
  art.stroke(edge, '#8a4718', size * 0.09, { opacity: 0.4 })
  art.stroke(edge, '#43180a', size * 0.034)
  art.movedBy(-size * 0.022, -size * 0.004, () =>
    art.stroke(edge, '#e4b06c', size * 0.018, { opacity: 0.45 }),
  )
}

/** The strip below a line, or above it. */
function strip(line: readonly Point[], deep: number): Path {
  return polygon([...line, ...line.map(([x, y]): Point => [x, y + deep]).toReversed()])
}

interface Iced {
  size: number
  which: number
}

/** Thin icing: it shows the turns under it, and the dark filling where it has sunk in. */
function icing(art: Canvas, dough: RolledDough, { size, which }: Iced): void {
  const shore = icingShore(dough, which, size)
  art.movedBy(size * 0.012, size * 0.03, () => art.softFill(shore, '#4a1c08', 0.5, size * 0.022))
  art.fill(shore, '#f7ead0')
  art.clipped(shore, () => {
    const facets = dough.facets({ relief: 0.8, brown: 0.1, gap: -0.004, shore: 0.78 })
    const ramp = ['#a3743c', '#cfa56a', '#e6cb9a', '#f5e5c4', '#fcf4e2', '#ffffff'] as const
    art.movedBy(0, -size * 0.012, () => paintFacets(art, facets, ramp, size))
    sunk(art, dough, size)
    gleams(art, dough, size)
    art.movedBy(-size * 0.012, -size * 0.022, () => {
      art.stroke(shore, '#d2a970', size * 0.075, { opacity: 0.3 })
      art.stroke(shore, '#b98a52', size * 0.035, { opacity: 0.5 })
    })
    art.movedBy(size * 0.014, size * 0.016, () =>
      art.stroke(shore, '#fffdf4', size * 0.016, { opacity: 0.9 }),
    )
  })
}

/** Where the icing has sunk between the turns: tan lines, here and there the filling itself. */
function sunk(art: Canvas, dough: RolledDough, size: number): void {
  const { random } = art
  const line = dough.groove.map(([x, y]): Point => [x * size, y * size])
  art.stroke(open(line), '#c2925a', size * 0.045, { opacity: 0.6 })
  for (let from = random.whole(0, 6); from < line.length - 6;) {
    const long = random.whole(5, 13)
    art.stroke(open(line.slice(from, from + long)), '#6a3010', size * random.range(0.018, 0.034), {
      opacity: 0.8,
    })
    from += long + random.whole(2, 7)
  }
}

/** The window in the wet icing, along the turns where they face it. */
function gleams(art: Canvas, { crests }: RolledDough, size: number): void {
  const lines = crests.map((crest) =>
    open(crest.map(([x, y]): Point => [x * size, y * size - size * 0.012])),
  )
  art.stroke(lines.join(''), '#ffffff', size * 0.028, { opacity: 0.9 })
}
