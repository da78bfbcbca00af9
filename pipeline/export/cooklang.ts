import { stringify } from 'yaml'
import { groupIngredients, isStepHeading } from '../../src/content/recipeGroups.ts'
import { ownFields } from '../content/documents/ownFields.ts'
import { minutes, type RecipeFields } from '../content/documents/recipeFields.ts'
import { durationsIn } from '../cooking/steps/findDurations.ts'
import { type RecipeFileWords, writeNotes } from './paprika.ts'
import { FRACTION_GLYPHS, spellFraction } from '../../src/cooking/parseFraction.ts'

const IN_KEYS = ['cuisine', 'diet', 'difficulty']

/**
 * Writes https://cooklang.org/docs/spec/, with ingredients before the steps and times as timers.
 */
export function cooklangText(recipe: RecipeFields, url: string, words?: RecipeFileWords): string {
  const { values } = recipe
  const siteFields = ownFields(values, IN_KEYS)
  const metadata = {
    title: recipe.title,
    description: recipe.description,
    source: url,
    date: recipe.date,
    category: recipe.category,
    cuisine: recipe.cuisine,
    ...(recipe.keywords.length > 0 && { tags: recipe.keywords }),
    ...(recipe.diet.length > 0 && { diet: recipe.diet }),
    servings: recipe.servings,
    // In Cooklang, `yield` must be a number.
    makes: recipe.yield,
    'prep time': minutes(recipe.prepTime),
    'cook time': minutes(recipe.cookTime),
    'rest time': minutes(recipe.restTime),
    ...(typeof values.difficulty === 'string' && { difficulty: values.difficulty }),
    rating: recipe.rating,
    nutrition: recipe.nutrition,
    ...(Object.keys(siteFields).length > 0 && { pinchwell: siteFields }),
  }
  const paragraphs = [
    ...equipment(recipe),
    ...ingredients(recipe),
    ...method(recipe),
    ...writeNotes(recipe.notes, words).map((note) => `> ${note}`),
  ]
  return `---\n${stringify(metadata, { lineWidth: 0 })}---\n\n${paragraphs.join('\n\n')}\n`
}

function equipment({ equipment: tools }: RecipeFields): string[] {
  const marks = tools.map(({ text }) => `#${text.replaceAll(/[{}@#~]/g, '')}{}`)
  return marks.length > 0 ? [marks.join(', ')] : []
}

function ingredients({ ingredients: lines }: RecipeFields): string[] {
  return groupIngredients(lines).map(({ name, entries }) => {
    const marks = entries.map(({ text }) => ingredientMark(text)).join(',\n')
    return name === undefined ? marks : `= ${name} =\n\n${marks}`
  })
}

/** Ends the last ingredient group with an empty heading. */
function method({ instructions, ingredients: lines }: RecipeFields): string[] {
  const isOpen =
    lines.some(({ group }) => group !== undefined) && !isStepHeading(instructions[0] ?? '')
  const steps = instructions.map((text) =>
    isStepHeading(text) ? `== ${text.slice(0, -1)} ==` : markTimers(plainStep(text)),
  )
  return isOpen ? ['==', ...steps] : steps
}

/** Matches lines that an import restores unchanged: amount, unit with brackets, name, note. */
const LINE = new RegExp(
  `^((?:[1-9]\\d*)?[${FRACTION_GLYPHS}]|(?:0|[1-9]\\d*)(?:\\.\\d{0,2}[1-9])?) ((?:cups?|tablespoons?|teaspoons?|pounds?|ounces?|cloves?|sprigs?|pinch(?:es)?|cans?|g|kg|ml|l|L)\\b(?: \\([^()]*\\))?) ([^,]+?)(?:, (.+))?$`,
)
const MARKS = /[{}@#~|%]/g

function ingredientMark(text: string): string {
  const [, amount = '', unit = '', name = '', note = ''] = LINE.exec(text) ?? []
  const isPlain = !/[{}@#~|%]|^[?&+-]/.test(text) && !/[()]/.test(note)
  if (name === '' || !isPlain) return `@${text.replaceAll(MARKS, '').replace(/^[?&+-]+/, '')}{}`
  return `@${name}{${quantity(amount)}%${unit}}${note && `(${note})`}`
}

function quantity(amount: string): string {
  return amount.replace(/[^\d.]$/, (fraction) => ` ${spellFraction(fraction)}`).trim()
}

/** Adds a space after characters that begin markup or comments: `@home` becomes `@ home`. */
function plainStep(text: string): string {
  return text
    .replaceAll(/([@#~])(?=\S)/g, '$1 ')
    .replaceAll(/--+/g, '—')
    .replaceAll('[-', '[ -')
    .replace(/^(?=[>=])/, '\u200B')
}

/** Turns durations into timers if an import restores them unchanged: `5 minutes`. */
function markTimers(text: string): string {
  let marked = ''
  let from = 0
  for (const { span } of durationsIn(text)) {
    const words = text.slice(...span)
    const [, amount, unit] = /^([1-9]\d*) (minutes?|hours?|seconds?)$/.exec(words) ?? []
    if (amount === undefined || unit === undefined) continue
    marked += `${text.slice(from, span[0])}~{${amount}%${unit}}`
    from = span[1]
  }
  return marked + text.slice(from)
}
