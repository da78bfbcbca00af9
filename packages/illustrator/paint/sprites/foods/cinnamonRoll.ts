import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { layered } from './touches.ts'

const CINNAMON = '#4f2310'

/** How the dough of one roll was wound: which way, how often, and where its heart ended up. */
interface Winding {
  way: 1 | -1
  turns: number
  heart: Point
}

/** A cinnamon roll under maple icing, squeezed by its neighbors in the pan; `size` is its radius. */
export function cinnamonroll(art: Canvas, given: Piece): void {
  const { random } = art
  const size = given.size * random.range(0.97, 1.07)
  const { color } = given
  const x = given.x + random.jitter(size * 0.06)
  const y = given.y + random.jitter(size * 0.06)
  const piece = { ...given, x, y, size, color: mix(color, '#a85f24', random.range(0, 0.36)) }
  const winding: Winding = {
    way: random.pick([1, -1]),
    turns: random.range(2.1, 2.9),
    heart: [random.jitter(size * 0.1), random.jitter(size * 0.1)],
  }
  const outline = rollOutline(art, piece)
  art.movedBy(size * 0.05, size * 0.1, () =>
    art.softFill(closed(outline), SHADOW, 0.6, size * 0.05),
  )
  const baked = art.radialGradient('cx=".42" cy=".38" r=".64"', [
    [0, tint(piece.color, 0.3)],
    [0.55, piece.color],
    [0.84, mix(piece.color, '#8f4a17', 0.7)],
    [1, '#64300f'],
  ])
  art.fill(closed(outline), baked)
  art.clipped(closed(outline), () => {
    swirl(art, piece, winding)
    art.fill(closed(outline), lightOver(art))
  })
  icing(art, piece, winding)
}

/** The window's light on the upper left of a roll, the shade of its neighbors on the lower right. */
function lightOver(art: Canvas): Color {
  return art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, '#fff3d2', 0.34],
    [0.4, '#fff3d2', 0],
    [0.62, '#4a1e08', 0],
    [1, '#4a1e08', 0.5],
  ])
}

/** Its edge: round where it had room, straight where a neighbor pressed. */
function rollOutline({ random }: Canvas, { x, y, size }: Piece): Point[] {
  const lean = random.jitter(0.5)
  const [wide, high] = [random.range(0.97, 1.05), random.range(0.95, 1.02)]
  const phase = random.angle()
  return Array.from({ length: 28 }, (_, index): Point => {
    const turn = (index / 28) * Math.PI * 2
    const square = (Math.cos(turn) ** 4 + Math.sin(turn) ** 4) ** -0.25
    const uneven = 0.03 * Math.sin(turn * 3 + phase) + 0.025 * Math.sin(turn * 2 + lean)
    const far = size * (0.38 + 0.62 * square + uneven)
    return [x + Math.cos(turn) * far * wide, y + Math.sin(turn) * far * high]
  })
}

/** A line along the strip of dough, from outside to the heart; `off` is how far in or out of its middle. */
function wound({ x, y, size, angle }: Piece, { way, turns, heart }: Winding, off: number): Point[] {
  const steps = Math.round(turns * 17)
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const share = index / steps
    const turn = angle + way * share * Math.PI * 2 * turns
    const waver = 0.02 * Math.sin(turn * 2.3 + angle)
    const far = size * Math.max(0, 1 - 0.95 * share + off + waver)
    return [
      x + heart[0] * share + Math.cos(turn) * far,
      y + heart[1] * share + Math.sin(turn) * far * 0.98,
    ]
  })
}

/** The rolled strip of dough, round on its upper side, with the dark filling in its turns. */
function swirl(art: Canvas, piece: Piece, winding: Winding): void {
  const { size, color } = piece
  const { random } = art
  // The more turns, the thinner the strip.
  const wide = size * (0.72 / winding.turns)
  layered(art, open(wound(piece, winding, -0.5 / winding.turns / 1.1)), [
    {
      color: shade(color, 0.34),
      width: wide * 1.12,
      dx: size * 0.03,
      dy: size * 0.05,
      opacity: 0.8,
    },
    { color: mix(color, '#a55f22', 0.3), width: wide },
    { color: tint(color, 0.16), width: wide * 0.64, dx: -size * 0.02, dy: -size * 0.03 },
    {
      color: tint(color, 0.5),
      width: wide * 0.2,
      dx: -size * 0.04,
      dy: -size * 0.06,
      opacity: 0.7,
    },
  ])
  const filling = open(wound(piece, winding, -0.01))
  art.stroke(filling, CINNAMON, size * 0.1)
  art.movedBy(-size * 0.012, -size * 0.02, () =>
    art.stroke(filling, '#8a4a22', size * 0.03, { opacity: 0.7 }),
  )
  const grains = wound(piece, winding, 0).map(([u, v]): Point => [
    u + random.jitter(6),
    v + random.jitter(6),
  ])
  art.fill(spots(random, grains, [size * 0.012, size * 0.045]), CINNAMON, 0.7)
}

const SUGAR = '#f1deb8'

/** The edge of poured icing: lobes of all sizes, some of which run over the side of the roll. */
function pouredOutline({ random }: Canvas, { x, y, size }: Piece): Point[] {
  const [first, second, third] = [random.angle(), random.angle(), random.angle()]
  const full = random.range(0.5, 0.76)
  const runs = [random.angle(), random.angle()]
  return Array.from({ length: 44 }, (_, index): Point => {
    const turn = (index / 44) * Math.PI * 2
    const lobes =
      0.07 * Math.sin(turn * 2 + first) +
      0.06 * Math.sin(turn * 3 + second) +
      0.04 * Math.sin(turn * 5 + third)
    const run = runs.reduce((most, at) => {
      const off = Math.atan2(Math.sin(turn - at), Math.cos(turn - at)) / 0.44
      return Math.max(most, 0.24 * Math.exp(-(off ** 4)))
    }, 0)
    const far = size * Math.min(1.06, full + lobes + run)
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
}

/** Icing poured over a roll: thick where it pooled, sunk in the turns, run down between neighbors. */
function icing(art: Canvas, piece: Piece, winding: Winding): void {
  const { x, y, size } = piece
  const { random } = art
  const outline = pouredOutline(art, piece)
  const drips = pack(random, x, y, size * 0.9, 3, { tries: 4 }).map(([u, v]) => {
    const reach = size * random.range(0.03, 0.07)
    return closed(blob(random, u, v, reach, reach * 0.8, { points: 7 }))
  })
  const path = closed(outline) + drips.join('')
  layered(art, path, [
    { color: '#4a210c', dx: size * 0.025, dy: size * 0.06, opacity: 0.5 },
    { color: '#c79a5e' },
    { color: SUGAR, dx: -size * 0.01, dy: -size * 0.022 },
  ])
  art.clipped(path, () => {
    const groove = open(wound(piece, winding, 0).slice(4))
    art.stroke(groove, '#b07c3e', size * 0.14, { opacity: 0.34 })
    art.stroke(groove, '#7a4018', size * 0.055, { opacity: 0.5 })
    const crest = open(wound(piece, winding, -0.36 / winding.turns).slice(4))
    art.movedBy(-size * 0.03, -size * 0.045, () => {
      art.stroke(crest, '#fff8e8', size * 0.15, { opacity: 0.4 })
      art.stroke(crest, '#fffdf6', size * 0.07, { opacity: 0.5 })
    })
    const low = art.linearGradient('x1="0" y1="0" x2=".8" y2="1"', [
      [0.3, '#a8743c', 0],
      [1, '#a8743c', 0.34],
    ])
    art.fill(path, low)
  })
  const glints = pack(random, x - size * 0.14, y - size * 0.18, size * 0.46, random.whole(2, 5))
  art.specks(glints, '#ffffff', size * 0.04, { length: size * 0.09, angle: -0.6, opacity: 0.9 })
}
