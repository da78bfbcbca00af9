/** Builds what recipes are filtered and sorted by; build-time code only. */
import type { Recipe } from '../documents.ts'
import { timeWithRest } from '../restTime.ts'
import { type Facet, FACETS, type FinderIndex, type Named, type Need } from './finderIndex.ts'

export type Findable = Pick<
  Recipe,
  | 'prepTime'
  | 'cookTime'
  | 'restTime'
  | 'rating'
  | 'date'
  | 'diet'
  | 'course'
  | 'cuisine'
  | 'keywords'
  | 'mainIngredients'
  | 'foods'
>

const MS_PER_DAY = 86_400_000

export function buildFinder(recipes: readonly Findable[]): FinderIndex {
  return {
    minutes: recipes.map(timeWithRest),
    ratings: recipes.map(({ rating = 0 }) => rating),
    days: recipes.map(({ date }) => Math.floor(Date.parse(date) / MS_PER_DAY)),
    facets: {
      diet: nameFacet(recipes, 'diet'),
      course: nameFacet(recipes, 'course'),
      cuisine: nameFacet(recipes, 'cuisine'),
      main: nameFacet(recipes, 'main'),
      keyword: nameFacet(recipes, 'keyword'),
    },
    foods: nameFoods(recipes.map(({ foods }) => foods)),
  }
}

const FACET_OF = {
  diet: ({ diet = [] }) => diet,
  course: ({ course }) => listOf(course),
  cuisine: ({ cuisine }) => listOf(cuisine),
  main: ({ mainIngredients }) => mainIngredients,
  keyword: ({ keywords = [] }) => keywords,
} satisfies Record<Facet, (recipe: Findable) => readonly string[]>

function listOf(word: string | undefined): string[] {
  return word === undefined ? [] : [word]
}

function nameFacet(recipes: readonly Findable[], facet: (typeof FACETS)[number]): Named<number[]> {
  const words = recipes.map((recipe) => FACET_OF[facet](recipe))
  const { names, placeOf } = collect(words.flat())
  return { names, of: words.map((own) => own.map(placeOf)) }
}

function nameFoods(foods: readonly string[][][]): Named<Need[]> {
  const { names, placeOf } = collect(foods.flat(2))
  const toNeed = (choices: string[]): Need => {
    const places = choices.map(placeOf)
    return places.length === 1 ? (places[0] ?? places) : places
  }
  return { names, of: foods.map((own) => own.map(toNeed)) }
}

/** Each word once, in the order of the alphabet, and where it stands there. */
function collect(words: readonly string[]) {
  const names = [...new Set(words)].toSorted(compareNames)
  const places = new Map(names.map((name, place) => [name, place]))
  return { names, placeOf: (word: string) => places.get(word) ?? -1 }
}

const { compare: compareNames } = new Intl.Collator('en')
