import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { ellipse, type Point } from '../../../core/contour.ts'
import type { Random } from '../../../../language/random.ts'
import { cloudsOf } from '../relief/clouds.ts'
import type { Piece } from '../../types.ts'
import { upright } from '../upright.ts'
import { chickpeaLump } from './chickpea.ts'
import { backOfKadai, frontOfKadai, type Kadai } from './kadai.ts'
import { gingerPinch, slitChile } from './masalaGarnish.ts'
import { steam } from '../../products/parts.ts'
import { liftingSpoon } from './servingSpoon.ts'
import { type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { coat, footOf, glint, gloss, oilBeads } from './wetness.ts'

/** Where chickpeas lie, as shares of the bowl's opening, and how far out of the gravy. */
const PLACES = [
  [-0.44, -0.52, 0.3],
  [-0.22, -0.62, 0.4],
  [0.02, -0.64, 0.2],
  [-0.33, -0.38, 0.8],
  [-0.1, -0.43, 0.9],
  [0.13, -0.42, 0.5],
  [-0.58, -0.3, 0.2],
  [-0.22, -0.2, 1.2],
  [-0.46, -0.15, 0.8],
  [0.01, -0.2, 1],
  [-0.12, 0.0, 1.1],
  [0.19, -0.12, 0.4],
  [-0.63, 0.04, 0.1],
  [-0.35, 0.06, 0.9],
  [0.09, 0.09, 0.7],
  [-0.5, 0.24, 0.4],
  [-0.22, 0.24, 0.8],
  [0.01, 0.32, 0.4],
  [-0.37, 0.44, 0.2],
  [-0.14, 0.5, 0.2],
  [0.2, 0.36, -0.2],
  [-0.83, -0.12, -0.4],
  [0.4, -0.7, -0.3],
  [0.08, 0.76, -0.4],
  [-0.66, 0.56, -0.4],
] as const

/** Bits of tomato that did not melt into the gravy. */
const BITS = [
  [-0.72, -0.46, '#c8321a'],
  [-0.8, 0.26, '#d2441f'],
  [-0.46, 0.72, '#c8321a'],
  [0.3, 0.06, '#d2441f'],
  [0.24, 0.62, '#c8321a'],
  [0.62, 0.4, '#c8321a'],
  [0.3, -0.52, '#c8321a'],
  [0.54, -0.62, '#d2441f'],
  [-0.9, 0.06, '#c8321a'],
] as const

function bitLump(random: Random, [x, y]: Point, size: number, color: Color): Lump {
  const turn = random.angle()
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const far = (px: number, py: number) => {
    const [u, v] = [px * cos + py * sin, (py * cos - px * sin) * 1.4]
    return (Math.abs(u / size) ** 3 + Math.abs(v / size) ** 3) ** (1 / 3)
  }
  return {
    x,
    y,
    reach: size * 1.2,
    rise: -size * 0.1,
    colors: [shade(color, 0.6), shade(color, 0.2), color, tint(color, 0.3), tint(color, 0.6)],
    insideAt: (px, py) => 1 - far(px, py),
    nearAt: (px, py) => size * 0.6 * Math.sqrt(Math.max(0, 1 - far(px, py) ** 2)),
  }
}

const tonesOf = (color: Color): Color[] => [
  mix(shade(color, 0.7), '#2a0602', 0.4),
  shade(color, 0.42),
  shade(color, 0.14),
  color,
  mix(color, '#f0762a', 0.55),
  mix(tint(color, 0.3), '#ffab5a', 0.6),
]

function stewOf(art: Canvas, { rx, ry }: { rx: number; ry: number }): Stew {
  const { random } = art
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const peas = PLACES.map(([u, v, rise]) => {
    const size = rx * 0.115 * random.range(0.92, 1.12) * (1 + v * 0.08)
    const [x, y] = [(u + random.jitter(0.02)) * rx, (v + random.jitter(0.03)) * ry]
    return chickpeaLump(random, { x, y, size, rise })
  })
  const bits = BITS.map(([u, v, color]) =>
    bitLump(random, [u * rx, v * ry], rx * random.range(0.034, 0.055), color),
  )
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2 * 1
    const heap = rx * 0.1 * Math.max(0, 1 - away * 1.6)
    return heap + coarse(x / 64, y / 40) * 30 + fine(x / 26, y / 17) * 12
  }
  return { rx, ry, swellAt, lumps: [...bits, ...peas] }
}

/** Chana masala in a hammered bowl: chickpeas half under in their gravy; `size` is half its width. */
export function chanamasala(art: Canvas, { x, y, size, color }: Piece): void {
  const kadai: Kadai = { rx: size, ry: size * 0.6, depth: size * 0.5, color: '#b5622f' }
  upright(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.16, () => {
      backOfKadai(art, kadai)
      art.clipped(ellipse(0, kadai.ry * 0.012, size * 0.955, kadai.ry * 0.955), () => {
        art.movedBy(0, size * 0.05, () => filling(art, kadai, color))
      })
      frontOfKadai(art, kadai)
      steam(art, -size * 0.16, -size * 0.34, 0.9)
      liftingSpoon(art, {
        x: size * 0.42,
        y: -size * 0.16,
        size: size * 0.28,
        angle: -0.5,
        sauce: color,
        color: '#b9b4b0',
        grain: size * 0.105,
        lumpAt: (place) => chickpeaLump(art.random, place),
      })
    })
  })
}

function filling(art: Canvas, kadai: Kadai, color: Color): void {
  const [rx, ry] = [kadai.rx * 0.925, kadai.ry * 0.915]
  const stew = laidStew(stewOf(art, { rx, ry }), 3.4)
  sauceRelief(stew, tonesOf(color), { tones: 10, crease: 0.5, contrast: 1.3 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#ffb878', opacity: 0.5, from: 0.5 })
  art.stroke(ellipse(0, 0, rx * 0.985, ry * 0.98), '#f08a2c', rx * 0.03, { opacity: 0.6 })
  oilBeads(art, { rx, ry, color: '#f0902c', count: 40 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 11, crease: 0.3, contrast: 1 })
    footOf(art, relief.outline, lump.reach / 1.3, '#f08a3c')
    relief.draw(art)
    if (lump.reach < rx * 0.1) continue
    coat(art, lump, relief.outline, mix(color, '#d8521a', 0.4))
    glint(art, lump)
  }
  const spot = { x: 0, y: 0, angle: 0 }
  slitChile(
    art,
    { ...spot, x: rx * 0.48, y: ry * 0.56, size: rx * 0.27, angle: -0.5, color: '#4f9a34' },
    -0.12,
  )
  gingerPinch(art, { ...spot, x: -rx * 0.2, y: -ry * 0.28, size: rx * 0.15, color: '#f4dd9a' })
}
