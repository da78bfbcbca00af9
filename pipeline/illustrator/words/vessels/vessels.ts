import { PAINTS } from '../../core/color.ts'
import { rectArea } from '../areas.ts'
import type { Vessel } from '../types.ts'
import { bakeware } from './bakeware.ts'
import { boards } from './boards.ts'
import { bowls } from './bowls.ts'
import { pans } from './pans.ts'
import { plates } from './plates.ts'

const table: Vessel = {
  shows: 'no vessel: the food lies on the ground itself',
  color: PAINTS.bone,
  accent: PAINTS.bone,
  draw: () => rectArea(600, 455, 1060, 740),
}

/** Every vessel a line of art may name. */
export const vessels = {
  ...plates,
  ...bowls,
  ...pans,
  ...boards,
  ...bakeware,
  table,
} satisfies Record<string, Vessel>
