import type { ImportedRecipe } from '../importedRecipe.ts'
import { withoutMarks } from '../text/cleanText.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { isRecord, asList } from '../../../src/shared/checkJson.ts'
import {
  readOwnFields,
  headingLine,
  ingredientText,
  nodesIn,
  numberIn,
  pickFields,
  stepHeading,
} from './readerHelpers.ts'
import { firstText, readSchemaRecipe } from './schemaRecipe.ts'
import { scalarText } from '../../content/text/scalarText.ts'

/** Returns whether an object is a recipe of a Mealie export: https://docs.mealie.io. */
export function isMealie(node: DataNode): boolean {
  const hasLines = Object.keys(node).some((name) => /^recipe_?ingredient$/i.test(name))
  return hasLines && 'slug' in node && node['@type'] === undefined
}

/** Reads exports of any version; `plainNames` has already unified their names. */
export function readMealie(node: DataNode): ImportedRecipe {
  const recipe = readSchemaRecipe({
    ...pickFields(node, 'name description image recipeCategory nutrition prepTime totalTime'),
    keywords: node.tags,
    tool: node.tools,
    url: node.orgUrl,
    datePublished: node.dateAdded,
    cookTime: node.performTime ?? node.cookTime,
    recipeYield: [numberIn(node.recipeServings) || undefined, node.recipeYield].filter(Boolean),
    recipeIngredient: asList(node.recipeIngredient).flatMap(ingredientTexts),
    recipeInstructions: asList(node.recipeInstructions).flatMap(stepTexts),
  })
  for (const { title, text } of nodesIn(node.notes))
    recipe.notes.push({ title: scalarText(title), text: scalarText(text) })
  recipe.siteFields = readOwnFields(isRecord(node.extras) ? node.extras.pinchwell : undefined)
  return recipe
}

function ingredientTexts(entry: unknown): string[] {
  if (!isRecord(entry)) return [scalarText(entry)]
  const note = scalarText(entry.note)
  const isWritten = entry.disableAmount === true || firstText(entry.food) === ''
  const text =
    (isWritten && note) ||
    scalarText(entry.display) ||
    ingredientText({ ...entry, amount: entry.quantity }) ||
    scalarText(entry.originalText)
  return [...headingLine(entry.title), text]
}

function stepTexts(entry: unknown): string[] {
  if (!isRecord(entry)) return [scalarText(entry)]
  return [...stepHeading(entry.title), withoutMarks(scalarText(entry.text))]
}
