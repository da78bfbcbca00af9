import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { pouredDepth, remembered, type Step } from './pouredTrail.ts'
import { levelPath } from './relief/levels.ts'
import { gridOf, type HeightAt, reliefOf } from './relief/relief.ts'
import { type SoupBowl, surfaceOf } from './soupBowl.ts'
import { boxOf, placeOn } from './thickSoup.ts'

/** How something was poured around, from where it began: all in shares of the surface's radius. */
interface Turns {
  /** Where it begins and how far it goes on, as angles. */
  angle: readonly [from: number, by: number]
  /** How far from the middle it begins, how far out it goes, and how soon. */
  reach: readonly [from: number, by: number, power: number]
  /** How it wavers: how often along the angle. */
  waver: number
  /** Half its breadth at the ends and in the middle, and how fast it swells. */
  wide: readonly [least: number, most: number, power: number]
  /** How slim its first end is: a share of the whole swell. */
  begin: number
  /** How its breadth varies: around what, by how much, how often, from where. */
  uneven: readonly [mean: number, by: number, often: number, from: number]
}

/** The places of something that was poured around and outwards, uneven. */
export function trailOf({ angle, reach, waver, wide, begin, uneven }: Turns): Step[] {
  const [mean, by, often, start] = uneven
  return Array.from({ length: 31 }, (_, index) => {
    const share = index / 30
    const turn = angle[0] + angle[1] * share
    const out = reach[0] + reach[1] * share ** reach[2] + 0.03 * Math.sin(turn * waver)
    const swell = Math.sin(Math.PI * Math.min(1, begin + share * (1 - begin))) ** wide[2]
    const breadth = wide[0] + wide[1] * swell * (mean + by * Math.sin(turn * often + start))
    return { u: Math.cos(turn) * out, v: Math.sin(turn) * out, wide: breadth }
  })
}

/** What is poured on a soup, and how it looks. */
interface Poured {
  trail: readonly Step[]
  /** How far it strays from its trail. */
  stray: number
  /** Where it runs into the soup: how far beyond its edge, in which color, how thick. */
  stains: readonly (readonly [beyond: number, color: Color, opacity: number])[]
  /** How soon it rises from its edge to its height. */
  edge: number
  contrast: number
  /** From its creases to its crests. */
  colors: readonly Color[]
  /** How much of the soup shows through; nothing when it is left out. */
  opacity?: number
}

/**
 * Draws something thick that was poured on a soup.
 *
 * @returns how deep in it a place is, in shares of the surface; below 0 outside
 */
export function pourOn(art: Canvas, bowl: SoupBowl, poured: Poured) {
  const { trail, stray, stains, edge, contrast, colors, opacity } = poured
  const place = placeOn(bowl)
  const deep = pouredDepth(art.random, trail, { stray })
  const { radius } = surfaceOf(bowl)
  const look = { box: boxOf(bowl), cell: radius / 60 }
  const inside = remembered((px, py) => deep(...place(px, py)) * radius)
  const grid = gridOf(look.box, look.cell, inside)
  for (const [beyond, color, thick] of stains) {
    const path = levelPath(grid, -beyond * radius)
    art.raw(`<path fill-rule="evenodd" d="${path}" fill="${color}" fill-opacity="${thick}"/>`)
  }
  const heightAt: HeightAt = (px, py) => {
    const risen = Math.min(1, Math.max(0, inside(px, py) / radius / edge))
    return radius * 0.014 * Math.sqrt(1 - (1 - risen) ** 2)
  }
  const foreshortening = bowl.flat
  const surface = { ...look, inside, foreshortening, tones: 8, crease: 0.2, contrast, colors }
  const draw = () => reliefOf(heightAt, surface).draw(art)
  if (opacity === undefined) draw()
  else art.group(`opacity="${opacity}"`, draw)
  return deep
}
