import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { ProductLook } from '../types.ts'
import { edgeTowardsUs, onSlab, seenAt, type Slab, slabSide, slabTop } from './benchView.ts'
import { dampTowel } from './dampTowel.ts'
import { knifeShadow, laidKnife } from './laidKnife.ts'
import { spilt, waterBowl } from './waterBowl.ts'
import { slurry, wetSide } from './wetStone.ts'

const TURN = -0.3
const STONE: Slab = { right: -10, near: 30, turn: TURN, long: 730, wide: 276 }
const BASE: Slab = { ...STONE, long: 772, wide: 314 }
const TOWEL: Slab = { right: -10, near: 70, turn: TURN + 0.1, long: 920, wide: 490 }
/** How high above the table the base, the coarse grit, the fine grit and its top begin. */
const LEVELS = { base: 18, coarse: 38, fine: 88, top: 138 } as const

/** A knife laid at its angle on a wet stone of two grits, in a rubber base. */
export function whetstone(art: Canvas, { color, accent, has }: ProductLook): void {
  const lift = has('towel') ? 0 : -LEVELS.base
  if (has('bowl')) {
    waterBowl(art, seenAt(-330, -348))
    spilt(art, SPILT)
  }
  if (has('towel')) dampTowel(art, TOWEL, slabTop(BASE, LEVELS.base, 1.08), '#3f7f96')
  art.movedBy(0, -lift, () => {
    rubberBase(art, accent)
    stone(art, color)
    knifeShadow(art, slabTop(STONE, LEVELS.top))
    laidKnife(art, '#7a3f26')
  })
}

const SPILT = [
  [424, 156, 13],
  [452, 182, 7],
  [154, 346, 9],
  [436, 118, 5],
] as const

/** A low tray of rubber, its sides ribbed. */
function rubberBase(art: Canvas, color: Color): void {
  const levels = [LEVELS.base, LEVELS.coarse] as const
  const foot = slabTop(BASE, LEVELS.base)
  art.movedBy(34, 24, () => art.softFill(foot, SHADOW, 0.5, 20))
  art.movedBy(8, 8, () => art.softFill(foot, SHADOW, 0.6, 6))
  art.fill(slabSide(BASE, 'near', levels), shade(color, 0.3))
  art.fill(slabSide(BASE, 'left', levels), tint(color, 0.16))
  art.fill(slabTop(BASE, LEVELS.coarse), tint(color, 0.1))
  const edge = edgeTowardsUs(BASE, LEVELS.coarse)
  art.stroke(edge, tint(color, 0.45), 3, { opacity: 0.7 })
  const rest = slabTop(STONE, LEVELS.coarse)
  art.movedBy(12, 9, () => art.softFill(rest, '#0c0a10', 0.6, 8))
}

/** A thick brick: fine grit above, coarse below, light on its top and its left end. */
function stone(art: Canvas, color: Color): void {
  const coarse = '#b05a3c'
  const fine = shade(color, 0.12)
  const { random } = art
  for (const [tone, levels] of [
    [coarse, [LEVELS.coarse, LEVELS.fine]],
    [fine, [LEVELS.fine, LEVELS.top]],
  ] as const) {
    const near = art.linearGradient('x1="0" x2="1" y1="0" y2=".2"', [
      [0, shade(tone, 0.12)],
      [1, shade(tone, 0.46)],
    ])
    art.fill(slabSide(STONE, 'near', levels), near)
    art.fill(slabSide(STONE, 'left', levels), tint(tone, 0.16))
  }
  const grains = (count: number) =>
    Array.from({ length: count }, () =>
      onSlab(STONE, random.jitter(0.98), 1, random.range(LEVELS.coarse + 4, LEVELS.top - 6)),
    )
  art.specks(grains(90), '#2a1a1c', 2.6, { opacity: 0.4 })
  art.specks(grains(60), '#ffe9d4', 2.4, { opacity: 0.34 })
  const seam = edgeTowardsUs(STONE, LEVELS.fine)
  art.stroke(seam, '#3a201c', 3, { opacity: 0.5 })
  wetSide(art, STONE, LEVELS, color)
  const top = slabTop(STONE, LEVELS.top)
  const wet = art.linearGradient('x1="0" x2="1" y1="0" y2=".7"', [
    [0, tint(color, 0.62)],
    [0.36, tint(color, 0.22)],
    [0.7, mix(color, '#6f7c86', 0.4)],
    [1, shade(color, 0.24)],
  ])
  art.fill(top, wet)
  art.clipped(top, () => slurry(art, STONE, LEVELS.top, color))
  const rim = edgeTowardsUs(STONE, LEVELS.top)
  art.stroke(rim, '#ffffff', 3.6, { opacity: 0.8 })
}
