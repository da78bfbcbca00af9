import type { desserts as words } from '../../../language/words/foods/desserts.ts'
import type { FoodSprites } from '../types.ts'
import { cake, torte } from './cakes.ts'
import { layercake } from './layercake.ts'
import { icecream, macaron, meringue } from './creams.ts'
import { pudding } from './glasses.ts'
import { oatjar } from './oatJar.ts'
import { pannacotta } from './pannaCotta.ts'
import { pavlova } from './pavlova.ts'
import { tiramisu } from './tiramisu.ts'

/** Cakes, creams and what is served in a glass. */
export const desserts = {
  cake,
  layercake,
  torte,
  tiramisu,
  pavlova,
  pannacotta,
  icecream,
  pudding,
  oatjar,
  meringue,
  macaron,
} satisfies FoodSprites<typeof words>
