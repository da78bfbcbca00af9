import { SHEET } from '../../../core/camera.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { shade } from '../../../core/color.ts'
import { footShadow } from '../../products/parts.ts'
import { inTurn } from '../../variants.ts'
import { brokenEggs } from './brokenEggs.ts'
import { heapOfEggs, type EggSpot } from './egg.ts'
import { eggBasket } from './eggBasket.ts'
import { eggBowl } from './eggBowl.ts'
import { eggCarton } from './eggCarton.ts'

/** Three eggs on the table, two lying before one that leans on them. */
function loose(art: Canvas, { x, y, color, accent }: EggSpot): void {
  const { random } = art
  const stray = () => random.jitter(0.16)
  const between = shade(color, 0.08)
  for (const [u, half, v] of [
    [-2, 40, -18],
    [-58, 50, 4],
    [62, 46, 8],
  ] as const) {
    footShadow(art, x + u, half, y + v)
  }
  heapOfEggs(art, [
    { x: x - 4, y: y - 78, size: 62, angle: -1.3 + stray(), color: accent },
    { x: x - 62, y: y - 40, size: 60, angle: 2.9 + stray(), color, length: 0.92 },
    { x: x + 60, y: y - 38, size: 62, angle: 0.5 + stray(), color: between, length: 0.88 },
  ])
}

const arranged = inTurn<EggSpot>(loose, eggBasket, brokenEggs, eggBowl, eggCarton)

/** Eggs, nearer to the middle of the picture than to its edge, which would cut them. */
export function eggs(art: Canvas, { x, ...spot }: EggSpot): void {
  const inward = (x > SHEET.width / 2 ? -1 : 1) * 40
  arranged(art, { ...spot, x: x + inward })
}
