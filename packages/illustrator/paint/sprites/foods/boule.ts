import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bakedCrumb } from './bakedCrumb.ts'
import { spots } from './dough.ts'

/** Its radius and its height, as shares of the size. */
const RADIUS = 0.86
const HEIGHT = 0.58
/** Which way it was cut, and how far from its middle. */
const TOWARDS: Point = [-0.56, 0.83]
const ACROSS: Point = [-TOWARDS[1], TOWARDS[0]]
const CUT = 0.5

/** A place on the crust or in the crumb: towards the cut, across, and up; 1 is the loaf's edge or top. */
type OnSheet = (along: number, across: number, up: number) => Point

/** How high the crust is over a place of the ground. */
function domeAt(along: number, across: number): number {
  return Math.max(0, 1 - Math.hypot(along, across) ** 2.5) ** 0.56
}

/** A round loaf, floured and scored, cut at its near side; `size` is half the width of its place. */
export function loaf(art: Canvas, { x, y, size, color }: Piece): void {
  const rise = riseIn(art.camera)
  const onSheet: OnSheet = (along, across, up) => [
    x + (TOWARDS[0] * along + ACROSS[0] * across) * size * RADIUS,
    y + (TOWARDS[1] * along + ACROSS[1] * across) * size * RADIUS - up * size * HEIGHT * rise,
  ]
  const piece = { x, y, size, angle: 0, color }
  standing(art, piece, onSheet)
  const whole = polygon(silhouette(onSheet))
  art.clipped(whole, () => {
    crust(art, piece, whole)
    flouredRings(art, piece, onSheet)
    scores(art, piece, onSheet)
    cutFace(art, piece, onSheet)
  })
}

/** The outline of all that is seen of the loaf: the tightest around its sections, as it has no hollow. */
function silhouette(onSheet: OnSheet): Point[] {
  const points = Array.from({ length: 60 }, (_, index) => {
    const along = -0.995 + (index / 59) * (0.995 + CUT)
    return sectionAt(onSheet, along)
  }).flat()
  const ordered = points.toSorted(([a, b], [c, d]) => a - c || b - d)
  return [...chain(ordered).slice(0, -1), ...chain(ordered.toReversed()).slice(0, -1)]
}

/** One side of the tightest outline around points that go from left to right, or back. */
function chain(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  for (const [x, y] of points) {
    while (kept.length > 1) {
      const [[ax, ay], [bx, by]] = [kept.at(-2) ?? [x, y], kept.at(-1) ?? [x, y]]
      if ((bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0) break
      kept.pop()
    }
    kept.push([x, y])
  }
  return kept
}

/** The loaf's section at a place along it, from one foot over its top to the other. */
function sectionAt(onSheet: OnSheet, along: number): Point[] {
  const wide = Math.sqrt(1 - along * along)
  return Array.from({ length: 21 }, (_, index): Point => {
    const across = -Math.cos((index / 20) * Math.PI) * wide
    return onSheet(along, across, domeAt(along, across))
  })
}

function standing(art: Canvas, { size }: Piece, onSheet: OnSheet): void {
  const foot = Array.from({ length: 30 }, (_, index): Point => {
    const turn = (index / 30) * Math.PI * 2
    return onSheet(Math.min(CUT, Math.cos(turn)) * 0.97, Math.sin(turn) * 0.97, 0)
  })
  art.movedBy(size * 0.16, size * 0.06, () => art.softFill(closed(foot), SHADOW, 0.46, size * 0.09))
  art.movedBy(size * 0.01, size * 0.025, () => art.softFill(closed(foot), SHADOW, 0.6, size * 0.02))
}

/** The crust in the light of the window: gold above, nearly burnt towards its foot. */
function crust(art: Canvas, { x, y, size, color }: Piece, whole: string): void {
  const { random } = art
  const reach = size * RADIUS
  const place = `gradientUnits="userSpaceOnUse" cx="${Math.round(x - reach * 0.4)}" cy="${Math.round(y - reach * 1.05)}" r="${Math.round(reach * 2.05)}"`
  const baked = art.radialGradient(place, [
    [0, tint(color, 0.5)],
    [0.26, mix(color, '#e8a048', 0.35)],
    [0.52, shade(color, 0.26)],
    [0.8, shade(color, 0.62)],
    [1, shade(color, 0.8)],
  ])
  art.fill(whole, baked)
  const middle = y - size * 0.2
  for (const [u, v] of pack(random, x, middle, reach, 14)) {
    const patch = blob(random, u, v, size * random.range(0.06, 0.16), size * 0.07, {
      wobble: 0.2,
    })
    art.softFill(closed(patch), shade(color, 0.7), 0.22, size * 0.04)
  }
  const blisters = pack(random, x, middle, reach, 210, { ry: reach * 1.1, tries: 1 })
  const fine = [size * 0.004, size * 0.018] as const
  art.fill(spots(random, blisters.slice(0, 120), fine), shade(color, 0.66), 0.45)
  art.fill(spots(random, blisters.slice(120), fine), tint(color, 0.5), 0.42)
}

/** Flour in the rings that the proofing basket left. */
function flouredRings(art: Canvas, { size }: Piece, onSheet: OnSheet): void {
  const { random } = art
  const rings = [0.2, 0.36, 0.5, 0.63, 0.75, 0.86, 0.95].map((far, index) => {
    const [from, to] = [random.angle(), random.range(3.6, 6)]
    const steps = 40
    const line = Array.from({ length: steps }, (_, step): Point => {
      const turn = from + (step / steps) * to
      const at = far + 0.02 * Math.sin(turn * 3 + index)
      const [along, across] = [Math.cos(turn) * at, Math.sin(turn) * at]
      return onSheet(along, across, domeAt(along, across))
    })
    return line
  })
  for (const wide of [0.05, 0.026]) {
    art.stroke(rings.map(open).join(''), '#fbeed2', size * wide, { opacity: 0.2 })
  }
  const dust = Array.from({ length: 520 }, (): Point => {
    const far = random.pick([0.2, 0.36, 0.5, 0.63, 0.75, 0.86]) + random.jitter(0.06)
    const turn = random.angle()
    const [along, across] = [Math.cos(turn) * far, Math.sin(turn) * far]
    return onSheet(along, across, domeAt(along, across))
  })
  art.specks(dust, '#fff6e2', size * 0.01, { opacity: 0.55 })
  art.specks(dust.slice(0, 130), '#fffaf0', size * 0.018, { opacity: 0.45 })
}

/** Where the blade went: from and to along and across the loaf, and how wide it opened. */
const SCORES = [
  [-0.78, 0.34, 0.34, 0.3, 0.13],
  [-0.74, -0.16, 0.4, -0.24, 0.15],
  [-0.3, -0.7, 0.36, -0.66, 0.08],
] as const

/** Cuts that opened in the oven: torn pale crumb under a lifted, burnt lip. */
function scores(art: Canvas, { size, color }: Piece, onSheet: OnSheet): void {
  const { random } = art
  for (const [along, across, endAlong, endAcross, opened] of SCORES) {
    const edge = (off: number) =>
      Array.from({ length: 11 }, (_, index): Point => {
        const share = index / 10
        const full = Math.sin(share * Math.PI) ** 0.7
        const u = along + (endAlong - along) * share
        const bent = across + (endAcross - across) * share + Math.sin(share * Math.PI) * 0.07
        const v = bent + (off + random.jitter(0.06)) * opened * full
        return onSheet(u, v, domeAt(u, v))
      })
    const band = (from: number, to: number) => closed([...edge(from), ...edge(to).toReversed()])
    art.softFill(band(-1.1, 1.1), shade(color, 0.5), 0.4, size * 0.02)
    art.fill(band(-1, 0.9), mix(color, '#d9964a', 0.75))
    const torn = band(-0.74, 0.8)
    art.fill(torn, mix(color, '#efcb8c', 0.85))
    art.clipped(torn, () => {
      const threads = Array.from({ length: 30 }, () => {
        const share = random.next()
        const u = along + (endAlong - along) * share
        const v = across + (endAcross - across) * share + 0.05 + random.jitter(opened)
        return onSheet(u, v, domeAt(u, v))
      })
      const look = { flat: 2.4, angle: 0.2 }
      art.fill(
        spots(random, threads.slice(0, 15), [size * 0.01, size * 0.03], look),
        '#b8702c',
        0.5,
      )
      art.fill(spots(random, threads.slice(15), [size * 0.01, size * 0.026], look), '#fff3d2', 0.8)
    })
    art.fill(band(0.5, 1), '#3a180b', 0.85)
    art.fill(band(0.92, 1.3), tint(color, 0.34))
    art.fill(band(1.16, 1.34), shade(color, 0.5), 0.5)
  }
}

/** The cut: open crumb within its crust, darkest and thickest at its foot. */
function cutFace(art: Canvas, { size, color }: Piece, onSheet: OnSheet): void {
  const wide = Math.sqrt(1 - CUT * CUT)
  const arch = Array.from({ length: 25 }, (_, index): Point => {
    const across = -Math.cos((index / 24) * Math.PI) * wide
    return onSheet(CUT, across, domeAt(CUT, across))
  })
  const floor = [0.94, 0.6, 0.2, -0.2, -0.6, -0.94].map((share) =>
    onSheet(CUT, share * wide, share ** 6 * 0.05),
  )
  const face = [...arch, ...floor]
  const crumb = '#f3dcae'
  art.fill(closed(face), shade(color, 0.68))
  art.fill(closed(shrunk(face, 0.965, 0, -size * 0.004)), mix(shade(color, 0.2), '#c98a4a', 0.4))
  const inner = shrunk(face, 0.9, 0, -size * 0.01)
  art.fill(closed(inner), shade(crumb, 0.2))
  const light = art.linearGradient('x1="0" y1="0" x2=".8" y2="1"', [
    [0, tint(crumb, 0.5)],
    [0.5, crumb],
    [1, shade(crumb, 0.2)],
  ])
  art.fill(closed(shrunk(inner, 0.955)), light)
  art.clipped(closed(inner), () => {
    art.stroke(closed(inner), '#c08742', size * 0.07, { opacity: 0.4 })
    bakedCrumb(art, {
      place: (across, up) => onSheet(CUT, across * wide, domeAt(CUT, across * wide) * up),
      size: size * RADIUS * wide,
      lean: Math.atan2(ACROSS[1], ACROSS[0]) + Math.PI,
      flat: 0.9,
      color: crumb,
    })
  })
  art.stroke(open(moved(arch.slice(2, 16), 1, 2)), tint(color, 0.4), size * 0.012, { opacity: 0.6 })
}
