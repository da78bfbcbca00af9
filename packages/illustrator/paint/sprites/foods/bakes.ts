import type { bakes as words } from '../../../language/words/foods/bakes.ts'
import type { FoodSprites } from '../types.ts'
import { galette, pie } from './pies.ts'
import { focaccia, pizza } from './pizza.ts'
import { cobbler, dutchbaby, pancakes, syrup } from './skilletBakes.ts'
import { brownie, cinnamonroll, cookie, granola, muffin } from './smallBakes.ts'
import { bananabread, biscuit, scone } from './teaBakes.ts'

/** What comes from the oven or the griddle, sweet and savoury. */
export const bakes = {
  pancakes,
  syrup,
  muffin,
  cookie,
  brownie,
  bananabread,
  cinnamonroll,
  pizza,
  galette,
  pie,
  cobbler,
  dutchbaby,
  granola,
  focaccia,
  scone,
  biscuit,
} satisfies FoodSprites<typeof words>
