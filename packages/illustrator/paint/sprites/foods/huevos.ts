import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots, within } from './dough.ts'
import { herbLeaf } from './fillings.ts'
import { ranchEgg } from './ranchEgg.ts'
import { rancheraSalsa } from './rancheraSalsa.ts'
import { crispTortilla } from './tortilla.ts'
import { layered } from './touches.ts'

const BEANS = '#8a5636'

/** A fried tortilla spread with beans, an egg on it, salsa around its yolk; `size` is its radius. */
export function huevos(art: Canvas, given: Piece): void {
  // Each egg is spooned over from its own side.
  const side = given.x < art.camera.x ? 1 : -1
  const piece = { ...given, angle: art.random.jitter(0.12) }
  crispTortilla(art, piece)
  spreadBeans(art, piece)
  ranchEgg(art, { ...within(piece, [0.04 * side, -0.05], 0.64), color: '#fdf7ea' })
  rancheraSalsa(art, piece, side)
  queso(art, piece, side)
  const leaf = (u: number, v: number, share: number, turn: number) =>
    herbLeaf(art, {
      ...within(piece, [u * side, v], share),
      angle: turn + art.random.jitter(0.5),
      color: art.random.pick(['#4f8f3c', '#3f7d34', '#68a648']),
    })
  leaf(-0.5, 0.36, 0.15, 2.6)
  leaf(-0.36, 0.46, 0.18, 0.7)
}

/** Beans mashed in the pan, and spread with the back of a spoon: thick at the edge, ridged. */
function spreadBeans(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const { random } = art
  const outline = blob(random, x, y, size * 0.8, size * 0.77, { points: 19, wobble: 0.06 })
  const path = closed(outline)
  art.movedBy(size * 0.02, size * 0.035, () => art.softFill(path, '#2a1208', 0.5, size * 0.025))
  const light = art.radialGradient('cx=".4" cy=".36" r=".7"', [
    [0, tint(BEANS, 0.12)],
    [0.7, BEANS],
    [0.92, mix(BEANS, '#5f3418', 0.4)],
    [1, mix(BEANS, '#d0986a', 0.3)],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    const ridges = [0.93, 0.85, 0.76].flatMap((share, ring) => {
      const line = shrunk(outline, share)
      return [0, 5, 10, 14].map((start) => open(line.slice(start + ring, start + ring + 4)))
    })
    layered(art, ridges.join(''), [
      {
        color: shade(BEANS, 0.4),
        width: size * 0.03,
        dx: size * 0.008,
        dy: size * 0.014,
        opacity: 0.5,
      },
      { color: tint(BEANS, 0.34), width: size * 0.018, opacity: 0.7 },
    ])
    const skins = pack(random, x, y, size * 0.76, 26, { tries: 2 })
    art.fill(spots(random, skins, [size * 0.012, size * 0.03]), shade(BEANS, 0.5), 0.5)
  })
}

/** Queso fresco, crumbled: most of it in one place, as it fell from the hand. */
function queso(art: Canvas, piece: Piece, side: 1 | -1): void {
  const { size } = piece
  const { random } = art
  const heap = pack(random, -0.14 * side, 0.52, 0.18, 9, { ry: 0.1, tries: 3 })
  const strays = shape('-0.62 0.12, 0.34 0.4, -0.4 0.3').map(([u, v]): Point => [u * side, v])
  const crumbs = placed([...strays, ...heap.toSorted(([, a], [, b]) => a - b)], piece).map(
    ([x, y]) => {
      const wide = size * random.range(0.034, 0.078)
      return blob(random, x, y, wide, wide * 0.8, { points: 7, wobble: 0.22 })
    },
  )
  for (const crumb of crumbs) {
    const path = closed(crumb)
    layered(art, path, [
      { color: SHADOW, dx: size * 0.01, dy: size * 0.02, opacity: 0.4 },
      { color: '#d9c9a8' },
    ])
    art.fill(closed(shrunk(crumb, 0.8, -size * 0.006, -size * 0.01)), '#fffdf6')
  }
}
