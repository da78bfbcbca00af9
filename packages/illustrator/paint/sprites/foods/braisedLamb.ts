import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { braisedMeat } from './braisedMeat.ts'

/** What lamb is braised in: golden, thick with onion. */
const SAUCE = '#b9691f'

/** A chunk of braised lamb that a spoon would pull apart, half in its sauce; `size` is its radius. */
export function lamb(art: Canvas, given: Piece): void {
  const { random } = art
  const angle = Math.sin(given.angle) * 0.8
  const color = mix(given.color, random.pick(['#9c4c22', '#c27a3c', '#b0602c']), 0.5)
  const aspect = random.range(0.74, 0.92)
  const bundles = random.whole(4, 6)
  const sunk = random.range(0.4, 0.6)
  braisedMeat(art, { ...given, angle, color }, { aspect, bundles, sauce: SAUCE, sunk })
}
