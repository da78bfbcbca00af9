import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape } from './dough.ts'
import { pitaFilling, tahini } from './pitaFilling.ts'
import { patches } from './touches.ts'

const CRUST = '#a8611f'
const DARK = '#3a160c'

/** The cut edge of the near sheet: it sags where the filling pushes it out, and tore a little. */
const MOUTH = shape(
  '-0.98 0, -0.88 0.06, -0.74 0.14, -0.56 0.17, -0.4 0.24, -0.2 0.25, -0.02 0.3, 0.2 0.27, 0.4 0.24, 0.56 0.2, 0.74 0.12, 0.88 0.07, 0.98 0.01',
)

/** The round edge of half a pita, from the right corner of the cut to the left one. */
const ROUND: readonly Point[] = bow([0, 0.02], [1, 1.1], [0, Math.PI], 20).map(
  // Bread is not drawn with compasses: its sides are fuller than those of a circle.
  ([u, v]): Point => [u * (1 + 0.035 * Math.sin(Math.PI * Math.min(1, v))), v],
)

/** Half a pita, open at its cut and full to the brim; `size` is half its width. */
export function pitapocket(art: Canvas, given: Piece): void {
  const lean = given.x < art.camera.x ? -0.2 : 0.06
  const piece = facing(art, given, lean, 0.04)
  backOfPocket(art, piece)
  pitaFilling(art, piece)
  frontOfPocket(art, piece)
  tahini(art, piece)
}

/** The far sheet of bread, its pale inside, and the dark between the two. */
function backOfPocket(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const arch = bow([0, 0.06], [0.98, 0.52], [Math.PI, Math.PI * 2], 14)
  const back = placed([...arch, [0.8, 0.3], [0, 0.5], [-0.8, 0.3]], piece)
  const whole = closed(placed([...ROUND, [-0.7, -0.3], [0, -0.44], [0.7, -0.3]], piece))
  art.movedBy(size * 0.08, size * 0.13, () => art.softFill(whole, SHADOW, 0.5, size * 0.09))
  art.movedBy(size * 0.03, size * 0.05, () => art.softFill(whole, SHADOW, 0.5, size * 0.03))
  art.fill(closed(back), mix(color, CRUST, 0.65))
  art.fill(closed(moved(shrunk(back, 0.975), 0, size * 0.012)), tint(color, 0.5))
  const inside = closed(moved(shrunk(back, 0.93), 0, size * 0.04))
  art.fill(inside, mix(color, '#c08a48', 0.4))
  art.clipped(inside, () => {
    art.softFill(closed(moved(shrunk(back, 0.8), 0, size * 0.12)), DARK, 0.8, size * 0.1)
  })
}

/** The near sheet of bread: plump over its filling, toasted, its cut lip pale. */
function frontOfPocket(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const front = placed([...ROUND, ...MOUTH.slice(1, -1)], piece)
  const path = closed(front)
  const above = closed(placed(bow([0, 0], [0.9, 0.6], [0, Math.PI * 2], 16), piece))
  art.clipped(above, () =>
    art.movedBy(0, -size * 0.05, () => art.softFill(path, DARK, 0.6, size * 0.05)),
  )
  art.fill(closed(moved(front, size * 0.01, size * 0.035)), mix(color, '#6f3c16', 0.8))
  const light = art.radialGradient('cx=".36" cy=".3" r=".78"', [
    [0, tint(color, 0.55)],
    [0.34, color],
    [0.62, mix(color, CRUST, 0.32)],
    [0.86, mix(color, CRUST, 0.75)],
    [1, mix(color, '#7d4416', 0.85)],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    toasted(art, piece)
    bulges(art, piece)
    seam(art, piece)
  })
  lip(art, piece)
}

/** The filling pushes the bread out; between the bulges it dips. */
function bulges(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const dips = [
    shape('-0.6 0.16, -0.57 0.36, -0.62 0.56, -0.67 0.38'),
    shape('0.02 0.3, 0.07 0.5, 0.03 0.68, -0.04 0.5'),
    shape('0.62 0.18, 0.68 0.36, 0.62 0.5, 0.57 0.34'),
  ].map((dip) => closed(placed(dip, piece)))
  art.softFill(dips.join(''), mix(color, '#8a4c1c', 0.8), 0.42, size * 0.08)
  const humps = shape('-0.34 0.42, 0.3 0.42, -0.12 0.7').map(([u, v]) => {
    const [[x, y] = [0, 0]] = placed([[u, v]], piece)
    return closed(blob(art.random, x, y, size * 0.16, size * 0.05, { angle: piece.angle }))
  })
  art.softFill(humps.join(''), '#fff6dc', 0.36, size * 0.07)
}

/** Where the bread lay on the hot stone: few broad toasted clouds, charred at their hearts, and flour. */
function toasted(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const clouds = shape('-0.6 0.52, 0.36 0.82, 0.66 0.52, -0.16 0.9, 0.14 0.46')
  const reaches = [0.15, 0.2, 0.09, 0.1, 0.07]
  const spots = clouds.map(([u, v], index) => {
    const [[x, y] = [0, 0]] = placed([[u + random.jitter(0.1), v + random.jitter(0.06)]], piece)
    return { x, y, reach: size * (reaches[index] ?? 0.1) * random.range(0.8, 1.15) }
  })
  const soft = (share: number) =>
    spots
      .map(({ x, y, reach }) => {
        const look = { wobble: 0.24, angle: piece.angle + random.jitter(0.5) }
        return closed(blob(random, x, y, reach * 1.5 * share, reach * 0.8 * share, look))
      })
      .join('')
  art.softFill(soft(1), mix(color, CRUST, 0.9), 0.55, size * 0.08)
  art.softFill(soft(0.5), '#7a3f14', 0.6, size * 0.035)
  for (const { x, y, reach } of spots.slice(0, 4)) {
    const char = { x, y, rx: reach, ry: reach * 0.6, angle: piece.angle }
    art.fill(patches(art, { ...char, count: 5, grain: reach * 0.3 }), '#4f2409', 0.7)
  }
  const spread = { ...piece, y: piece.y + size * 0.45, rx: size * 0.92, ry: size * 0.44 }
  art.fill(patches(art, { ...spread, count: 22, grain: size * 0.018 }), '#8a4a18', 0.5)
  const flour = placed(pack(random, -0.1, 0.45, 0.8, 40, { ry: 0.4, tries: 1 }), piece)
  art.specks(flour, '#fffaf0', size * 0.012, { opacity: 0.7 })
}

/** Where the two sheets were baked together, all along the round edge. */
function seam(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const along = (share: number) =>
    open(placed(shrunk(ROUND, share, 0, -0.04 * (1 - share)).slice(1, -1), piece))
  art.stroke(along(0.93), mix(color, '#7d4416', 0.9), size * 0.035, { opacity: 0.4 })
  art.stroke(along(0.965), tint(color, 0.5), size * 0.022, { opacity: 0.45 })
}

/** The cut edge of the bread: its pale crumb with pores, lit from above. */
function lip(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const lower = MOUTH.map(([u, v]): Point => {
    const thick = 0.075 * Math.sqrt(Math.max(0, 1 - u * u)) + 0.01
    return [u * 0.985, v + thick * random.range(0.8, 1.25)]
  })
  const crumb = placed([...MOUTH, ...lower.toReversed()], piece)
  art.movedBy(size * 0.008, size * 0.022, () => art.fill(closed(crumb), '#8a4c1c', 0.45))
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
    [0, tint(color, 0.75)],
    [0.6, mix(color, '#fff4d8', 0.5)],
    [1, mix(color, CRUST, 0.3)],
  ])
  art.fill(closed(crumb), light)
  const pores = MOUTH.slice(1, -1).flatMap(([u, v]): Point[] =>
    [0, 0.05, 0.1].map((on) => [u + on + random.jitter(0.04), v + random.range(0.02, 0.06)]),
  )
  art.specks(placed(pores, piece), '#b98545', size * 0.016, { length: size * 0.018, opacity: 0.7 })
  art.stroke(open(placed(MOUTH, piece)), shade(color, 0.25), size * 0.012, { opacity: 0.6 })
}
