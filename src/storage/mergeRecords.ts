import { parseCookedRecipe } from './cookedRecipes.ts'
import { parseRecipeNote } from './recipeNotes.ts'
import { parseSavedRecipe } from './savedRecipes.ts'
import { STORAGE_KEYS } from './storedList.ts'

/**
 * Joins a record of a file with the one that is stored under the same id.
 *
 * @param name of the store
 * @returns what both say together; undefined when they contradict each other
 */
export function mergeRecords(name: string, here: unknown, other: unknown): unknown {
  if (JSON.stringify(here) === JSON.stringify(other)) return here
  switch (name) {
    case STORAGE_KEYS.savedRecipes:
      return parseSavedRecipe(here) && here
    case STORAGE_KEYS.cookedRecipes:
      return mergeCooked(here, other)
    case STORAGE_KEYS.recipeNotes:
      return mergeNotes(here, other)
    default:
      return undefined
  }
}

function mergeCooked(here: unknown, other: unknown): unknown {
  const [own, more] = [parseCookedRecipe(here), parseCookedRecipe(other)]
  if (!own || !more) return undefined
  const times = [...new Set([...own.times, ...more.times])].toSorted().toReversed()
  return { ...own, times }
}

/** One below the other, unless one of them holds the other already. */
function mergeNotes(here: unknown, other: unknown): unknown {
  const [own, more] = [parseRecipeNote(here), parseRecipeNote(other)]
  if (!own || !more) return undefined
  if (own.text.includes(more.text)) return here
  return { ...own, text: more.text.includes(own.text) ? more.text : `${own.text}\n\n${more.text}` }
}
