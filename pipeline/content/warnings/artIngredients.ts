import { parseArt } from '@pinchwell/illustrator/language'
import { withoutAccents } from '../../../src/content/withoutAccents.ts'
import type { ReadDocument } from '../document.ts'
import { ingredientsOf, textsAt } from '../placedTexts.ts'
import { type Complain, quote } from '../problem.ts'
import { SHOWN_FOODS, SHOWN_PROPS } from './artFoods.ts'

/** What a line of art shows and no ingredient names: the word, and the food it stands for. */
interface Missing {
  word: string
  /** Names that would do, the first one the usual one. */
  names: string
}

/** The foods of a line, on the dish and beside it, that none of the ingredients has. */
export function foodsNotIn(line: string, ingredients: readonly string[]): Missing[] {
  const art = parseArt(line, () => {})
  if (art?.kind !== 'dish') return []
  const text = withoutAccents(ingredients.join('\n')).toLowerCase()
  const has = (names: string) => new RegExp(`\\b(?:${names})`).test(text)
  const missing = (word: string, shown: readonly string[] = []) =>
    shown.filter((names) => !has(names)).map((names) => ({ word, names }))
  const { foods, props } = art.dish
  const found = [
    ...foods.flatMap(({ name }) => missing(name, SHOWN_FOODS[name])),
    ...props.flatMap(({ name }) => missing(name, SHOWN_PROPS[name])),
  ]
  return found.filter(({ word, names }, index) => {
    return found.findIndex((other) => other.word === word && other.names === names) === index
  })
}

/** Warns when the picture shows a food that the recipe does not have, least of all for an allergic guest. */
export function checkArtIngredients(document: ReadDocument, complain: Complain): void {
  const ingredients = ingredientsOf(document).map(({ text }) => text)
  const [art] = textsAt(document, /^art$/)
  if (!art || ingredients.length === 0) return
  for (const { word, names } of foodsNotIn(art.text, ingredients)) {
    const what = `“art” shows ${quote(word)}, but no ingredient is ${oneOf(names)}.`
    complain(art.place, 'art-ingredient', what, 'Take it out of the line, or list the ingredient.')
  }
}

/** The first of the names as a reader would write it: `raspberr` stands for both its forms. */
function oneOf(names: string): string {
  const bare = names.replaceAll(/\(\?[^)]*\)|\\b|\?/g, '')
  return (bare.split('|')[0] ?? bare).replace(/rr$/, 'rry')
}
