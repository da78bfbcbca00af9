interface Recipe {
  prepTime: number
  cookTime: number
  servings: number
}

interface Review {
  rating: number
  shortDescription: string
}

interface Post {
  date: Date
  excerpt: string
}

/** What the card of a document says beneath its title. */
export const cardText = {
  recipes: ({ prepTime, cookTime, servings }: Recipe) =>
    `${prepTime + cookTime} min, serves ${servings}`,
  reviews: ({ rating, shortDescription }: Review) => `${rating} out of 5. ${shortDescription}`,
  posts: ({ date, excerpt }: Post) => `${String(date).slice(0, 15)}. ${excerpt}`,
}

export function categoriesOf(documents: { data: { category: string } }[]): string[] {
  return [...new Set(documents.map(({ data }) => data.category))]
}
