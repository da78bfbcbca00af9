import { citrus } from './produce/citrus.ts'
import { stonefruits } from './produce/stonefruits.ts'
import { tropical } from './produce/tropical.ts'

/** Fruits, cut; citrus too. Each word stands beside its drawing. */
export const fruits = {
  ...citrus,
  ...stonefruits,
  ...tropical,
}
