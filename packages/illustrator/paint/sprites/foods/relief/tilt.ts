import { type Camera, riseIn } from '../../../core/camera.ts'

/** From how high something that stands is looked at: what is left of depths, and of heights. */
interface Tilt {
  flat: number
  cos: number
}

/** As `riseIn`, which lets a little of each side show even from straight above. */
export function tiltOf(camera: Camera): Tilt {
  const rise = riseIn(camera)
  const flat = 1 / Math.sqrt(1 + rise ** 2)
  return { flat, cos: rise * flat }
}
