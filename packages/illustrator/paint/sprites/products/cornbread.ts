import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  circle,
  closed,
  num,
  open,
  pack,
  type Path,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { type CakeLook, cakePart, crumbFace, fallenCrumbs, footprint } from '../foods/cutCake.ts'
import { bow, spots, wedge } from '../foods/dough.ts'
import { cornbreadTop } from './cornbreadCrust.ts'
import { pairs } from './pairs.ts'

interface Round {
  x: number
  y: number
  size: number
  color: Color
}

/** Where the served wedge was, in radians: towards us and to the left. It lies beside as it was drawn out. */
const GAP = [2.16, 2.98] as const
/** How thick the bread is, as a share of its radius: the same in the pan and beside it. */
const THICK = 0.27

function lookOf(color: Color): CakeLook {
  const crust = mix(color, '#7a3d12', 0.62)
  const crumb = mix(color, '#ffe388', 0.6)
  const layers = [
    [0.08, mix(color, '#b8691f', 0.6)],
    [0.17, mix(crumb, color, 0.5)],
    [0.86, crumb],
    [0.93, mix(crumb, crust, 0.5)],
    [1, crust],
  ] as const
  return { crust, crumb, layers, pores: 140 }
}

/** Cornbread as it fills its pan to the wall, one wedge gone; `size` is its radius. */
export function cornbread(art: Canvas, { x, y, size, color }: Round): void {
  const look = lookOf(color)
  const depth = size * THICK
  const pan = circle(x, y, size * 1.04)
  const gap = wedge([x, y], [size * 1.06, size * 1.06], GAP)
  const rest: Point[] = [[x, y], ...bow([x, y], [size, size], [GAP[1], GAP[0] + Math.PI * 2], 48)]
  const middle: Point = [x, y]
  const edge: Point = [x + Math.cos(GAP[1]) * size, y + Math.sin(GAP[1]) * size]
  art.fill(circle(x, y, size * 1.03), '#120b0a', 0.8)
  bareIron(art, { x, y, size, color }, polygon(gap))
  art.clipped(pan, () => {
    crumbFace(art, [edge, middle], depth, look)
    fallenCrumbs(art, [x - size * 0.6, y + size * 0.52], size * 0.26, look.crumb)
  })
  art.clipped(polygon(rest), () => cornbreadTop(art, { x, y, size, color }, look))
  const near: Point = [x + Math.cos(GAP[0]) * size, y + Math.sin(GAP[0]) * size]
  art.stroke(open([middle, near]), shade(look.crust, 0.4), size * 0.022, { opacity: 0.75 })
  art.movedBy(size * 0.012, 0, () =>
    art.stroke(open([middle, near]), tint(color, 0.45), size * 0.01, { opacity: 0.7 }),
  )
}

/** The pan's floor where the wedge was: oiled iron that shines, in the shade of the bread at its back. */
function bareIron(art: Canvas, { x, y, size, color }: Round, gap: Path): void {
  const iron = art.radialGradient('cx=".3" cy=".7" r=".8"', [
    [0, '#77716c'],
    [0.35, '#514b48'],
    [0.7, '#38322f'],
    [1, '#241f1d'],
  ])
  art.fill(gap, iron)
  art.clipped(gap, () => {
    const at = (turn: number, far: number): Point => [
      x + Math.cos(turn) * size * far,
      y + Math.sin(turn) * size * far,
    ]
    const back = [at(3.1, 1.1), at(GAP[1], 0), at(2.16, 0.34), at(2.7, 0.72), at(2.78, 1.1)]
    art.movedBy(0, size * THICK, () => art.softFill(polygon(back), '#120c0a', 0.5, size * 0.05))
    const ring = (far: number) => open(bow([x, y], [size * far, size * far], [2.1, 3.1], 14))
    art.stroke(ring(0.985), '#100b0a', size * 0.06, { opacity: 0.8 })
    art.stroke(ring(0.9), '#b9aea4', size * 0.022, { opacity: 0.5 })
    art.stroke(ring(0.62), '#a49a92', size * 0.012, { opacity: 0.3 })
    const stuck = pack(art.random, ...at(2.4, 0.66), size * 0.3, 31, { tries: 2 })
    art.fill(spots(art.random, stuck, [size * 0.008, size * 0.03]), shade(color, 0.62), 0.75)
    art.fill(spots(art.random, stuck.slice(0, 9), [size * 0.006, size * 0.016]), color, 0.8)
  })
}

/** A wedge on the board beside the pan, butter melting down its side; `size` is its length. */
export function cornbreadWedge(art: Canvas, { x, y, size, color }: Round): void {
  const look = lookOf(color)
  const part = { foot: [x, y] as const, radius: size, height: size * THICK, angles: GAP }
  art.movedBy(size * 0.1, size * 0.08, () => art.softFill(footprint(part), SHADOW, 0.5, 18))
  art.movedBy(5, 8, () => art.fill(footprint(part), SHADOW, 0.5))
  cakePart(art, part, look, ([u, v]) =>
    cornbreadTop(art, { x: u, y: v, size, color, seen: GAP }, look),
  )
  const [u, v] = [x - size * 0.5, y - part.height + size * 0.36]
  meltedButter(art, { x: u, y: v, size: size * 0.22, color: '#f8dc74' }, part.height)
  fallenCrumbs(art, [x - size * 0.2, y + size * 0.42], size * 0.4, look.crumb)
}

/** A pat that has begun to melt, the wet around it, and the run that found its way over the cut. */
function meltedButter(art: Canvas, { x, y, size, color }: Round, deep: number): void {
  const pool = POOL.map(([u, v]): Point => [x + u * size, y + v * size])
  art.fill(closed(pool), mix(color, '#c98a1e', 0.5), 0.8)
  const lip = { x: x + size * 0.82, y: y + size * 0.34, size, color }
  const far = deep * 0.74
  butterRun(art, lip, far)
  art.fill(closed(shrunk(pool, 0.88, -2, -3)), mix(color, '#eba92c', 0.5), 0.85)
  const lit = `M${num(lip.x - size * 0.04)} ${num(lip.y + size * 0.2)}V${num(lip.y + far)}`
  art.stroke(lit, '#fffbe0', size * 0.07, { opacity: 0.9 })
  const sheen = shrunk(pool, 0.8, -2, -3).slice(0, 3)
  art.stroke(open(sheen), '#fffbe2', size * 0.06, { opacity: 0.8 })
  butterPat(art, { x, y, size, color })
}

/** The outline of what has melted, in shares of its size; its lower right lies along the cut. */
const POOL = pairs('-1.1,-.1 -.7,-.62 0,-.72 .8,-.6 1.16,-.1 .96,.3 .7,.64 .3,.56 -.2,.72 -.8,.5')

/** Butter that runs down the cut: broad where it comes over the edge, a drop at its end. */
function butterRun(art: Canvas, { x, y, size, color }: Round, far: number): void {
  const run = `M${num(x - size * 0.3)} ${num(y + size * 0.36)}C${num(x - size * 0.12)} ${num(y + size * 0.3)} ${num(x - size * 0.16)} ${num(y + far * 0.5)} ${num(x - size * 0.13)} ${num(y + far)}a${num(size * 0.13)} ${num(size * 0.16)} 0 1 0 ${num(size * 0.26)} 0C${num(x + size * 0.1)} ${num(y + far * 0.4)} ${num(x + size * 0.12)} ${num(y - size * 0.04)} ${num(x + size * 0.3)} ${num(y - size * 0.34)}Z`
  art.movedBy(3, 3, () => art.fill(run, '#7a4410', 0.45))
  art.fill(run, mix(color, '#e0a52c', 0.4), 0.96)
}

function butterPat(art: Canvas, { x, y, size, color }: Round): void {
  // Softened at its corners, one of them sunk.
  const pat: Point[] = [
    [x - size * 0.6, y - size * 0.22],
    [x + size * 0.3, y - size * 0.42],
    [x + size * 0.66, y],
    [x - size * 0.24, y + size * 0.22],
  ]
  const side = pat.map(([right, near]): Point => [right, near + size * 0.26])
  art.movedBy(4, 5, () => art.fill(closed(side), '#8a4a10', 0.5))
  art.fill(closed(side), mix(color, '#dd9a2c', 0.55))
  art.fill(closed(pat), tint(color, 0.5))
  art.fill(closed(shrunk(pat, 0.5, -size * 0.1, -size * 0.06)), '#fffdf0', 0.9)
}
