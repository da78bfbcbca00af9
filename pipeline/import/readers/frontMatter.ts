import { parse } from 'yaml'
import { NUTRIENTS } from '../../../src/content/nutrients.ts'
import { emptyLines, splitFrontMatter } from '../../content/read/splitFrontMatter.ts'
import type { ImportedRecipe } from '../importedRecipe.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { readOwnFields } from './readerHelpers.ts'
import { readSchemaRecipe, takeTime } from './schemaRecipe.ts'
import { scalarText } from '../../content/text/scalarText.ts'
import { plainNames, trackUnread } from './trackUnread.ts'

interface FrontMatter {
  data: DataNode
  /** The text below the front matter, padded with empty lines to keep line numbers. */
  body: string
  problem?: string
}

export function takeFrontMatter(source: string): FrontMatter {
  const text = source.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, '')
  const parts = splitFrontMatter(text)
  if (!parts) return { data: {}, body: text }
  const { start, yaml, fence } = parts
  const body = emptyLines(start + yaml + fence) + parts.body
  try {
    // The core schema keeps dates as text.
    const data: unknown = parse(yaml, { maxAliasCount: 20, schema: 'core' }) ?? {}
    if (isRecord(data)) return { data, body }
  } catch {}
  return { data: {}, body, problem: 'The front matter is no YAML, so it was left out.' }
}

/** Reads a recipe by the keys of https://cooklang.org/docs/spec/#metadata and other programs. */
export function readMetadata(data: DataNode, file: string): ImportedRecipe {
  const fields = Object.entries(plainNames(data)).flatMap(([name, value]) =>
    isRecord(value) && (name === 'time' || name === 'source')
      ? Object.entries(value).map(([inner, part]) => [`${name}.${inner}`, part])
      : [[name, value]],
  )
  const { recording, unread } = trackUnread(Object.fromEntries(fields))
  const get = (...keys: string[]) =>
    keys.reduce<unknown>((found, key) => found ?? recording[key] ?? undefined, undefined)
  const servings = get('servings', 'serves')
  const nutrition = get('nutrition')
  const recipe = readSchemaRecipe({
    name: scalarText(get('title')) || titleFromFileName(file),
    description: get('description', 'introduction'),
    recipeCategory: [get('category'), get('categories'), get('course'), get('meal')].flat(),
    recipeCuisine: get('cuisine'),
    keywords: get('tags', 'keywords'),
    suitableForDiet: get('diet'),
    datePublished: get('date'),
    nutrition: {
      ...Object.fromEntries(NUTRIENTS.map((name) => [name, get(name)])),
      ...(isRecord(nutrition) && nutrition),
    },
    url: get('source.url', 'source', 'url'),
    image: get('image', 'picture'),
    prepTime: get('prepTime', 'time.prep', 'preptime', 'prep'),
    cookTime: get('cookTime', 'time.cook', 'cooktime', 'cook'),
    totalTime: get('timeRequired', 'time', 'duration', 'totalTime', 'totaltime'),
    // Cooklang lists the sizes that a recipe can be scaled to: `2|4|6`.
    recipeYield: [
      typeof servings === 'string' ? servings.split('|')[0] : servings,
      get('makes', 'yield', 'recipeYield'),
    ].filter(Boolean),
  })
  takeTime(recipe, 'restTime', get('restTime', 'time.rest', 'resttime'))
  const difficulty = get('difficulty')
  const isKnown = difficulty === 'easy' || difficulty === 'medium' || difficulty === 'hard'
  recipe.siteFields = { ...(isKnown && { difficulty }), ...readOwnFields(get('pinchwell')) }
  const source = recipe.source === undefined ? get('source') : ''
  const leftovers = { source, difficulty: isKnown ? '' : difficulty }
  recipe.dropped.push(...unread(), ...trackUnread(leftovers).unread())
  return recipe
}

function titleFromFileName(file: string): string {
  const name = (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '')
  return name.replaceAll(/[-_]+/g, ' ').trim()
}
