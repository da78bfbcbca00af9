import type { Canvas } from '../../core/canvas.ts'
import { ellipse } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { gratinLid } from './gratinLid.ts'
import { brothInCrock, crockBody, type Crock } from './stoneCrock.ts'
import { saucerAt } from './saucer.ts'
import { spoonInSoup } from './soupSpoon.ts'
import { plumb } from './upright.ts'

/** How high the crock is, as a share of the radius of its opening. */
const HEIGHT = 0.86

const BROTH = '#8a4a12'
const PLATE = { glaze: '#ece6d4', band: '#b5533a' }

/**
 * Onion soup in its crock under bread and a lid of browned cheese, a spoon beside it in the broth; `size`
 * is the radius of the opening.
 */
export function onionsoup(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  const foot = y + size * 0.3
  plumb(art, { x, y: foot }, () => {
    const crock: Crock = { x, y: foot - size * HEIGHT, size, flat, high: size * HEIGHT }
    saucerAt(art, { x, y: foot, size: size * 1.3, flat }, PLATE)
    crockBody(art, crock)
    brothInCrock(art, crock)
    gratinLid(art, crock, color)
    const dipped = { x: x + size * 0.47, y: crock.y + size * 0.06, size: size * 0.8, flat }
    const mouth = ellipse(x, crock.y + size * 0.01, size * 0.97, size * 0.97 * flat)
    spoonInSoup(art, dipped, BROTH, mouth)
  })
}
