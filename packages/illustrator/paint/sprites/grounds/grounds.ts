import { cloths } from './cloths.ts'
import { stones } from './stones.ts'
import { timber } from './timber.ts'

/** Every ground a line of art may begin with. */
export const grounds = {
  ...cloths,
  ...timber,
  ...stones,
}
