import type {
  FoodTable,
  GroundName,
  ProductName,
  PropName,
  StageName,
  StagePropName,
  VesselName,
} from '../language/vocabulary.ts'
import { bakes } from './sprites/foods/bakes.ts'
import { berries } from './sprites/foods/berries.ts'
import { breads } from './sprites/foods/breads.ts'
import { cheese } from './sprites/foods/cheese.ts'
import { desserts } from './sprites/foods/desserts.ts'
import { eggs } from './sprites/foods/eggs.ts'
import { fruits } from './sprites/foods/fruits.ts'
import { grains } from './sprites/foods/grains.ts'
import { handhelds } from './sprites/foods/handhelds.ts'
import { heaps } from './sprites/foods/heaps.ts'
import { herbs } from './sprites/foods/herbs.ts'
import { leaves } from './sprites/foods/leaves.ts'
import { legumes } from './sprites/foods/legumes.ts'
import { liquids } from './sprites/foods/liquids.ts'
import { nuts } from './sprites/foods/nuts.ts'
import { pasta } from './sprites/foods/pasta.ts'
import { proteins } from './sprites/foods/proteins.ts'
import { seafood } from './sprites/foods/seafood.ts'
import { tableware } from './sprites/foods/tableware.ts'
import { toppings } from './sprites/foods/toppings.ts'
import { vegetables } from './sprites/foods/vegetables.ts'
import { grounds } from './sprites/grounds/grounds.ts'
import { products } from './sprites/products/index.ts'
import { props } from './sprites/props/props.ts'
import { stageProps } from './sprites/stageProps/index.ts'
import { stages } from './sprites/stages.ts'
import { vessels } from './sprites/vessels/vessels.ts'
import type {
  DrawGround,
  DrawProduct,
  DrawProp,
  DrawStage,
  DrawStageProp,
  DrawVessel,
  FoodSprites,
} from './sprites/types.ts'

interface Sprites {
  grounds: Readonly<Record<GroundName, DrawGround>>
  vessels: Readonly<Record<VesselName, DrawVessel>>
  foods: FoodSprites<FoodTable>
  props: Readonly<Record<PropName, DrawProp>>
  stages: Readonly<Record<StageName, DrawStage>>
  products: Readonly<Record<ProductName, DrawProduct>>
  stageProps: Readonly<Record<StagePropName, DrawStageProp>>
}

/** The drawing of every word of the vocabulary. */
export const sprites: Sprites = {
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
    ...heaps,
    ...tableware,
  },
  props,
  stages,
  products,
  stageProps,
}
