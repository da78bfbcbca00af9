import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Point } from '../../core/contour.ts'
import { behind, EYE } from '../foods/produce/leafSurface.ts'
import { modelledLeaf } from '../foods/produce/modelledLeaf.ts'
import { basilLeaf, type BasilLeaf } from './basilLeaf.ts'

/** Leaves in the shade of leaves are cool. */
function shaded(color: Color, share: number): Color {
  return mix(color, '#0c2a26', share)
}

/** The stems, those behind first: how they lean, how high they grow, how deep in the bunch they stand. */
const STEMS = [
  { lean: -0.5, high: 290, share: 0.46 },
  { lean: 0.54, high: 276, share: 0.46 },
  { lean: 0.1, high: 344, share: 0.42 },
  { lean: -0.24, high: 318, share: 0.2 },
  { lean: 0.32, high: 296, share: 0.16 },
  { lean: -0.74, high: 220, share: 0.06 },
  { lean: 0.74, high: 214, share: 0.08 },
  { lean: 0.02, high: 236, share: 0 },
] as const

/** The pairs of leaves of a stem, from below: how high, how large, and how far they stand off. */
const PAIRS = [
  { up: 0.52, size: 116, off: 1.4 },
  { up: 0.74, size: 112, off: 1.25 },
  { up: 0.9, size: 92, off: 1.05 },
  { up: 1, size: 60, off: 0.66 },
] as const

/** Basil in a jar with its mouth at `x`, `neck`: soft leaves in pairs that bend over under their weight. */
export function basilBunch(art: Canvas, x: number, neck: number, color: Color): void {
  for (const stem of STEMS) basilStem(art, { x, neck, color, ...stem })
}

interface Stem {
  x: number
  neck: number
  lean: number
  high: number
  share: number
  color: Color
}

function basilStem(art: Canvas, { x, neck, lean, high, share, color }: Stem): void {
  const { random } = art
  const sway = random.jitter(14)
  const at = (up: number): Point => [
    x + Math.sin(lean) * high * up * (0.45 + up * 0.55) + Math.sin(up * 2.6) * sway,
    neck + 16 - Math.cos(lean) * high * up,
  ]
  const stalk = open([at(-0.1), at(0.3), at(0.65), at(0.98)])
  art.stroke(stalk, shaded(shade(color, 0.3), share), 10)
  art.movedBy(-1.5, 0, () => {
    art.stroke(stalk, shaded(mix(color, '#c3da7a', 0.55), share), 5.5)
  })
  // Of a stem that stands behind others or low one sees no lower leaves.
  for (const { up, size, off } of PAIRS.slice(
    share > 0.4 || high < 240 ? 1 : 0,
    share > 0.4 ? -1 : undefined,
  )) {
    const sides = random.next() < 0.5 ? [-1, 1] : [1, -1]
    for (const side of sides) {
      const [u, v] = at(up + random.jitter(0.04))
      const young = mix(color, '#a9d257', up * random.range(0.14, 0.44))
      const drawn = share > 0.4 ? basilLeaf : heldLeaf
      drawn(art, {
        x: u,
        y: v,
        size: size * random.range(0.82, 1.16),
        angle: lean - Math.PI / 2 + side * off * random.range(0.8, 1.2),
        droop: random.range(0.35, 1.3) * (1.3 - up * 0.6),
        wide: random.range(0.5, 0.78),
        color: shaded(young, share + (side > 0 ? 0.05 : 0)),
        behind: share > 0.4,
      })
    }
  }
  if (share > 0.4) return
  const [u, v] = at(1)
  const bud = { x: u, y: v + 6, size: 34, droop: -0.1, wide: 0.6, behind: false }
  const pale = shaded(tint(mix(color, '#b9dd68', 0.6), 0.1), share)
  basilLeaf(art, { ...bud, angle: lean - 1.57 + random.jitter(0.5), color: pale })
}

/** A leaf that is held out to the one who looks: hollow like a spoon, its tip bent down. */
function heldLeaf(art: Canvas, { x, y, size, angle, droop, wide, color }: BasilLeaf): void {
  const { random } = art
  const [dx, dy, dz] = behind([Math.cos(angle), Math.sin(angle)])
  const nearer = random.range(0.1, 0.55)
  const roll = random.jitter(0.6)
  const form = {
    foot: behind([x, y]),
    along: [dx + EYE[0] * nearer, dy + EYE[1] * nearer, dz + EYE[2] * nearer],
    face: [EYE[0] + roll, EYE[1] + 0.55, EYE[2] - 0.1],
    length: size * 1.08,
    width: size * wide * 1.1,
    torn: 0,
    bend: droop * 0.34,
    cup: random.range(-0.5, -0.2),
    frill: 0.012,
    waves: 5,
    blister: 0.012,
    pointed: true,
  } as const
  modelledLeaf(art, form, {
    rim: mix(color, '#14602a', 0.34),
    foot: mix(color, '#b4d873', 0.4),
    dark: mix(color, '#06231c', 0.78),
    lit: mix(tint(color, 0.5), '#cdea7c', 0.6),
    fine: 0.5,
    cast: 0.44,
  })
}
