import type { SourceFile } from '../archive.ts'
import { type ImportedRecipe, readNote } from '../importedRecipe.ts'
import { cleanLines, withoutMarks } from '../text/cleanText.ts'
import { nutrientsIn } from '../text/nutrition.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { readSchemaRecipe } from './schemaRecipe.ts'
import { nodesIn } from './readerHelpers.ts'
import { scalarText } from '../../content/text/scalarText.ts'

/** Returns whether an object is a Paprika recipe, from a `.paprikarecipes` archive. */
export function isPaprika(node: DataNode): boolean {
  return typeof node.ingredients === 'string' && typeof node.directions === 'string'
}

export function readPaprika(node: DataNode): ImportedRecipe {
  const recipe = readSchemaRecipe({
    name: node.name,
    description: node.description,
    recipeCategory: node.categories,
    url: node.source_url,
    datePublished: node.created,
    nutrition: nutrientsIn(scalarText(node.nutritional_info)),
    prepTime: node.prep_time,
    cookTime: node.cook_time,
    totalTime: node.total_time,
    recipeYield: scalarText(node.servings).split(/\s*;\s*/),
    recipeIngredient: withoutMarks(scalarText(node.ingredients)),
    recipeInstructions: withoutMarks(scalarText(node.directions)),
    image: node.image_url,
  })
  recipe.notes.push(...cleanLines(withoutMarks(scalarText(node.notes))).map(readNote))
  recipe.photo = photoIn(node)
  return recipe
}

function photoIn(node: DataNode): SourceFile | undefined {
  const [first] = nodesIn(node.photos)
  const bytes = fromBase64(scalarText(node.photo_data) || scalarText(first?.data))
  const name = scalarText(node.photo) || scalarText(first?.filename) || 'photo.jpg'
  return bytes.length > 0 ? { name, bytes } : undefined
}

function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s+/g, '')), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
