import type { Color } from '../../../../language/paints.ts'
import type { Random } from '../../../../language/random.ts'
import type { Canvas } from '../../../core/canvas.ts'
import type { Point } from '../../../core/contour.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { levelPath } from '../relief/levels.ts'
import { gridOf, type HeightAt, readingOf, reliefOf } from '../relief/relief.ts'

/** How far the tip of a leaf bends away from us. */
const BEND = 0.2

/** A leaf of soft lettuce: how it lies, how it is bent, and its colors. */
export interface SoftLeaf {
  /** The middle of its blade. */
  x: number
  y: number
  /** Half its length along the rib and half its width, as they are seen. */
  long: number
  wide: number
  /** Where its tip points, in radians. */
  angle: number
  /** How steeply its face falls to the right and down the sheet: what falls to the left is lit. */
  falls: Point
  /** How far its sides rise like those of a hand. */
  cup: number
  /** How deep the waves along its rim are, and how many there are. */
  ruffle: number
  waves: number
  /** How far the paleness of its rib reaches into the blade. */
  pale: number
  /** From its darkest fold to the white of its rib. */
  colors: readonly Color[]
}

/** A place on a leaf: along its rib from -1 at the foot to 1 at the tip, and across it. */
interface OnLeaf {
  along: number
  across: number
  /** As `across`, but in shares of the blade's width there: it is narrow at its foot. */
  full: number
}

/** A leaf that has got its own outline. */
interface LaidLeaf extends SoftLeaf {
  placeOn: (px: number, py: number) => OnLeaf
  /** How high its rim waves in a direction from its middle, from -1 to 1. */
  waveAt: (turn: number) => number
  /** How far the rim is from its middle in a direction; about 1. */
  reachAt: (turn: number) => number
}

/** Cells of the grid on which a leaf is looked at, in units of the sheet. */
const CELL = 4

/** Draws leaves one over the other; where one lies on another, that one is dark. */
export function softLeaves(art: Canvas, leaves: readonly SoftLeaf[]): void {
  const laid = leaves.map((leaf) => laidLeaf(art.random, leaf))
  for (const [index, leaf] of laid.entries()) drawLeaf(art, leaf, laid.slice(index + 1))
}

function drawLeaf(art: Canvas, leaf: LaidLeaf, above: readonly LaidLeaf[]): void {
  const { x, y, long, wide, colors } = leaf
  const reach = Math.max(long, wide) * 1.12
  const box = { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 }
  // Each place is looked at once.
  const known = (at: HeightAt) => readingOf(gridOf(box, CELL, at))
  const heightAt = known(heightsOf(art.random, leaf))
  const insideAt = known((px, py) => (1 - farOn(leaf, leaf.placeOn(px, py)).far) * wide)
  const shadeAt = known(shadeUnder(above, leaf))
  const palenessAt = palenessOf(leaf)
  const relief = reliefOf(heightAt, {
    box,
    cell: CELL,
    inside: insideAt,
    colors,
    tones: 11,
    crease: 0.3,
    contrast: 1.15,
    paleAt: (px, py) => palenessAt(px, py) - shadeAt(px, py),
    blur: 1,
  })
  relief.draw(art)
  art.stroke(relief.outline, colors.at(-2) ?? '#f4f8d0', wide * 0.012, { opacity: 0.55 })
  const isWet = (px: number, py: number) => insideAt(px, py) > CELL * 2 && shadeAt(px, py) < 0.1
  const shine = gridOf(box, CELL, (px, py) => (isWet(px, py) ? mirrored(heightAt, px, py) : 0))
  const path = levelPath(shine, 0.987)
  if (path) art.raw(`<path fill-rule="evenodd" d="${path}" fill="#fdffe9" fill-opacity=".6"/>`)
}

/** Gives a leaf its bow and the waves of its rim: each of its own breadth and depth, none at the foot. */
function laidLeaf(random: Random, leaf: SoftLeaf): LaidLeaf {
  const { x, y, long, wide, angle, waves } = leaf
  const [cos, sin, bow] = [Math.cos(angle), Math.sin(angle), random.jitter(0.16)]
  const [first, second, third] = [random.angle(), random.angle(), random.angle()]
  const waveAt = (turn: number) => {
    const uneven = 0.74 + 0.26 * Math.sin(turn * 3 + second)
    const stray = 1.1 * Math.sin(turn * 2 + second) + 0.5 * Math.sin(turn * 5 + third)
    const tip = Math.min(1, 0.55 + 0.6 * Math.cos(turn * 0.8))
    return Math.sin(turn * waves + first + stray) * uneven * Math.max(0, tip)
  }
  return {
    ...leaf,
    waveAt,
    reachAt: (turn) => 1 + 0.045 * Math.sin(turn * 3 + first) + 0.06 * waveAt(turn),
    placeOn: (px, py) => {
      const [u, v] = [px - x, py - y]
      const along = (u * cos + v * sin) / long
      const across = (v * cos - u * sin) / wide - bow * along * along
      const foot = Math.min(1, Math.max(0, -along))
      return { along, across, full: across / (1 - 0.42 * foot ** 1.4) }
    },
  }
}

/** How far out a place is, 0 in the middle and 1 at the rim, and how high the rim waves there. */
function farOn({ waveAt, reachAt }: LaidLeaf, { along, full }: OnLeaf) {
  const turn = Math.atan2(full, along)
  return { far: Math.hypot(along, full) / reachAt(turn), wave: waveAt(turn) }
}

/** How near the eye each place of a leaf is: cupped, ruffled along its rim and quilted between its veins. */
function heightsOf(random: Random, leaf: LaidLeaf): HeightAt {
  const { x, y, wide, falls, cup, ruffle } = leaf
  const dents = cloudsOf(random)
  return (px, py) => {
    const place = leaf.placeOn(px, py)
    const { along, across } = place
    const { far, wave } = farOn(leaf, place)
    const rim = Math.min(1.1, far) ** 3.4
    const tip = Math.max(0, along + 0.1)
    const rolled = Math.max(0, far - 0.88)
    const quilt = Math.cos(veinAt(place) * Math.PI * 2) * (1 - Math.min(1, rim))
    const form =
      cup * 0.5 * far * far +
      ruffle * rim * wave -
      BEND * tip * tip -
      rolled * rolled * 5 -
      quilt * 0.018 +
      dents(along * 2.4, across * 2.4) * 0.1 +
      ribAt(place) * 0.05
    return form * wide - falls[0] * (px - x) - falls[1] * (py - y)
  }
}

/** Whole numbers are veins: they leave the rib for the rim, bending forward. */
function veinAt({ along, across }: OnLeaf): number {
  return (along - 0.7 * Math.abs(across) + 0.2 * across * across) * 3.4
}

/** 1 on the rib, which is broad at its foot, 0 away from it. */
function ribAt({ along, across }: OnLeaf): number {
  const broad = 0.018 + 0.058 * Math.max(0, 0.8 - along) ** 1.4
  return Math.exp(-((across / broad) ** 4)) * Math.min(1, Math.max(0, (0.95 - along) * 3))
}

/** Rib, veins and heart are paler than the blade, its rim is greener. */
function palenessOf(leaf: LaidLeaf): HeightAt {
  return (px, py) => {
    const place = leaf.placeOn(px, py)
    const { along, across, full } = place
    const far = Math.hypot(along, full)
    const vein = veinAt(place)
    const off = Math.abs(vein - Math.round(vein))
    const fine = Math.exp(-((off / 0.09) ** 2)) * Math.max(0, 1 - far) ** 0.5
    const heart = Math.exp(-(((along + 1) / (0.4 + leaf.pale * 2)) ** 2) - (across / 0.6) ** 2)
    return ribAt(place) * 0.3 + fine * 0.09 + heart * (0.12 + leaf.pale) - 0.07 * far ** 4
  }
}

/** How far to the right and down a leaf throws its shade, in shares of its width. */
const THROWN = [0.07, 0.12] as const

/** How dark it is under the leaves that lie on one: most in the gap where they touch, least far from them. */
function shadeUnder(above: readonly LaidLeaf[], { x, y, long, wide }: LaidLeaf): HeightAt {
  const room = Math.max(long, wide)
  const near = above.filter(
    (leaf) => Math.hypot(leaf.x - x, leaf.y - y) < (room + Math.max(leaf.long, leaf.wide)) * 1.2,
  )
  return (px, py) => {
    let darkest = 0
    for (const leaf of near) {
      const { along, full } = leaf.placeOn(px - leaf.wide * THROWN[0], py - leaf.wide * THROWN[1])
      const away = Math.hypot(along, full) - 1
      darkest = Math.max(
        darkest,
        away < -0.3 ? 1 : 0.66 * Math.exp(-Math.max(0, away + 0.04) / 0.2),
      )
    }
    return darkest
  }
}

/** Half way between the window and the eye. */
const HALFWAY = [-0.4, -0.5, 0.77] as const

/** How exactly a place mirrors the window to us in its dressing; 1 is exactly. */
function mirrored(heightAt: HeightAt, px: number, py: number): number {
  const across = (heightAt(px + CELL, py) - heightAt(px - CELL, py)) / (2 * CELL)
  const down = (heightAt(px, py + CELL) - heightAt(px, py - CELL)) / (2 * CELL)
  const [left, up, towards] = HALFWAY
  return (towards - across * left - down * up) / Math.sqrt(1 + across ** 2 + down ** 2)
}
