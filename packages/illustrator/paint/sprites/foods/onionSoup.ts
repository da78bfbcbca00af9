import type { Canvas } from '../../core/canvas.ts'
import type { Piece } from '../types.ts'
import { cheesePull } from './cheesePull.ts'
import { gratinLid } from './gratinLid.ts'
import { brothInCrock, crockBody, type Crock } from './stoneCrock.ts'
import { upright } from './upright.ts'

/** How high the crock is, as a share of the radius of its opening. */
const HEIGHT = 0.86

/**
 * Onion soup in its crock under bread and a lid of browned cheese, of which a spoon lifts some; `size`
 * is the radius of the opening.
 */
export function onionsoup(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  const foot = y + size * 0.38
  upright(art, { x, y: foot }, () => {
    const crock: Crock = { x, y: foot - size * HEIGHT, size, flat, high: size * HEIGHT }
    crockBody(art, crock)
    brothInCrock(art, crock)
    gratinLid(art, crock, color)
    cheesePull(art, crock, color)
  })
}
