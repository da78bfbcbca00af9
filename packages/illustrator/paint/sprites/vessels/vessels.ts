import type { vessels as words } from '../../../language/words/vessels/vessels.ts'
import { rectArea } from '../areas.ts'
import type { DrawVessel } from '../types.ts'
import { bakeware } from './bakeware.ts'
import { boards } from './boards.ts'
import { bowls } from './bowls.ts'
import { pans } from './pans.ts'
import { plates } from './plates.ts'

const table: DrawVessel = () => rectArea(600, 455, 1060, 740)

/** Every vessel a line of art may name. */
export const vessels = {
  ...plates,
  ...bowls,
  ...pans,
  ...boards,
  ...bakeware,
  table,
} satisfies Record<keyof typeof words, DrawVessel>
