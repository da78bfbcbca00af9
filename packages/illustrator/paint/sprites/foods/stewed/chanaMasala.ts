import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { ellipse, pack, type Point } from '../../../core/contour.ts'
import type { Random } from '../../../../language/random.ts'
import { cloudsOf } from '../relief/clouds.ts'
import type { Piece } from '../../types.ts'
import { upright } from '../upright.ts'
import { chickpeaLump } from './chickpea.ts'
import { backOfKadai, frontOfKadai, type Kadai } from './kadai.ts'
import { gingerPinch, slitChile } from './masalaGarnish.ts'
import { steam } from '../../products/parts.ts'
import { FINE_HEAP, liftingSpoon } from './servingSpoon.ts'
import { type Lump, laidStew, lumpRelief, sauceRelief, type Stew } from './stew.ts'
import { coat, footOf, glint, gloss, oilBeads } from './wetness.ts'

interface Oval {
  rx: number
  ry: number
}

/** Half the size of a chickpea, as a share of the bowl's opening. */
const PEA = 0.074

/** The middle of the heap of chickpeas, as shares of the bowl's opening. */
const HEAP = { u: -0.16, v: -0.1, wide: 0.66, high: 0.74 } as const

/** What did not melt into the gravy: tomato, and onion fried to a deep gold. */
const BITS = ['#c8321a', '#d2441f', '#a8240f', '#d98a34', '#c2702a', '#e0a24c'] as const

/** Chickpeas heaped in the middle, each lower the further out it lies, and a few that swam off. */
function peasIn(random: Random, { rx, ry }: Oval): Lump[] {
  const { u, v, wide, high } = HEAP
  const heap = pack(random, 0, 0, 1, 70, { tries: 12 }).map(([x, y]) => {
    const away = Math.hypot(x, y)
    const rise = 0.42 - away * 0.75 + random.jitter(0.42)
    return [u + x * wide, v + y * high, rise] as const
  })
  const loose = SWIMMING.map(([x, y]) => [x, y, random.range(-0.6, -0.3)] as const)
  const seen = [...heap, ...loose].filter(([x, y]) => !isUnderSpoon(x, y))
  return seen.map(([x, y, rise]) =>
    chickpeaLump(random, {
      x: (x + random.jitter(0.012)) * rx,
      y: y * ry,
      size: rx * PEA * random.range(0.84, 1.16) * (1 + y * 0.08),
      rise,
    }),
  )
}

/** What the spoon hides, and its shadow darkens, is not drawn. */
const isUnderSpoon = (u: number, v: number) => Math.hypot((u - 0.42) / 0.27, (v + 0.06) / 0.46) < 1

/** Where single chickpeas lie near the rim, as shares of the bowl's opening. */
const SWIMMING = [
  [-0.84, -0.16],
  [-0.78, 0.36],
  [-0.5, 0.74],
  [-0.4, 0.8],
  [0.1, 0.84],
  [0.34, 0.3],
  [0.42, 0.22],
  [0.72, 0.36],
  [0.66, -0.52],
  [0.3, -0.82],
  [0.86, -0.06],
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

function stewOf(art: Canvas, { rx, ry }: Oval): Stew {
  const { random } = art
  const [coarse, fine] = [cloudsOf(random), cloudsOf(random)]
  const peas = peasIn(random, { rx, ry })
  const bits = pack(random, 0, 0, rx * 0.93, 26, { ry: ry * 0.9, tries: 6 }).map((place) =>
    bitLump(random, place, rx * random.range(0.018, 0.044), random.pick(BITS)),
  )
  const swellAt = (x: number, y: number) => {
    const away = (x / rx) ** 2 + (y / ry) ** 2 * 1
    const heap = rx * 0.13 * Math.max(0, 1 - away * 1.6)
    return heap + coarse(x / 64, y / 40) * 30 + fine(x / 24, y / 15) * 17
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
        grain: size * 0.068,
        places: FINE_HEAP,
        tones: 7,
        lumpAt: (place) => chickpeaLump(art.random, place),
      })
    })
  })
}

function filling(art: Canvas, kadai: Kadai, color: Color): void {
  const [rx, ry] = [kadai.rx * 0.925, kadai.ry * 0.915]
  const stew = laidStew(stewOf(art, { rx, ry }), 4)
  sauceRelief(stew, tonesOf(color), { tones: 8, crease: 0.5, contrast: 1.3 }).draw(art)
  gloss(art, stew.swellAt, { rx, ry, color: '#ffb878', opacity: 0.5, from: 0.5 })
  art.stroke(ellipse(0, 0, rx * 0.985, ry * 0.98), '#f08a2c', rx * 0.03, { opacity: 0.6 })
  oilBeads(art, { rx, ry, color: '#f0902c', count: 40 })
  for (const lump of stew.lumps) {
    const relief = lumpRelief(stew, lump, { tones: 7, crease: 0.3, contrast: 1 })
    const isPea = lump.reach > rx * PEA
    if (isPea) footOf(art, relief.outline, lump.reach / 1.3, '#f08a3c')
    relief.draw(art)
    if (!isPea) continue
    coat(art, lump, relief.outline, mix(color, '#d8521a', 0.4))
    // Some have just come up, and the gravy still runs off them.
    if (art.random.next() < 0.4) art.fill(relief.outline, '#c8521c', art.random.range(0.2, 0.42))
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
