import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix } from '../../../core/color.ts'
import { open, type Path, type Point } from '../../../core/contour.ts'
import {
  cross,
  dot,
  EYE,
  type LeafForm,
  leafSurface,
  minus,
  nearness,
  seen,
  unit,
  type Vector,
} from './leafSurface.ts'
import { soft } from './shapes.ts'

/** How fine the net is that a leaf is drawn as: along its rib, and across. */
const NET = { along: 13, across: 14 } as const
/** A leaf is drawn from far to near in so many layers, as one part of it may cover another. */
const LAYERS = 3
/** Where the window is, and where a wet surface mirrors it into the eye. */
const LIGHT = unit([-0.52, 0.78, 0.42])
const MIRROR = unit([LIGHT[0] + EYE[0], LIGHT[1] + EYE[1], LIGHT[2] + EYE[2]])

/** What a leaf is colored like. */
export interface LeafColors {
  /** At its rim, and at its foot. */
  rim: Color
  foot: Color
  /** In deep shade, and where the light meets it. */
  dark: Color
  lit: Color
  /** How fine its net is, as a share of the usual; small leaves need less. */
  fine?: number
  /** How dark its shadow on the leaves behind it is. */
  cast?: number
}

interface Net {
  at: (u: number, v: number) => Vector
  form: LeafForm
}

/** A leaf with its waves and hollows, each part as light as it faces the window. */
export function modelledLeaf(art: Canvas, form: LeafForm, colors: LeafColors): Net['at'] {
  const net = { at: leafSurface(art.random, form), form }
  const edge = rimOf(net)
  const { cast = 0.7 } = colors
  art.movedBy(5, 11 * cast, () => art.softFill(soft(edge), colors.dark, cast, 17 * cast))
  surface(art, net, colors)
  ribs(art, net, colors)
  art.stroke(soft(edge), colors.lit, 1.6, { opacity: 0.5 })
  return net.at
}

/** The outline of a leaf from its foot around its tip and back. */
function rimOf({ at }: Net): Point[] {
  const steps = Array.from({ length: 20 }, (_, index) => index / 20)
  const left = steps.map((u) => seen(at(u, -1)))
  const right = steps.map((u) => seen(at(u, 1)))
  return [...left, seen(at(1, 0)), ...right.toReversed()]
}

/** Tones are few, so that parts of one tone are one path. */
const TONES = 13
const PALES = 6

interface Part {
  path: Path
  near: number
  color: Color
}

function surface(art: Canvas, net: Net, colors: LeafColors): void {
  const parts = partsOf(net, colors).toSorted((a, b) => a.near - b.near)
  const perLayer = Math.ceil(parts.length / LAYERS)
  for (let layer = 0; layer < LAYERS; layer += 1) {
    const paths = new Map<Color, Path>()
    for (const { path, color } of parts.slice(layer * perLayer, (layer + 1) * perLayer)) {
      paths.set(color, (paths.get(color) ?? '') + path)
    }
    // The line around each closes the seams between them.
    for (const [color, path] of paths) {
      art.raw(`<path d="${path}" fill="${color}" stroke="${color}" stroke-width="1.2"/>`)
    }
  }
}

/** A color for each degree of paleness and light, mixed once. */
function toneOf({ rim, foot, dark, lit }: LeafColors) {
  const known = new Map<number, Color>()
  return (pale: number, light: number): Color => {
    const [p, l] = [Math.round(pale * PALES), Math.round(light * TONES)]
    const key = p * 100 + l
    const before = known.get(key)
    if (before) return before
    const own = mix(rim, foot, p / PALES)
    const share = l / TONES
    const color =
      share < 0.5
        ? mix(dark, own, 0.1 + share * 1.8)
        : mix(own, lit, Math.min(1, (share - 0.5) * 1.5))
    known.set(key, color)
    return color
  }
}

/** Four corners as short as SVG allows: whole units, each from the one before. */
function patch(corners: readonly Vector[]): Path {
  const points = corners.map((corner) => seen(corner).map(Math.round))
  return points
    .map(([x = 0, y = 0], index) => {
      const [px = 0, py = 0] = points[index - 1] ?? []
      return index === 0 ? `M${x} ${y}` : `l${x - px} ${y - py}`
    })
    .join('')
}

function partsOf({ at, form }: Net, colors: LeafColors): Part[] {
  const tone = toneOf(colors)
  const { fine = 1 } = colors
  const [rows, columns] = [Math.round(NET.along * fine), Math.round(NET.across * fine)]
  const points = Array.from({ length: rows + 1 }, (_, i) =>
    Array.from({ length: columns + 1 }, (__, j) => at(i / rows, (j / columns) * 2 - 1)),
  )
  const corner = (i: number, j: number): Vector => points[i]?.[j] ?? [0, 0, 0]
  const parts: Part[] = []
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)]
      const normal = unit(cross(minus(c, a), minus(d, b)))
      const [u, v] = [(i + 0.5) / rows, ((j + 0.5) / columns) * 2 - 1]
      const { light, back } = lightOn(normal, u)
      const pale = paleness(form.torn + u * (1 - form.torn), v) + (back ? 0.3 : 0)
      parts.push({
        path: patch([a, b, c, d]),
        near: nearness(a) + nearness(c),
        color: tone(Math.min(1, pale), light),
      })
    }
  }
  return parts
}

/** Pale at the foot and beside the rib. */
function paleness(u: number, v: number): number {
  const foot = Math.max(0, 1 - u * 1.7)
  const rib = Math.max(0, 1 - Math.abs(v) * 4) * (1 - u) * 0.6
  return Math.min(1, foot ** 1.3 + rib)
}

/** How light a part of a leaf is; some light comes through from behind. */
function lightOn(normal: Vector, u: number) {
  const back = dot(normal, EYE) < 0
  const facing: Vector = back ? [-normal[0], -normal[1], -normal[2]] : normal
  const meets = dot(facing, LIGHT)
  const even = meets > 0 ? 0.12 + meets ** 1.3 * 0.62 : 0.12 - meets * 0.2
  const mirrored = Math.max(0, dot(facing, MIRROR)) ** 30 * 0.36
  const covered = Math.min(1, 0.42 + u * 1.3)
  return { light: Math.min(1, Math.max(0, even * covered + mirrored)), back }
}

/** The rib, thick at its foot, and veins that branch from it. */
function ribs(art: Canvas, { at, form }: Net, { foot, dark, lit }: LeafColors): void {
  const veins = [0.16, 0.32, 0.48, 0.64].flatMap((u) =>
    [-1, 1].map((side) =>
      open([at(u, 0), at(u + 0.1, side * 0.4), at(u + 0.17, side * 0.8)].map(seen)),
    ),
  )
  art.stroke(veins.join(''), lit, 1.8, { opacity: 0.4 })
  const rib = [0.02, 0.2, 0.4, 0.6, 0.8].map((u) => seen(at(u, 0)))
  const wide = form.width * 0.075 * (1 - form.torn * 0.5)
  art.movedBy(2, 3, () => art.fill(taper(rib, wide), dark, 0.4))
  art.fill(taper(rib, wide), mix(foot, '#fffbe0', 0.4), 0.9)
}

/** A ribbon that is widest at its beginning and ends in a point. */
function taper(line: readonly Point[], width: number): Path {
  const side = (sign: number): Point[] =>
    line.map(([x, y], index) => {
      const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y]
      const [bx, by] = line[index + 1] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      const half = (sign * width * (1 - index / (line.length - 1))) / 2
      return [x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]
    })
  return soft([...side(-1), ...side(1).toReversed()])
}
