import type { ImportedLine, ImportedNote, ImportedRecipe } from '../importedRecipe.ts'
import { isStepHeading } from '../../../src/content/recipeGroups.ts'
import { mostCharacters, mostEntries } from '../recipeLimits.ts'
import { cleanLine } from '../text/cleanText.ts'
import {
  type AddRemark,
  optional,
  orEmpty,
  type FieldValues,
  shorten,
  splitText,
} from './fieldValues.ts'

export function cookingValues(recipe: ImportedRecipe, addRemark: AddRemark): FieldValues {
  return {
    ingredients: ingredientsOf(recipe.ingredients, addRemark),
    instructions: stepsOf(recipe.steps, addRemark),
    ...optional('equipment', equipmentOf(recipe.equipment, addRemark)),
    ...optional('notes', notesOf(recipe.notes, addRemark)),
  }
}

function ingredientsOf(
  lines: readonly ImportedLine[],
  addRemark: AddRemark,
): ImportedLine[] | null {
  const clean = lines
    .map((line) => ({ ...line, text: cleanLine(line.text) }))
    .filter(({ text }) => text !== '')
  if (clean.length === 0)
    return orEmpty('ingredients', undefined, addRemark, 'No ingredients were found in the source.')
  const most = mostEntries('ingredients')
  const dropped = clean.slice(most).map(({ text }) => text)
  if (dropped.length > 0)
    addRemark('dropped', 'ingredients', `Only ${most} fit; these are left: ${dropped.join('; ')}`)
  return clean.slice(0, most).map(({ text, group }, index) => {
    const line = shorten(text, mostCharacters('ingredients.text'))
    if (line.rest !== '')
      addRemark(
        'dropped',
        `ingredients[${index}]`,
        `The line was too long; it goes on: “${line.rest}”.`,
      )
    const heading = shorten(cleanLine(group ?? ''), mostCharacters('ingredients.group')).text
    return heading === '' ? { text: line.text } : { text: line.text, group: heading }
  })
}

function stepsOf(steps: readonly string[], addRemark: AddRemark): string[] | null {
  const clean = endWithStep(steps.map(cleanLine).filter((step) => /[\p{L}\p{N}]/u.test(step)))
  if (clean.length === 0)
    return orEmpty('instructions', undefined, addRemark, 'No steps were found in the source.')
  const split = clean.flatMap((step, index) => {
    const pieces = splitText(step, mostCharacters('instructions'))
    if (pieces.length === 1) return pieces
    const parts = `The step was too long, and stands here in ${pieces.length} parts.`
    addRemark('unclear', `instructions[${index}]`, parts)
    return pieces.map((piece) => piece.replace(/:$/, '.'))
  })
  const most = mostEntries('instructions')
  const dropped = split.slice(most)
  if (dropped.length > 0)
    addRemark('dropped', 'instructions', `Only ${most} fit; these are left: ${dropped.join(' ')}`)
  return split.slice(0, most)
}

function endWithStep(steps: readonly string[]): string[] {
  const last = steps.at(-1) ?? ''
  return isStepHeading(last) ? [...steps.slice(0, -1), last.replace(/\s*:+$/, '.')] : [...steps]
}

function equipmentOf(tools: readonly string[], addRemark: AddRemark): { text: string }[] {
  const clean = [...new Set(tools.map(cleanLine))].filter(Boolean)
  const [most, longest] = [mostEntries('equipment'), mostCharacters('equipment.text')]
  const dropped = clean.filter((tool, index) => index >= most || tool.length > longest)
  if (dropped.length > 0)
    addRemark('dropped', 'equipment', `There was no room for: ${dropped.join('; ')}`)
  return clean.filter((tool) => !dropped.includes(tool)).map((text) => ({ text }))
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

/** Finds the field of a note by its title; without a title, by the first words of its text. */
function noteField({ title = '', text }: ImportedNote): string | undefined {
  const isTitled = title !== '' && !/\b(?:notes?|tipps?|tips?|hinweise?)$/i.test(title)
  return NOTE_FIELDS.find(([words, , sentence]) =>
    isTitled ? words.test(title) : sentence?.test(text),
  )?.[1]
}

function notesOf(notes: readonly ImportedNote[], addRemark: AddRemark): FieldValues {
  const values: Record<string, string> = {}
  for (const { title, text } of notes) {
    const clean = cleanLine(text)
    if (clean === '') continue
    const field = noteField({ text: clean, ...(title && { title }) })
    const fits = field !== undefined && clean.length <= mostCharacters(`notes.${field}`)
    if (!fits || values[field] !== undefined) {
      addRemark('dropped', '', `A note of the source${title ? ` (${title})` : ''}: ${clean}`)
    } else values[field] = clean
  }
  return values
}
