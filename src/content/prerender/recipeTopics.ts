/** Pages of recipes with one word in common, such as `/recipes/cuisine/italian`. */
import { namesCourse } from '../../kinds/categories.ts'
import { paths } from '../../addresses/paths.ts'
import { groupBy } from '../../shared/groupBy.ts'
import { slug } from '../../shared/slug.ts'
import { toList } from '../../shared/textForms.ts'

export const MIN_RECIPES = 3

export interface TopicWords {
  category: string
  cuisine?: string
  course?: string
  diet?: readonly string[]
}

const TOPIC_FACETS = ['category', 'cuisine', 'course', 'diet'] as const
type TopicFacet = (typeof TOPIC_FACETS)[number]

export interface RecipeTopic {
  facet: TopicFacet
  /** As recipes write it. */
  word: string
}

/** The topics of at least three recipes, by path. Words with one address, such as `Tex-Mex` and `Tex Mex`, are one. */
export function recipeTopics<R extends TopicWords>(recipes: readonly R[]) {
  const isCategory = (course: string) =>
    recipes.some(({ category }) => namesCourse(category, course))
  const topics = TOPIC_FACETS.flatMap((facet) => {
    const wordsOf = (recipe: R) =>
      toList(recipe[facet])
        // A word without a letter from a to z has no address.
        .filter((word) => slug(word) !== '')
        .filter((word) => facet !== 'course' || !isCategory(word))
    return [...groupBy(recipes, (recipe) => new Set(wordsOf(recipe).map(slug)))]
      .filter(([, listed]) => listed.length >= MIN_RECIPES)
      .map(([address, listed]) => {
        const word = listed.flatMap(wordsOf).find((each) => slug(each) === address)
        return { path: paths.topic(facet, address), facet, word: word ?? address, recipes: listed }
      })
  })
  return new Map(topics.map((topic) => [topic.path, topic] as const))
}

function topicPath(facet: TopicFacet, word: string): string {
  return paths.topic(facet, slug(word))
}

/** Whether the words that `categories.yaml` has for a name are of this topic. */
export function isOfTopic({ word }: { word: string }, name: string): boolean {
  return slug(word) === slug(name)
}

/** The pages of topics that a recipe belongs to, by their words. */
export function topicLinks(
  recipe: TopicWords,
  topics: ReadonlyMap<string, unknown>,
): Partial<Record<string, string>> {
  const links = TOPIC_FACETS.flatMap((facet) =>
    toList(recipe[facet]).map((word) => [word, topicPath(facet, word)] as const),
  )
  return Object.fromEntries(links.filter(([, path]) => topics.has(path)))
}
