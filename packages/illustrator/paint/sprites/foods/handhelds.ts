import type { handhelds as words } from '../../../language/words/foods/handhelds.ts'
import type { FoodSprites } from '../types.ts'
import { banhmi } from './banhmi.ts'
import { cutrolls } from './cutRolls.ts'
import { openedrolls } from './openedRolls.ts'
import { huevos } from './huevosRancheros.ts'
import { springroll, summerroll } from './paperRolls.ts'
import { pitafold } from './pitas.ts'
import { pitapocket } from './pitaPocket.ts'
import { dumplingrow, fries, hashbrown, latke, tortillacake } from './potatoes.ts'
import { burrito } from './rolls.ts'
import { sandwich } from './sandwiches.ts'
import { burger } from './burger.ts'
import { sushi } from './sushi.ts'
import { quesadilla } from './quesadilla.ts'
import { taco } from './tacos.ts'
import { wrap } from './wrap.ts'

/** What is rolled, folded, stacked or eaten with the fingers. */
export const handhelds = {
  taco,
  burrito,
  wrap,
  quesadilla,
  huevos,
  banhmi,
  pitapocket,
  pitafold,
  summerroll,
  cutrolls,
  openedrolls,
  springroll,
  sushi,
  burger,
  sandwich,
  dumplingrow,
  tortillacake,
  hashbrown,
  fries,
  latke,
} satisfies FoodSprites<typeof words>
