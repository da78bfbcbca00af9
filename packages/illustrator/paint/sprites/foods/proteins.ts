import type { proteins as words } from '../../../language/words/foods/proteins.ts'
import { crumbs } from './crumbs.ts'
import { slicedchicken } from './slicedChicken.ts'
import { tornchicken } from './tornChicken.ts'
import { chicken, grilledchicken } from './poultry.ts'
import { bacon, brokenFalafel, falafel, pork, sausage, shawarma } from './porkandplants.ts'
import { tofu } from './tofu.ts'
import { roastbird } from './roastBird.ts'
import { sheetchicken } from './sheetChicken.ts'
import { skilletchicken } from './skilletChicken.ts'
import { chickenthigh, drumstick } from './roastPieces.ts'
import { lambtagine } from './stewed/lambTagine.ts'
import { ribbowl } from './stewed/ribBowl.ts'
import { lamb } from './braisedLamb.ts'
import { beef, meatball, steak } from './redmeat.ts'
import { shortrib } from './shortrib.ts'
import { skewer } from './skewers.ts'
import { skewerplatter } from './skewerPlatter.ts'
import { tikka } from './tikka.ts'
import { sunflower } from './touches.ts'

import type { FoodSprites } from '../types.ts'

/** Meat, and what takes its place. */
export const proteins = {
  chicken,
  slicedchicken,
  tornchicken,
  chickenthigh,
  drumstick,
  roastbird,
  skilletchicken,
  sheetchicken,
  grilledchicken,
  tikka,
  skewer,
  skewerplatter,
  shawarma,
  steak,
  beef,
  shortrib,
  ribbowl,
  lamb,
  lambtagine,
  meatball,
  groundmeat: (art, { x, y, radius, count, color }) =>
    crumbs(art, sunflower(art, { x, y, rx: radius }, count, 0.9), color, {
      size: 24,
      height: 5,
      rough: 0.34,
    }),
  pork,
  sausage,
  bacon,
  tofu,
  falafel: (art, piece) => (art.random.next() < 0.2 ? brokenFalafel : falafel)(art, piece),
} satisfies FoodSprites<typeof words>
