import type {
  Collection,
  CollectionItem,
  Equipment,
  Ingredient,
  Nutrition,
  Post,
  Recipe,
  RecipeNotes,
  Review,
  TestFacts,
} from 'contentlayer/generated'

/** What Contentlayer adds to a document or a group by itself. */
type Added =
  | '_id'
  | '_raw'
  | 'type'
  | 'picture'
  | 'photo'
  | 'photosInText'
  | 'art'
  | 'foods'
  | 'mainIngredients'
  | 'cooking'

/** A recipe as the seed writes it; the fields are those of the recipe document type. */
export type RecipeSeed = Omit<
  Recipe,
  Added | 'ingredients' | 'equipment' | 'notes' | 'nutrition'
> & {
  ingredients: Omit<Ingredient, Added>[]
  equipment: Omit<Equipment, Added>[]
  notes: Omit<RecipeNotes, Added>
  nutrition: Omit<Nutrition, Added>
}

type FactField = 'price' | 'dimensions' | 'weight' | 'tested' | 'alternatives' | 'updated'

/** The facts of a product review as the seed writes them. */
export type ReviewFactsSeed = Omit<Pick<Review, FactField>, 'tested'> & {
  tested: Omit<TestFacts, Added>
}

/** A product review as the seed writes it, without its facts. */
export type ReviewSeed = Omit<Review, Added | FactField>

/** A blog post as the seed writes it: `tips` and `body` are MDX, not yet compiled. */
export type PostSeed = Omit<Post, Added | 'content' | 'tips'> & { tips?: string[]; body: string }

/** A collection as the seed writes it, with the name of its file; `body` is MDX. */
export type CollectionSeed = Omit<Collection, Added | 'content' | 'items'> & {
  art: string
  items: Omit<CollectionItem, Added>[]
  body: string
}
