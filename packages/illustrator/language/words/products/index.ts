import type { Product } from '../types.ts'
import { boards } from './boards.ts'
import { bottles } from './bottles.ts'
import { bowls } from './bowls.ts'
import { cards } from './cards.ts'
import { coffeeMachines } from './coffeeMachines.ts'
import { cookers } from './cookers.ts'
import { corn } from './corn.ts'
import { foodprocessor } from './foodprocessor.ts'
import { freezer } from './freezer.ts'
import { fryers } from './fryers.ts'
import { graters } from './graters.ts'
import { harvest } from './harvest.ts'
import { jars } from './jars.ts'
import { journal } from './journal.ts'
import { knives } from './knives.ts'
import { measuring } from './measuring.ts'
import { mixers } from './mixers.ts'
import { ovens } from './ovens.ts'
import { packets } from './packets.ts'
import { pantry } from './pantry.ts'
import { pots } from './pots.ts'
import { pouring } from './pouring.ts'
import { salt } from './salt.ts'
import { saucepans } from './saucepans.ts'
import { skillets } from './skillets.ts'
import { tools } from './tools.ts'
import { woks } from './woks.ts'

/** The products that an art line can show. */
export const products = {
  ...boards,
  ...bottles,
  ...bowls,
  ...cards,
  ...coffeeMachines,
  ...cookers,
  ...corn,
  ...foodprocessor,
  ...freezer,
  ...fryers,
  ...graters,
  ...harvest,
  ...jars,
  ...journal,
  ...knives,
  ...measuring,
  ...mixers,
  ...ovens,
  ...packets,
  ...pantry,
  ...pots,
  ...pouring,
  ...salt,
  ...saucepans,
  ...skillets,
  ...tools,
  ...woks,
} satisfies Record<string, Product>
