import { smallTargets } from '../sizes.ts'
import type { Check } from './check.ts'

export const targets: Check = {
  name: 'everything to press or type in is as large as a finger needs',
  find: smallTargets,
}
