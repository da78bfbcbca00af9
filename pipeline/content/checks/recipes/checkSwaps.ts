import { languageOf } from '../../documents/siteLanguage.ts'
import type { RecipeTexts } from '../../../cooking/describeCooking.ts'
import { mayHold, traitsAgainst } from '../../../cooking/foods/dietTraits.ts'
import { readFoods } from '../../../cooking/foods/readFoods.ts'
import { usedIngredients } from '../../../cooking/steps/usedIngredients.ts'
import {
  allergensAfter,
  countedLines,
  placesOf,
  readSwaps,
  swapTexts,
  type WrittenSwap,
} from '../../../cooking/swaps/describeSwaps.ts'
import { isStepHeading } from '../../../../src/content/recipeGroups.ts'
import { isSound, type ReadDocument } from '../../documents/document.ts'
import { asList } from '../../../../src/shared/checkJson.ts'
import { innerLines } from '../../documents/innerRecipes.ts'
import type { ContentFacts, KnownContent } from '../../documents/knownContent.ts'
import { ingredientsOf, placeOfPath, stepsOf } from '../../documents/placedTexts.ts'
import { quote, type Report } from '../../../problems/problem.ts'

interface PlacedSwap {
  document: ReadDocument
  known: KnownContent
  swap: WrittenSwap
  path: string
  report: Report
}

export function checkSwaps(document: ReadDocument, all: ContentFacts, report: Report): void {
  const { values } = document
  if (values.swaps === undefined || values.draft === true || !isSound(document)) return
  const isRead = languageOf(all.documents) === 'en'
  for (const [index, swap] of readSwaps(values.swaps).entries()) {
    const path = `swaps[${index + 1}]`
    const placed = { document, known: all.known, swap, path, report }
    const place = placeOfPath(document, `${path}.makes`)
    if (!isRead) {
      const what = 'Foods are read in English alone, so nothing proves this swap.'
      const fix = 'Remove “swaps”, and say under “notes.substitutions” what can change.'
      report(place, 'unproven-swap', what, fix)
    } else if (asList(values.diet).includes(swap.makes)) {
      const what = `The recipe is ${swap.makes} without this swap: “diet” says so.`
      report(place, 'needless-swap', what, 'Remove the swap, or the label if it is wrong.')
    } else if (hasPlaces(placed)) prove(placed)
  }
}

function cookingTexts(document: ReadDocument) {
  return {
    ingredients: ingredientsOf(document).map(({ text }) => text),
    instructions: stepsOf(document).map(({ text }) => text),
  }
}

/** Reports each replacement that does not name one line, or words of its step. */
function hasPlaces({ document, swap, path, report }: PlacedSwap): boolean {
  const texts = cookingTexts(document)
  const isPlaced = swap.replace.map((replacement, index) => {
    const { length } = placesOf(replacement, texts)
    if (length === 1) return true
    const { what: words, step } = replacement
    const who = step === undefined ? `${length} ingredients have` : `Step ${step} does not have`
    const fix =
      step === undefined
        ? 'Write words that one line alone has, or its number in quotes.'
        : 'Copy the words from the step, or correct its number.'
    const place = placeOfPath(document, `${path}.replace[${index + 1}].what`)
    report(place, 'unknown-line', `${who} the words ${quote(words)}.`, fix)
    return false
  })
  return isPlaced.every(Boolean)
}

/** Reports what contradicts the diet of a swap, or makes the swap needless. */
function prove({ document, known, swap, path, report }: PlacedSwap): void {
  const { makes, replace } = swap
  const place = placeOfPath(document, `${path}.makes`)
  const against = traitsAgainst(makes)
  const speaksAgainst = (text: string) => {
    const foods = readFoods(text)
    return mayHold(foods, against) ?? (foods.isKnown ? undefined : 'a food that is not known')
  }
  const before = cookingTexts(document)
  const { ingredients: after, instructions } = swapTexts(before, swap)
  const inner = innerLines(document.values, known.documents)
  const listed = { ...before, inner, allergens: asList(document.values.allergens).map(String) }
  const left = countedLines(listed, after).find(({ text }) => speaksAgainst(text) !== undefined)
  const allergen = allergensAfter(listed, after).find((each) => against.includes(each))
  const isReplaced = (text: string, index: number) => text !== after[index]
  if (left) {
    const { text, index } = left
    const by = replace.findIndex((each) => !each.step && placesOf(each, before).includes(index))
    const written = by === -1 ? `ingredients[${index + 1}].text` : `${path}.replace[${by + 1}].with`
    const { line } = placeOfPath(document, written)
    const what = `The swap does not make it ${makes}: line ${line} may hold ${speaksAgainst(text)}: ${quote(text)}.`
    const fix =
      'Replace it, call it by a plainer name, or say what it is made without, as in “gluten-free soy sauce”.'
    report(place, 'unproven-swap', what, fix)
  } else if (allergen) {
    const what = `The swap does not make it ${makes}: it replaces no line with ${allergen}, which “allergens” has.`
    report(place, 'unproven-swap', what, 'Remove the allergen if it is wrong, or the swap.')
  } else if (!before.ingredients.filter(isReplaced).some(speaksAgainst)) {
    const what = `No ingredient that it replaces keeps the recipe from being ${makes}.`
    report(place, 'needless-swap', what, 'Replace the one that does, or remove the swap.')
  } else {
    for (const { step, text } of unswappedSteps(before, { ingredients: after, instructions })) {
      const what = `Step ${step} still needs what the swap replaces: ${quote(text)}.`
      const fix = 'Add an entry with this step, and say in it what changes.'
      report(place, 'unswapped-step', what, fix)
    }
  }
}

/** Finds steps that still name what a swap leaves out, or replaces by another food. */
function unswappedSteps(before: RecipeTexts, after: RecipeTexts) {
  const [usesBefore = [], usesAfter = []] = [before, after].map(({ ingredients, instructions }) => {
    const lines = ingredients.map((line, index) => line || (before.ingredients[index] ?? ''))
    const steps = instructions.filter((text) => !isStepHeading(text))
    return usedIngredients(lines, steps)
  })
  return usesBefore.flatMap((uses, step) => {
    const lost = uses.find((index) => {
      const line = after.ingredients[index]
      const isNamed = usesAfter[step]?.includes(index) === true
      return line !== before.ingredients[index] && isNamed === (line === '')
    })
    return lost === undefined ? [] : [{ step: step + 1, text: before.ingredients[lost] ?? '' }]
  })
}
