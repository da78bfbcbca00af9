import { addRemark, type ImportedLine, type ImportedRecipe } from '../importedRecipe.ts'
import { isStepHeading } from '../../../src/content/recipeGroups.ts'
import { mostCharacters, mostOf } from '../recipeLimits.ts'
import { cleanLine } from '../text/cleanText.ts'
import { orEmpty, type FieldValues, fittedList, shorten, splitText } from './fieldValues.ts'

export function cookingValues(recipe: ImportedRecipe): FieldValues {
  return {
    ingredients: ingredientValues(recipe),
    instructions: stepValues(recipe),
    equipment: equipmentOf(recipe),
    notes: notesOf(recipe),
  }
}

function ingredientValues(recipe: ImportedRecipe): ImportedLine[] | null {
  const lines = [...recipe.ingredients]
  if (lines.length === 0)
    return orEmpty(recipe, 'ingredients', undefined, 'No ingredients were found in the source.')
  const dropped = lines.splice(mostOf('ingredients')).map(({ text }) => text)
  remarkLeft(recipe, 'ingredients', dropped.join('; '))
  return lines.map((line, index) => {
    const { text, rest } = shorten(line.text, mostCharacters('ingredients.text'))
    const goesOn = `The line was too long; it goes on: “${rest}”.`
    if (rest !== '') addRemark(recipe, 'dropped', `ingredients[${index}]`, goesOn)
    const group = line.group && shorten(line.group, mostCharacters('ingredients.group')).text
    return { text, group }
  })
}

function remarkLeft(recipe: ImportedRecipe, field: string, left: string): void {
  const remark = `Only ${mostOf(field)} fit; these are left: ${left}`
  if (left !== '') addRemark(recipe, 'dropped', field, remark)
}

function stepValues(recipe: ImportedRecipe): string[] | null {
  const steps = endWithStep(recipe.steps.filter((step) => /[\p{L}\p{N}]/u.test(step)))
  if (steps.length === 0)
    return orEmpty(recipe, 'instructions', undefined, 'No steps were found in the source.')
  const split = steps.flatMap((step, index) => {
    const pieces = splitText(step, mostCharacters('instructions'))
    if (pieces.length === 1) return pieces
    const parts = `The step was too long, and stands here in ${pieces.length} parts.`
    addRemark(recipe, 'unclear', `instructions[${index}]`, parts)
    return pieces.map((piece) => piece.replace(/:$/, '.'))
  })
  remarkLeft(recipe, 'instructions', split.splice(mostOf('instructions')).join(' '))
  return split
}

function endWithStep(steps: readonly string[]): string[] {
  const last = steps.at(-1) ?? ''
  return isStepHeading(last) ? [...steps.slice(0, -1), last.replace(/\s*:+$/, '.')] : [...steps]
}

function equipmentOf(recipe: ImportedRecipe): { text: string }[] {
  const tools = [...new Set(recipe.equipment)]
  return fittedList(recipe, tools, 'equipment.text').map((text) => ({ text }))
}

const NOTE_FIELDS: readonly [title: RegExp, field: string, sentence?: RegExp][] = [
  [/make[- ]?ahead|advance/i, 'makeAhead', /^(?:can be )?(?:made|prepared?|make) .*\bahead\b/i],
  [/reheat/i, 'reheating', /^reheat\b/i],
  [/freez/i, 'freezing', /^(?:(?:it |they )?freezes?|(?:can|may) be frozen)\b/i],
  [
    /stor(?:age|e|ing)|leftover|keep/i,
    'storage',
    /^(?:(?:it|they|leftovers|this|both|the \p{L}+) )?(?:(?:will |can be )?(?:keeps?|kept|stores?|stored)|lasts?)\b.*\b(?:hours?|days?|weeks?|months?|fridge|refrigerat\w+|airtight)\b/iu,
  ],
  [
    /substitut|swap|variation/i,
    'substitutions',
    /^(?:for|to make it) (?:a )?(?:gluten|dairy|nut|egg|vegan|vegetarian)\b.*\b(?:use|replace|swap|omit)\b/i,
  ],
  [/serv(?:e|ing)/i, 'serveWith', /^serve with\b/i],
]

/** Finds a note's field by its title, or by the first words of an untitled note. */
function noteField(title: string, text: string): string | undefined {
  const isTitled = title !== '' && !/\b(?:notes?|tipps?|tips?|hinweise?)$/i.test(title)
  return NOTE_FIELDS.find(([words, , sentence]) =>
    isTitled ? words.test(title) : sentence?.test(text),
  )?.[1]
}

function notesOf(recipe: ImportedRecipe): FieldValues {
  const values: Record<string, string> = {}
  for (const { title = '', text } of recipe.notes) {
    const clean = cleanLine(text)
    if (clean === '') continue
    const field = noteField(title, clean)
    const fits = field !== undefined && clean.length <= mostCharacters(`notes.${field}`)
    const remark = `A note of the source${title ? ` (${title})` : ''}: ${clean}`
    if (!fits || values[field] !== undefined) addRemark(recipe, 'dropped', '', remark)
    else values[field] = clean
  }
  return values
}
