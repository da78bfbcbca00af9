/** Pages of recipes with a common word, such as `/recipes/cuisine/italian`. */
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
  /** The word as written in recipes. */
  word: string
}

/** Maps paths to topics with at least three recipes; `Tex-Mex` and `Tex Mex` share one. */
export function recipeTopics<R extends TopicWords>(recipes: readonly R[]) {
  const isCategory = (course: string) =>
    recipes.some(({ category }) => namesCourse(category, course))
  const topics = TOPIC_FACETS.flatMap((facet) => {
    const wordsOf = (recipe: R) =>
      toList(recipe[facet])
        // A word without Latin letters has no address.
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

/** Whether the words in `categories.yaml` for a name belong to this topic. */
export function isOfTopic({ word }: { word: string }, name: string): boolean {
  return slug(word) === slug(name)
}

/** Returns the paths of a recipe's topic pages by their words. */
export function topicLinks(
  recipe: TopicWords,
  topics: ReadonlyMap<string, unknown>,
): Partial<Record<string, string>> {
  const links = TOPIC_FACETS.flatMap((facet) =>
    toList(recipe[facet]).map((word) => [word, topicPath(facet, word)] as const),
  )
  return Object.fromEntries(links.filter(([, path]) => topics.has(path)))
}
