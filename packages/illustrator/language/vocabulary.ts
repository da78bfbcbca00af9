import { bakes } from './words/foods/bakes.ts'
import { berries } from './words/foods/berries.ts'
import { breads } from './words/foods/breads.ts'
import { cheese } from './words/foods/cheese.ts'
import { desserts } from './words/foods/desserts.ts'
import { eggs } from './words/foods/eggs.ts'
import { fruits } from './words/foods/fruits.ts'
import { grains } from './words/foods/grains.ts'
import { handhelds } from './words/foods/handhelds.ts'
import { heaps } from './words/foods/heaps.ts'
import { herbs } from './words/foods/herbs.ts'
import { leaves } from './words/foods/leaves.ts'
import { legumes } from './words/foods/legumes.ts'
import { liquids } from './words/foods/liquids.ts'
import { nuts } from './words/foods/nuts.ts'
import { pasta } from './words/foods/pasta.ts'
import { proteins } from './words/foods/proteins.ts'
import { seafood } from './words/foods/seafood.ts'
import { tableware } from './words/foods/tableware.ts'
import { toppings } from './words/foods/toppings.ts'
import { vegetables } from './words/foods/vegetables.ts'
import { grounds } from './words/grounds/grounds.ts'
import { products } from './words/products/index.ts'
import { props } from './words/props/props.ts'
import { stageProps } from './words/stageProps/index.ts'
import { stages } from './words/stages.ts'
import type { Food, Ground, Product, Prop, Stage, StageProp, Vessel } from './words/types.ts'
import { vessels } from './words/vessels/vessels.ts'

/** The foods, each with the way it is placed. */
export const foods = {
  ...vegetables,
  ...leaves,
  ...herbs,
  ...fruits,
  ...berries,
  ...nuts,
  ...proteins,
  ...seafood,
  ...eggs,
  ...cheese,
  ...grains,
  ...pasta,
  ...legumes,
  ...liquids,
  ...toppings,
  ...breads,
  ...bakes,
  ...desserts,
  ...handhelds,
  ...heaps,
  ...tableware,
}

export type FoodTable = typeof foods
export type GroundName = keyof typeof grounds
export type VesselName = keyof typeof vessels
export type FoodName = keyof FoodTable
export type PropName = keyof typeof props
export type StageName = keyof typeof stages
export type ProductName = keyof typeof products
export type StagePropName = keyof typeof stageProps

/** The names of all words of a table. */
export function namesOf<Name extends string>(table: Table<Name, unknown>): Name[] {
  return Object.keys(table).filter((name) => isNameIn(table, name))
}

type PlacedAs<Placed extends Food['placed']> = {
  [Name in FoodName]: FoodTable[Name]['placed'] extends Placed ? Name : never
}[FoodName]

/** Whether a food fills its vessel. */
export function isBase(name: FoodName): name is PlacedAs<'base'> {
  return foods[name].placed === 'base'
}

/** Whether a food is many small things at once. */
export function isDust(name: FoodName): name is PlacedAs<'dust'> {
  return foods[name].placed === 'dust'
}

/** Words of one kind by their names. */
export type Table<Name extends string, Word> = Readonly<Record<Name, Word>>

/** Whether a table has a word of this name. */
export function isNameIn<Name extends string>(
  table: Table<Name, unknown>,
  name: string,
): name is Name {
  return Object.hasOwn(table, name)
}

/** Every word a line of art may use, by the place where it stands. */
export const words: {
  grounds: Table<GroundName, Ground>
  vessels: Table<VesselName, Vessel>
  foods: Table<FoodName, Food>
  props: Table<PropName, Prop>
  stages: Table<StageName, Stage>
  products: Table<ProductName, Product>
  stageProps: Table<StagePropName, StageProp>
} = { grounds, vessels, foods, props, stages, products, stageProps }

interface Vocabulary {
  grounds: Table<string, Ground>
  vessels: Table<string, Vessel>
  foods: Table<string, Food>
  props: Table<string, Prop>
  stages: Table<string, Stage>
  products: Table<string, Product>
  stageProps: Table<string, StageProp>
}

/** The same words, to be looked up by any text. */
export const vocabulary: Vocabulary = words

/** The groups of the vocabulary, in the order of a line. */
export const GROUPS = [
  'grounds',
  'vessels',
  'foods',
  'props',
  'stages',
  'products',
  'stageProps',
] as const
export type Group = (typeof GROUPS)[number]
