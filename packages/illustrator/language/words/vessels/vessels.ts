import { PAINTS } from '../../paints.ts'
import type { Vessel } from '../types.ts'
import { bakeware } from './bakeware.ts'
import { boards } from './boards.ts'
import { bowls } from './bowls.ts'
import { pans } from './pans.ts'
import { plates } from './plates.ts'

/** Every vessel a line of art may name. */
export const vessels = {
  ...plates,
  ...bowls,
  ...pans,
  ...boards,
  ...bakeware,
  table: {
    shows: 'no vessel: the food lies on the ground itself',
    color: PAINTS.bone,
    accent: PAINTS.bone,
  },
} satisfies Record<string, Vessel>
