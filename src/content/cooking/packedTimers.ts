/** Apart from packedCooking.ts, since the start of a visit needs the timers and nothing else. */
import type { PackedCooking } from './packedCooking.ts'

/** Where the text of a step names something to wait for, in the order of the text. */
export function packedTimers([, steps]: PackedCooking, step: number) {
  return steps[step]?.[1] ?? []
}
