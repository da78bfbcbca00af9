import type { bakes as words } from '../../../language/words/foods/bakes.ts'
import type { FoodSprites } from '../types.ts'
import { galette, pie } from './pies.ts'
import { focaccia } from './focaccia.ts'
import { pizza } from './pizza.ts'
import { brownie, browniepile } from './brownie.ts'
import { cinnamonroll } from './cinnamonRoll.ts'
import { cobbler } from './cobbler.ts'
import { cookie } from './cookie.ts'
import { cookieBatch } from './cookieBatch.ts'
import { cookiestack } from './cookieStack.ts'
import { dutchbaby } from './dutchBaby.ts'
import { pancakes } from './pancakes.ts'
import { syrup } from './syrup.ts'
import { granola, muffin } from './smallBakes.ts'
import { bananabread } from './bananaBread.ts'
import { biscuit, scone } from './teaBakes.ts'

/** What comes from the oven or the griddle, sweet and savoury. */
export const bakes = {
  pancakes,
  syrup,
  muffin,
  cookie,
  cookiebatch: cookieBatch,
  cookiestack,
  brownie,
  browniepile,
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
