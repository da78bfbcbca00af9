import { addRemark, type ImportedRecipe, type SourceReading } from '../importedRecipe.ts'
import { parseLooseJson } from '../text/looseJson.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { isMealie, readMealie } from './mealie.ts'
import { isPaprika, readPaprika } from './paprika.ts'
import { readSchemaFile } from './savedPage.ts'
import { looksLikeSchemaRecipe, readSchemaRecipe } from './schemaRecipe.ts'
import { isTandoor, readTandoor } from './tandoor.ts'
import { isRecipeMaker, readRecipeMaker } from './recipeMaker.ts'
import { linksIn, plainNames, trackUnread } from './trackUnread.ts'

const FORMATS = [
  { fits: isRecipeMaker, read: readRecipeMaker },
  { fits: isTandoor, read: readTandoor },
  { fits: isPaprika, read: readPaprika },
  { fits: isMealie, read: readMealie },
  { fits: looksLikeSchemaRecipe, read: readSchemaRecipe },
]

const MAX_ENTRIES = 20_000
const BROKEN = 'The JSON of the source is damaged or cut off; compare what was read of it.'

/** Reads the recipes in any application's JSON; returns undefined if it is not JSON. */
export function readJsonRecipes(name: string, text: string): SourceReading | undefined {
  let isBroken = false
  const parsed = parseLooseJson(text, () => (isBroken = true))
  const broken = { recipes: [], problems: ['The JSON is broken and cannot be read.'] }
  if (parsed === undefined) return /\.json$/i.test(name) ? broken : undefined
  const recipes: ImportedRecipe[] = []
  const problems: string[] = []
  const nodes = recipeNodes(parsed)
  for (const [index, node] of nodes.entries()) {
    const format = FORMATS.find(({ fits }) => fits(node))
    if (format) recipes.push(readWhole(node, format.read))
    else if (nodes.length > 1)
      problems.push(`Entry ${index + 1} is no recipe in a form that is known.`)
  }
  const inGraph = recipes.length > 0 ? [] : readSchemaFile(parsed)
  if (isBroken) for (const each of [...recipes, ...inGraph]) addRemark(each, 'unclear', '', BROKEN)
  if (recipes.length > 0) return { recipes, problems: problems.slice(0, 20) }
  const problem = 'The JSON holds no recipe in a form that is known.'
  return { recipes: inGraph, problems: inGraph.length > 0 ? [] : [problem] }
}

/** Reads a recipe and adds the keys that its reader skips to `dropped`. */
function readWhole(source: DataNode, read: (node: DataNode) => ImportedRecipe): ImportedRecipe {
  // Mealie writes `recipe_ingredient` in exports and `recipeIngredient` in downloads.
  const node = isMealie(source) ? plainNames(source) : source
  const { recording, unread } = trackUnread(node)
  const recipe = read(recording)
  const texts = [node.recipeInstructions, node.steps, node.directions, node.notes]
  recipe.dropped.push(...linksIn(texts), ...unread())
  return recipe
}

function recipeNodes(parsed: unknown): DataNode[] {
  const list = Array.isArray(parsed) ? parsed : isRecord(parsed) ? recipeList(parsed) : []
  return list
    .flat(2)
    .slice(0, MAX_ENTRIES)
    .flatMap((entry) => (isRecord(entry) ? [isRecord(entry.recipe) ? entry.recipe : entry] : []))
}

function recipeList(node: DataNode): unknown[] {
  if (FORMATS.some(({ fits }) => fits(node))) return [node]
  const inner = ['recipes', 'results', 'items', 'data', '@graph'].map((name) => node[name])
  return inner.find(Array.isArray) ?? [node]
}
