/** Build-time code only. */
import { locale } from 'words/locale'
import type { Recipe } from './documents.ts'
import { toList } from '../../shared/textForms.ts'
import { timeWithRest } from '../restTime.ts'
import type { Facet, FacetField, FinderIndex, FoodNeed, NamedValues } from '../finderIndex.ts'
import { FACET_OPTIONS, forFacets } from '../finderIndex.ts'

export type Findable = Pick<
  Recipe,
  'prepTime' | 'cookTime' | 'restTime' | 'rating' | 'date' | 'foods' | FacetField
>

const MS_PER_DAY = 86_400_000

export function buildFinder(recipes: readonly Findable[]): FinderIndex {
  return {
    minutes: recipes.map(timeWithRest),
    ratings: recipes.map(({ rating = 0 }) => rating),
    days: recipes.map(({ date }) => Math.floor(Date.parse(date) / MS_PER_DAY)),
    facets: forFacets((facet) => nameFacet(recipes, facet)),
    foods: nameFoods(recipes.map(({ foods }) => foods)),
  }
}

function nameFacet(recipes: readonly Findable[], facet: Facet): NamedValues<number[]> {
  const { field } = FACET_OPTIONS[facet]
  const words = recipes.map((recipe) => toList(recipe[field]))
  const { names, placeOf } = indexWords(words.flat())
  return { names, perRecipe: words.map((own) => own.map(placeOf)) }
}

function nameFoods(foods: readonly string[][][]): NamedValues<FoodNeed[]> {
  const { names, placeOf } = indexWords(foods.flat(2))
  const toNeed = (choices: string[]): FoodNeed => {
    const places = choices.map(placeOf)
    return places.length === 1 ? (places[0] ?? places) : places
  }
  return { names, perRecipe: foods.map((own) => own.map(toNeed)) }
}

function indexWords(words: readonly string[]) {
  const names = [...new Set(words)].toSorted(compareNames)
  const places = new Map(names.map((name, place) => [name, place]))
  return { names, placeOf: (word: string) => places.get(word) ?? -1 }
}

const { compare: compareNames } = new Intl.Collator(locale)
