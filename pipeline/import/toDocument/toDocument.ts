import { recipeType } from '../../../src/content/schema/recipe.ts'
import { readDocument } from '../../content/read/readDocument.ts'
import { ofSeverity } from '../../problems/problem.ts'
import { fileName } from '../../content/documents/fileName.ts'
import type { SourceFile } from '../archive.ts'
import { addRemark, type ImportedRecipe } from '../importedRecipe.ts'
import { documentYaml, type PlacedRemark } from './documentYaml.ts'
import { cookingValues } from './cookingValues.ts'
import { factValues } from './factValues.ts'
import type { ImportContext } from './fieldValues.ts'
import { wordValues } from './wordValues.ts'

export interface ImportedDocument {
  /** The path relative to the content folder. */
  name: string
  title: string
  text: string
  remarks: PlacedRemark[]
  photo?: SourceFile
}

/** Turns a recipe from the file `origin` into a document. @throws if the content check fails */
export function toDocument(recipe: ImportedRecipe, origin: string, context: ImportContext) {
  const first = tryDocument(recipe, origin, context)
  if (first.problems.length === 0) return first.document
  // Drops labels that contradict the ingredients, and fields that another program has changed.
  const diets = first.problems.some(({ rule }) => rule === 'wrong-diet') ? [] : recipe.diets
  const { diet: _diet, allergens: _allergens, ...unlabelled } = recipe.siteFields
  const siteFields = diets === recipe.diets ? {} : unlabelled
  const reasons = first.problems.map(({ what }) => what).join(' ')
  const remarks = [...recipe.remarks, { kind: 'dropped', field: '', text: reasons } as const]
  const second = tryDocument({ ...recipe, diets, siteFields, remarks }, origin, context)
  const [problem] = second.problems
  if (problem) throw new Error(`${problem.what} ${problem.fix}`)
  return second.document
}

function tryDocument(given: ImportedRecipe, origin: string, context: ImportContext) {
  const recipe = { ...given, remarks: [...given.remarks] }
  const { siteFields, remarks } = recipe
  const dropped = recipe.dropped.filter(
    (each) => !Object.hasOwn(siteFields, each.replace(/ “.*/, '')),
  )
  if (dropped.length > 0) addRemark(recipe, 'dropped', '', `${[...new Set(dropped)].join('; ')}.`)
  const { title, ...words } = wordValues(recipe, context)
  const file = fileName(context.id, title, recipeType.extension)
  const photo = recipe.photo && photoNamedAs(file, recipe.photo)
  const values = {
    id: context.id,
    draft: true,
    title,
    ...words,
    ...factValues(recipe, context),
    ...cookingValues(recipe),
    ...siteFields,
    image: photo?.name,
  }
  const head = [
    `Imported from ${origin.replaceAll(/\s+/g, ' ')} on ${context.today}. A draft: fill in what is empty, look through the notes, then take out the line “draft: true”.`,
    ...(recipe.source === undefined ? [] : [`Source: ${recipe.source}`]),
  ]
  const yaml = documentYaml(values, remarks, head)
  const name = `${recipeType.folder}/${file}`
  const document: ImportedDocument = { name, title, ...yaml, photo }
  const { problems } = readDocument(name, new TextEncoder().encode(yaml.text), recipeType)
  return { document, problems: ofSeverity('error', problems) }
}

function photoNamedAs(file: string, { name, bytes }: SourceFile): SourceFile {
  const ending = /\.\w+$/.exec(name)?.[0].toLowerCase() ?? '.jpg'
  return { name: file.replace(/\.\w+$/, ending), bytes }
}
