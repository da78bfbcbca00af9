import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, circle, closed, pack, type Point, shrunk } from '../../core/contour.ts'
import { cutRound } from '../foods/cutRound.ts'
import { browning } from '../foods/dough.ts'
import { patches } from '../foods/touches.ts'

interface Round {
  x: number
  y: number
  size: number
  color: Color
}

/** A round of cornbread in its pan, one wedge gone and its crumbs left behind; `size` is its radius. */
export function cornbread(art: Canvas, { x, y, size, color }: Round): void {
  const depth = size * 0.2
  const crust = mix(color, '#8a4a16', 0.5)
  const crumb = mix(color, '#ffe79a', 0.55)
  const cut = {
    piece: { x, y: y - depth * 0.5, size, angle: 0, color },
    depth,
    crust,
    layers: [
      [depth * 0.16, mix(color, '#b8691f', 0.55)],
      [depth * 0.88, crumb],
      [depth, crust],
    ] as const,
    pores: shade(crumb, 0.34),
    gap: [0.16, 0.98] as const,
  }
  cutRound(art, cut, () => cornbreadTop(art, { x, y: y - depth * 0.5, size, color }))
  crumbsIn(art, { x: x + size * 0.6, y: y + size * 0.5, size: size * 0.26, color })
}

/** Dark and crisp where it met the iron, golden and cracked in its middle, butter melting over it. */
function cornbreadTop(art: Canvas, { x, y, size, color }: Round): void {
  const { random } = art
  const round = (share: number, wobble: number) =>
    blob(random, x, y, size * share, size * share, { points: 22, wobble })
  art.fill(circle(x, y, size * 1.02), mix(color, '#7a3d12', 0.6))
  art.fill(closed(round(0.94, 0.025)), mix(color, '#b8691f', 0.5))
  art.fill(closed(round(0.84, 0.04)), color)
  art.fill(closed(shrunk(round(0.6, 0.06), 1, -size * 0.06, -size * 0.08)), tint(color, 0.3), 0.8)
  browning(art, { x, y, rx: size * 0.9, count: 110, color, contrast: 0.26, grain: [0.012, 0.05] })
  const scorched = { x, y, rx: size * 0.86, count: 26, grain: size * 0.07 }
  art.fill(patches(art, scorched), mix(color, '#a8571a', 0.7), 0.5)
  const pores = pack(random, x, y, size * 0.88, 130, { tries: 1 })
  art.specks(pores.slice(0, 80), shade(color, 0.4), size * 0.014, { opacity: 0.7 })
  art.specks(pores.slice(80), '#fff0b8', size * 0.016, { opacity: 0.8 })
  meltedButter(art, { x: x - size * 0.3, y: y - size * 0.12, size: size * 0.34, color: '#f6d465' })
}

function meltedButter(art: Canvas, { x, y, size, color }: Round): void {
  const pool = blob(art.random, x, y, size, size * 0.74, { points: 11, wobble: 0.16 })
  art.fill(closed(pool), shade(color, 0.3), 0.5)
  art.fill(closed(shrunk(pool, 0.94, -2, -3)), tint(color, 0.35), 0.8)
  const pat: Point[] = [
    [x - size * 0.36, y - size * 0.3],
    [x + size * 0.26, y - size * 0.38],
    [x + size * 0.38, y + size * 0.16],
    [x - size * 0.26, y + size * 0.26],
  ]
  art.body(pat, '#fbe48c', { height: size * 0.14, shaded: 0.24, highlight: 0.5 })
}

function crumbsIn(art: Canvas, { x, y, size, color }: Round): void {
  const { random } = art
  for (const [u, v] of pack(random, x, y, size, 16, { tries: 3 })) {
    const crumb = blob(random, u, v, random.range(4, 12), random.range(4, 9), { wobble: 0.3 })
    art.body(crumb, random.pick([color, tint(color, 0.3), shade(color, 0.2)]), { height: 4 })
  }
}
