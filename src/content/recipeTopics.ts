/** Pages of recipes with one word in common, such as `/recipes/cuisine/italian`. */
import { paths } from '../addresses/paths.ts'
import { groupBy } from '../shared/groupBy.ts'
import { slug } from '../shared/slug.ts'
import { capitalized } from '../shared/words.ts'
import type { COURSES } from './schema/recipe.ts'

export const FEWEST_RECIPES = 3

export interface TopicWords {
  category: string
  cuisine?: string
  course?: string
  diet?: readonly string[]
}
type Facet = keyof TopicWords

export interface RecipeTopic<R extends TopicWords> {
  path: string
  /** As recipes write it. */
  word: string
  title: string
  recipes: R[]
}

const COURSE_TITLES: Readonly<Record<string, string>> = {
  starter: 'Starters',
  main: 'Main dishes',
  side: 'Side dishes',
  bread: 'Breads',
  snack: 'Snacks',
  drink: 'Drinks',
} satisfies Partial<Record<(typeof COURSES)[number], string>>

/** The topics of at least three recipes, by path. A course that is a category, too, is none. */
export function recipeTopics<R extends TopicWords>(
  recipes: readonly R[],
): Map<string, RecipeTopic<R>> {
  const categories = recipes.map(({ category }) => category.toLowerCase())
  const topics = (['category', 'cuisine', 'course', 'diet'] as const).flatMap((facet) =>
    [...groupBy(recipes, (recipe) => [recipe[facet] ?? []].flat())]
      .filter(([, listed]) => listed.length >= FEWEST_RECIPES)
      .filter(([word]) => facet !== 'course' || !categories.some((name) => name.startsWith(word)))
      .map(([word, listed]) => topicOf(facet, word, listed)),
  )
  return new Map(topics.map((topic) => [topic.path, topic]))
}

function topicOf<R extends TopicWords>(facet: Facet, word: string, recipes: R[]): RecipeTopic<R> {
  const names = {
    category: word,
    course: COURSE_TITLES[word] ?? capitalized(word),
    cuisine: `${word} recipes`,
    diet: `${capitalized(word)} recipes`,
  }
  return { path: topicPath(facet, word), word, title: names[facet], recipes }
}

function topicPath(facet: Facet, word: string): string {
  return paths.topic(facet, slug(word))
}

/** The pages of topics that a recipe belongs to, by their words. */
export function topicLinks(
  recipe: TopicWords,
  topics: ReadonlyMap<string, unknown>,
): Partial<Record<string, string>> {
  const facets: Facet[] = ['category', 'cuisine', 'course', 'diet']
  const links = facets.flatMap((facet) =>
    [recipe[facet] ?? []].flat().map((word) => [word, topicPath(facet, word)] as const),
  )
  return Object.fromEntries(links.filter(([, path]) => topics.has(path)))
}
