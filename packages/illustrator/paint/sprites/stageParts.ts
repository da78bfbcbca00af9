import type { Canvas } from '../core/canvas.ts'
import type { Color } from '../../language/paints.ts'
import { shade, SHADOW, tint } from '../core/color.ts'
import { open, type Path, type Point } from '../core/contour.ts'
import { down, litFromAbove } from './materials.ts'

/** Where the table begins. */
export const HORIZON = 640
/** Goes on behind the table, so that nothing shines through where the two meet. */
export const WALL: Path = `M-40-40H1240V${HORIZON + 20}H-40Z`

/** Two broad beams of late sun on the wall. */
export function sunbeams(art: Canvas): void {
  const beams = 'M40-40L330-40L600 640H250ZM380-40H640L960 640H660Z'
  art.softFill(beams, '#fff6df', 0.3, 16)
}

/** A table of wood, its edge towards the wall in the light. */
export function table(art: Canvas, color: Color): void {
  const top = down(art, [
    [0, shade(color, 0.12)],
    [0.12, tint(color, 0.06)],
    [1, shade(color, 0.1)],
  ])
  art.fill(`M-40 ${HORIZON}H1240V940H-40Z`, top)
  const grain = Array.from({ length: 24 }, () => {
    const y = HORIZON + 14 + art.random.next() * 250
    const along = [-40, 120, 280, 440, 600, 760, 920, 1080, 1240]
    return open(along.map((x): Point => [x, y + art.random.jitter(5)]))
  })
  art.stroke(grain.join(''), shade(color, 0.28), 2.4, { opacity: 0.4 })
  art.stroke(`M-40 ${HORIZON}H1240`, shade(color, 0.42), 5, { opacity: 0.55 })
  art.stroke(`M-40 ${HORIZON + 6}H1240`, tint(color, 0.5), 4, { opacity: 0.6 })
  art.fill(`M-40 ${HORIZON}H1240v42H-40Z`, SHADOW, 0.1)
}

/** A counter of marble with its veins. */
export function marbleCounter(art: Canvas, color: Color): void {
  art.fill(`M-40 ${HORIZON}H1240V940H-40Z`, litFromAbove(art, color))
  const veins = Array.from({ length: 8 }, () => {
    const x = -40 + art.random.next() * 1100
    const y = HORIZON + 24 + art.random.next() * 190
    const along = [0, 1, 2, 3, 4, 5]
    return open(along.map((step): Point => [x + step * 95, y + art.random.jitter(26)]))
  })
  art.stroke(veins.join(''), '#8d8b88', 4, { opacity: 0.28 })
  art.movedBy(6, 5, () => art.stroke(veins.join(''), '#ffffff', 2.5, { opacity: 0.5 }))
  art.stroke(`M-40 ${HORIZON}H1240`, shade(color, 0.36), 5, { opacity: 0.5 })
  art.stroke(`M-40 ${HORIZON + 6}H1240`, '#ffffff', 4, { opacity: 0.6 })
}
