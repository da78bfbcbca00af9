import type { ImportedRecipe } from '../importedRecipe.ts'
import { cleanLines } from '../text/cleanText.ts'
import { splitSteps } from '../text/splitSteps.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { isRecord, asList } from '../../../src/shared/checkJson.ts'
import { readSchemaRecipe, takeTime } from './schemaRecipe.ts'
import { headingLine, ingredientText, nodesIn, numberIn, stepHeading } from './readerHelpers.ts'
import { scalarText } from '../../content/text/scalarText.ts'

export function isRecipeMaker(node: DataNode): boolean {
  const isFlat = 'ingredients_flat' in node || 'instructions_flat' in node
  const hasBoth = nodesIn(node.ingredients).length > 0 && nodesIn(node.instructions).length > 0
  return isFlat || (hasBoth && !('steps' in node))
}

/** Older exports store groups as nested lists, newer ones as entries among the ingredients. */
export function readRecipeMaker(node: DataNode): ImportedRecipe {
  const tags = isRecord(node.tags) ? node.tags : {}
  const recipe = readSchemaRecipe({
    name: node.name,
    description: node.summary,
    recipeCategory: [tags.course, tags.category].flatMap(asList),
    recipeCuisine: tags.cuisine,
    keywords: tags.keyword,
    suitableForDiet: tags.suitablefordiet,
    tool: node.equipment_flat ?? node.equipment,
    nutrition: node.nutrition,
    image: node.image_url,
    prepTime: numberIn(node.prep_time) || undefined,
    cookTime: numberIn(node.cook_time) || undefined,
    totalTime: numberIn(node.total_time) || undefined,
    recipeYield: `${scalarText(node.servings)} ${scalarText(node.servings_unit)}`.trim(),
    recipeIngredient: inGroups(node, 'ingredients').flatMap(
      ({ heading, amount, unit, name: food, notes: note }) =>
        heading === undefined
          ? [ingredientText({ amount, unit, food, note })]
          : headingLine(heading),
    ),
    recipeInstructions: inGroups(node, 'instructions').flatMap(({ heading, text }) =>
      heading === undefined ? [splitSteps(scalarText(text)).join(' ')] : stepHeading(heading),
    ),
  })
  recipe.notes.push(...cleanLines(scalarText(node.notes)).map((text) => ({ text })))
  takeTime(recipe, 'restTime', numberIn(node.custom_time) || undefined)
  return recipe
}

function inGroups(node: DataNode, name: string): DataNode[] {
  const flat = nodesIn(node[`${name}_flat`])
  return (flat.length > 0 ? flat : nodesIn(node[name])).flatMap((entry) => {
    if (entry.type !== 'group' && !Array.isArray(entry[name])) return [entry]
    const heading: DataNode = { heading: entry.name ?? '' }
    return [heading].concat(nodesIn(entry[name]))
  })
}
