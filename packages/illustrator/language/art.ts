import type {
  FoodName,
  GroundName,
  ProductName,
  PropName,
  StageName,
  StagePropName,
  VesselName,
} from './vocabulary.ts'
import type {
  Colors,
  Food,
  Ground,
  Place,
  Product,
  Prop,
  Stage,
  StageProp,
  Vessel,
} from './words/types.ts'

/** A word of the vocabulary with the colours its line gives it. */
export interface Colored<Name extends string, Word> {
  name: Name
  word: Word
  colors: Colors
}

export type ColoredGround = Colored<GroundName, Ground>
export type PlacedProp = Colored<PropName, Prop> & { place: Place }

export interface FoodOnPlate {
  name: FoodName
  word: Food
  color?: string
  /** The hour of the clock towards which it lies, or the middle; everywhere when it is left out. */
  at?: number | 'c'
  count?: number
  /** How much larger than usual. */
  scale: number
}

/** What a line of art says of a dish seen from above. */
export interface Dish {
  ground: ColoredGround
  vessel: Colored<VesselName, Vessel>
  foods: FoodOnPlate[]
  props: PlacedProp[]
}

/** A product with its colours and the details its line asks for. */
export type ColoredProduct = Colored<ProductName, Product> & { details: readonly string[] }

export type Side = 'left' | 'right'

/** A product that stands on a table before a wall. */
export interface StandingProduct {
  view: 'front'
  scene: Colored<StageName, Stage>
  product: ColoredProduct
  props: (Colored<StagePropName, StageProp> & { side: Side })[]
}

/** A product seen from above, among things that lie around it. */
export interface LyingProduct {
  view: 'above'
  scene: ColoredGround
  product: ColoredProduct
  props: PlacedProp[]
}

/** What a line of art says of a product. */
export type ProductPicture = StandingProduct | LyingProduct

/** A picture as its line describes it, every word known. */
export type Art = { kind: 'dish'; dish: Dish } | { kind: 'product'; product: ProductPicture }
