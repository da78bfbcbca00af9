import { gzipSync, strToU8, zipSync } from 'fflate'
import type { FileWords } from '../../src/content/prerender/fileWords.ts'
import { listNutrients } from '../../src/content/nutrients.ts'
import { nameInWords, countOf } from '../../src/shared/textForms.ts'
import { hashOf } from '../cache/hashOf.ts'
import { fileName } from '../content/documents/fileName.ts'
import { minutes, type RecipeFields } from '../content/documents/recipeFields.ts'

/** A fixed date makes archives reproducible. */
export const NO_DATE = new Date(Date.UTC(1980, 0, 2))

/** Words in files for other applications, in the site's language; English when omitted. */
export type RecipeFileWords = Pick<FileWords, 'noteNames' | 'describeNutrients' | 'servings'>

const ENGLISH: Omit<RecipeFileWords, 'noteNames'> = {
  describeNutrients: (nutrition) =>
    listNutrients(nutrition).map(({ name, value }) => ({ label: nameInWords(name), value })),
  servings: ({ count }) => countOf(count, 'serving'),
}

/** Writes the notes of a recipe, each preceded by its name. */
export function writeNotes(notes: RecipeFields['notes'], words?: RecipeFileWords): string[] {
  const names = new Map(Object.entries(words?.noteNames ?? {}))
  return Object.entries(notes).map(
    ([name, text]) => `${names.get(name) ?? nameInWords(name)}: ${text}`,
  )
}

/** Writes a zip of gzipped JSON, which Paprika, Mealie and Tandoor import. */
export function paprikaArchive(
  recipes: readonly RecipeFields[],
  urlOf: (recipe: RecipeFields) => string,
  words?: RecipeFileWords,
): Uint8Array {
  const files = recipes.map((recipe): [string, Uint8Array] => {
    const json = JSON.stringify(paprikaRecipe(recipe, urlOf(recipe), words))
    const name = fileName(recipe.id, recipe.title, '.paprikarecipe')
    return [name, gzipSync(strToU8(json), { level: 9, mtime: NO_DATE })]
  })
  return zipSync(Object.fromEntries(files), { level: 0, mtime: NO_DATE })
}

function paprikaRecipe(recipe: RecipeFields, url: string, words?: RecipeFileWords): object {
  const { describeNutrients, servings: say } = words ?? ENGLISH
  const { nutrition, notes, servings } = recipe
  const addressHash = hashOf([url]).slice(0, 8).toUpperCase()
  return {
    // The id is stable, so that a later import replaces the first; the hash separates sites.
    uid: `${addressHash}-6877-4C6C-8000-${String(recipe.id).padStart(12, '0')}`,
    hash: '',
    name: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients
      .flatMap(({ text, group }) => (group === undefined ? [text] : [`${group}:`, text]))
      .join('\n'),
    directions: recipe.instructions.join('\n\n'),
    notes: writeNotes(notes, words).join('\n'),
    nutritional_info: describeNutrients(nutrition)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    prep_time: minutes(recipe.prepTime) ?? '',
    cook_time: minutes(recipe.cookTime) ?? '',
    total_time: minutes(recipe.totalTime) ?? '',
    servings: [servings && say({ count: servings }), recipe.yield].filter(Boolean).join('; '),
    difficulty: '',
    rating: Math.round(recipe.rating ?? 0),
    categories: [recipe.category].filter(Boolean),
    source: new URL(url).hostname,
    source_url: url,
    image_url: '',
    photo: '',
    photo_hash: '',
    photo_large: null,
    photo_data: null,
    photos: [],
    created: `${recipe.date} 00:00:00`,
    scale: null,
    on_favorites: false,
    in_trash: false,
  }
}
