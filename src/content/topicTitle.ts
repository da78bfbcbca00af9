import { recipesOfCuisine } from 'words/pages'
import * as topics from 'words/topics'
import { messageName } from './labels.ts'
import type { RecipeTopic } from './recipeTopics.ts'

const known: Readonly<Partial<Record<string, string>>> = topics

/** The heading of a topic's page, such as `Main dishes` or `Italian recipes`. */
export function topicTitle({ facet, word }: Pick<RecipeTopic<never>, 'facet' | 'word'>): string {
  if (facet === 'cuisine') return recipesOfCuisine({ cuisine: word })
  return (facet !== 'category' && known[messageName(word)]) || word
}
