import { recipesOfCuisine } from 'words/pages'
import * as topics from 'words/topics'
import { labelOfWord } from '../labels.ts'
import type { RecipeTopic } from './recipeTopics.ts'

/** Returns the heading of a topic page, such as `Main dishes` or `Italian recipes`. */
export function topicTitle({ facet, word }: RecipeTopic): string {
  if (facet === 'cuisine') return recipesOfCuisine({ cuisine: word })
  return (facet !== 'category' && labelOfWord(topics, word)) || word
}
