import type { Color } from '../../../language/paints.ts'
import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { extruded, spots } from './dough.ts'

/** A thick cookie, seen from a chair. */
export interface ThickCookie {
  /** The middle of its upper face. */
  x: number
  y: number
  r: number
  /** How far its edge reaches down the sheet. */
  thick: number
  color: Color
}

/** The upper face of a cookie: spooned by hand, so it bulges here and there. */
export function cookieOutline(random: Random, { x, y, r }: ThickCookie): Point[] {
  const [first, second] = [random.angle(), random.angle()]
  return Array.from({ length: 24 }, (_, index): Point => {
    const turn = (index / 24) * Math.PI * 2
    const bulge = 0.028 * Math.sin(turn * 3 + first) + 0.02 * Math.sin(turn * 5 + second)
    const reach = r * (1 + bulge + random.jitter(0.014))
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
  })
}

/** The edge: a rounded shoulder that catches light on the left, dark brown where it stood on the pan. */
export function cookieSide(art: Canvas, piece: ThickCookie, outline: readonly Point[]): void {
  const { r, thick, color, x, y } = piece
  const side = extruded(outline, thick)
  const tone = art.linearGradient('x1="0" x2="1" y1="0" y2=".1"', [
    [0, mix(color, '#b06a2c', 0.3)],
    [0.3, mix(color, '#a8622a', 0.4)],
    [0.7, mix(color, '#864418', 0.7)],
    [1, '#5c2a10'],
  ])
  art.fill(side, tone)
  art.clipped(side, () => {
    const foot = moved(outline, 0, thick)
    art.stroke(closed(foot), '#3c1807', thick * 0.36, { opacity: 0.55 })
    art.stroke(closed(moved(outline, 0, thick * 0.36)), tint(color, 0.4), thick * 0.2, {
      opacity: 0.5,
    })
    const near = Array.from({ length: 46 }, (): Point => {
      const turn = art.random.range(0.05, 0.95) * Math.PI
      const down = thick * art.random.range(0.15, 0.95)
      return [x + Math.cos(turn) * r * 0.98, y + Math.sin(turn) * r * 0.98 + down]
    })
    art.fill(spots(art.random, near.slice(0, 26), [r * 0.01, r * 0.035]), '#4e220b', 0.55)
    art.fill(spots(art.random, near.slice(26), [r * 0.008, r * 0.024]), '#f0bd74', 0.5)
    sideChips(art, piece)
  })
}

/** Chocolate that came out at the edge. */
function sideChips(art: Canvas, { x, y, r, thick }: ThickCookie): void {
  const { random } = art
  let turn = random.range(0.25, 0.8)
  while (turn < 2.9) {
    const size = r * random.range(0.06, 0.13)
    const [px, py] = [x + Math.cos(turn) * r * 0.97, y + Math.sin(turn) * r * 0.97]
    const chip = blob(random, px, py + thick * random.range(0.45, 0.7), size, thick * 0.27, {
      points: 7,
      wobble: 0.2,
    })
    art.fill(closed(chip), '#260d07')
    art.fill(closed(shrunk(chip, 0.5, -size * 0.2, -thick * 0.09)), '#7a4a33', 0.8)
    turn += random.range(0.5, 1.2)
  }
}

/** The upper face: domed, golden in the middle, brown at its rim, cracked as it sank. */
export function cookieFace(art: Canvas, piece: ThickCookie, outline: readonly Point[]): void {
  const { r, color, x, y } = piece
  const path = closed(outline)
  const ends = `gradientUnits="userSpaceOnUse" cx="${(x - r * 0.2).toFixed(1)}" cy="${(y - r * 0.26).toFixed(1)}" r="${(r * 1.32).toFixed(1)}"`
  const baked = art.radialGradient(ends, [
    [0, tint(color, 0.5)],
    [0.34, tint(color, 0.22)],
    [0.6, mix(color, '#c07a30', 0.4)],
    [0.82, mix(color, '#96501a', 0.7)],
    [1, '#7a3a10'],
  ])
  art.fill(path, baked)
  art.clipped(path, () => {
    art.stroke(path, '#8a4514', r * 0.12, { opacity: 0.32 })
    art.stroke(path, '#7a380e', r * 0.05, { opacity: 0.4 })
    lumps(art, piece)
    cracks(art, piece)
    grain(art, piece)
  })
  // The shoulder is lit where it looks to the window.
  art.clipped(path, () =>
    art.stroke(closed(moved(outline, r * 0.022, r * 0.026)), '#ffe0a0', r * 0.022, {
      opacity: 0.5,
    }),
  )
}

/** Low rises of the dough, each with its light and its shade. */
function lumps(art: Canvas, { x, y, r, color }: ThickCookie): void {
  const { random } = art
  const places = pack(random, x, y, r * 0.82, 13, { tries: 4 })
  const shapes = places.map(([u, v]) =>
    blob(random, u, v, r * random.range(0.1, 0.25), r * random.range(0.08, 0.16), {
      angle: random.angle(),
      wobble: 0.2,
    }),
  )
  const all = shapes.map((points) => closed(points)).join('')
  art.movedBy(r * 0.035, r * 0.045, () => art.softFill(all, shade(color, 0.5), 0.3, r * 0.03))
  art.softFill(all, tint(color, 0.34), 0.42, r * 0.03)
}

/** Cracks that run around the middle, forked, lit on their far lip. */
function cracks(art: Canvas, { x, y, r, color }: ThickCookie): void {
  const { random } = art
  const lines = Array.from({ length: 11 }, () => {
    const start = random.angle()
    const far = random.range(0.42, 0.93)
    const sweep = random.range(0.2, 0.62)
    const points = [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const turn = start + share * sweep
      const stray = far + random.jitter(0.05)
      return [x + Math.cos(turn) * r * stray, y + Math.sin(turn) * r * stray]
    })
    return open(points)
  }).join('')
  art.movedBy(r * 0.014, r * 0.022, () =>
    art.stroke(lines, tint(color, 0.62), r * 0.026, { opacity: 0.6 }),
  )
  art.stroke(lines, '#7c3f12', r * 0.022, { opacity: 0.7 })
}

/** Sugar and bubbles of the crust. */
function grain(art: Canvas, { x, y, r, color }: ThickCookie): void {
  const { random } = art
  const specks = pack(random, x, y, r * 0.96, 130, { tries: 1 })
  art.fill(spots(random, specks.slice(0, 70), [r * 0.006, r * 0.022]), '#83430f', 0.5)
  art.fill(spots(random, specks.slice(70), [r * 0.006, r * 0.02]), tint(color, 0.75), 0.65)
}
