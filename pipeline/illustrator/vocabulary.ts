import { bakes } from './words/foods/bakes.ts'
import { berries } from './words/foods/berries.ts'
import { breads } from './words/foods/breads.ts'
import { cheese } from './words/foods/cheese.ts'
import { desserts } from './words/foods/desserts.ts'
import { eggs } from './words/foods/eggs.ts'
import { fruits } from './words/foods/fruits.ts'
import { grains } from './words/foods/grains.ts'
import { handhelds } from './words/foods/handhelds.ts'
import { herbs } from './words/foods/herbs.ts'
import { leaves } from './words/foods/leaves.ts'
import { legumes } from './words/foods/legumes.ts'
import { liquids } from './words/foods/liquids.ts'
import { nuts } from './words/foods/nuts.ts'
import { pasta } from './words/foods/pasta.ts'
import { proteins } from './words/foods/proteins.ts'
import { seafood } from './words/foods/seafood.ts'
import { toppings } from './words/foods/toppings.ts'
import { vegetables } from './words/foods/vegetables.ts'
import { grounds } from './words/grounds/grounds.ts'
import { products } from './words/products/index.ts'
import { props } from './words/props/props.ts'
import { stageProps } from './words/stageProps/index.ts'
import { stages } from './words/stages.ts'
import type { Food, Ground, Product, Prop, Stage, StageProp, Vessel } from './words/types.ts'
import { vessels } from './words/vessels/vessels.ts'

type Table<Word> = Readonly<Record<string, Word>>

interface Vocabulary {
  grounds: Table<Ground>
  vessels: Table<Vessel>
  foods: Table<Food>
  props: Table<Prop>
  stages: Table<Stage>
  products: Table<Product>
  stageProps: Table<StageProp>
}

/** Every word a line of art may use, by the place where it stands. */
export const vocabulary: Vocabulary = {
  grounds,
  vessels,
  foods: {
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
  },
  props,
  stages,
  products,
  stageProps,
}
