import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, open, type Path, type Point } from '../../core/contour.ts'
import { bow } from '../foods/dough.ts'
import { across, down, enamel } from '../materials.ts'

/** How flat circles look from where one sees a stage. */
export const FLAT = 0.19

/** The right side of something that was thrown on a wheel, from its rim to its foot: how wide, how far down. */
export type Profile = readonly [Point, ...Point[]]

/** What it looks like from the side, its middle above the origin. */
export function silhouette(profile: Profile): Path {
  const [half, foot] = profile.at(-1) ?? profile[0]
  const [rim, top] = profile[0]
  const left = profile.toReversed().map(([u, v]): Point => [-u, v])
  const sole = `A${num(half)} ${num(half * FLAT)} 0 0 1 ${num(-half)} ${num(foot)}`
  const lip = `A${num(rim)} ${num(rim * FLAT)} 0 0 0 ${num(rim)} ${num(top)}`
  return `${open(profile)}${sole}${open(left).replace('M', 'L')}${lip}Z`
}

/** A glazed body: light across it, dark towards its foot, the window and its echo in the glaze. */
export function thrownBody(art: Canvas, profile: Profile, color: Color): void {
  const outline = silhouette(profile)
  art.fill(outline, enamel(art, color))
  art.clipped(outline, () => glazeLight(art, profile, color))
}

/** Draw it clipped. */
function glazeLight(art: Canvas, profile: Profile, color: Color): void {
  const [rim, top] = profile[0]
  const [, foot] = profile.at(-1) ?? profile[0]
  const below = down(art, [
    [0.45, SHADOW, 0],
    [0.82, SHADOW, 0.12],
    [1, SHADOW, 0.42],
  ])
  art.fill(silhouette(profile), below)
  art.softFill(ellipse(0, top, rim, rim * FLAT + 5), shade(color, 0.6), 0.3, 4)
  const [along, wide] = [foot - top, rim]
  const pane = (share: number, from: number, to: number) => {
    const line = [from, (from + to) / 2, to].map((part): Point => [
      -halfAt(profile, top + along * part) * share,
      top + along * part + wide * FLAT * Math.sqrt(1 - share * share),
    ])
    return open(line)
  }
  art.stroke(pane(0.7, 0.14, 0.62), tint(color, 0.85), wide * 0.12, { opacity: 0.5 })
  art.stroke(pane(0.71, 0.17, 0.5), '#fffaf0', wide * 0.055, { opacity: 0.85 })
  art.stroke(pane(0.5, 0.12, 0.3), '#fffaf0', wide * 0.04, { opacity: 0.5 })
  art.stroke(pane(-0.86, 0.2, 0.7), mix(tint(color, 0.5), '#ffcf9a', 0.5), wide * 0.06, {
    opacity: 0.26,
  })
}

/** Half its width at a height. */
function halfAt(profile: Profile, level: number): number {
  const next = profile.findIndex(([, v]) => v >= level)
  const [to, from] = [profile[next] ?? profile[0], profile[next - 1] ?? profile[0]]
  const share = to[1] === from[1] ? 0 : (level - from[1]) / (to[1] - from[1])
  return from[0] + (to[0] - from[0]) * share
}

interface Mouth {
  /** How high it is, and half its width. */
  y: number
  half: number
  /** How thick the wall is. */
  wall: number
  color: Color
}

/** The rim and the inside, as deep as one sees; `within` draws what it holds, clipped. */
export function mouth(art: Canvas, { y, half, wall, color }: Mouth, within: () => void): void {
  const rim = across(art, [
    [0, shade(color, 0.12)],
    [0.2, tint(color, 0.72)],
    [0.55, tint(color, 0.34)],
    [1, shade(color, 0.24)],
  ])
  art.fill(ellipse(0, y, half, half * FLAT), rim)
  const opening = ellipse(0, y + 0.6, half - wall, half * FLAT - wall * 0.62)
  const inside = across(art, [
    [0, shade(color, 0.62)],
    [0.45, shade(color, 0.3)],
    [1, shade(color, 0.04)],
  ])
  art.fill(opening, inside)
  art.clipped(opening, within)
  const lit = bow([0, y], [half - 1, half * FLAT - 1], [Math.PI * 0.55, Math.PI * 1.3], 14)
  art.stroke(open(lit), '#fffdf6', 2, { opacity: 0.7 })
}

/** The front of the rim again, over what reaches above it. */
export function frontRim(art: Canvas, { y, half, wall, color }: Mouth): void {
  const line = bow([0, y], [half - wall / 2, half * FLAT - wall * 0.3], [0, Math.PI], 20)
  const lit = across(art, [
    [0, tint(color, 0.3)],
    [0.25, tint(color, 0.8)],
    [1, shade(color, 0.2)],
  ])
  art.stroke(open(line), lit, wall)
}
