import { english } from '../../languages/en/index.ts'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { ofSeverity } from '../../pipeline/problems/problem.ts'
import type { Rule } from '../../pipeline/problems/rules.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { splitFrontMatter } from '../../pipeline/content/read/splitFrontMatter.ts'
import {
  ACKNOWLEDGE_FILE,
  acknowledgeSchema,
  documentSchema,
  schemaFile,
} from '../../pipeline/schemas/jsonSchema.ts'
import { editorFiles } from '../../pipeline/schemas/editorFiles.ts'
import { readVocabularies } from '../../pipeline/content/read/readVocabularies.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { Fields } from '../../src/content/schema/fields.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import {
  resolveVocabularies,
  type Vocabularies,
} from '../../src/content/schema/resolveVocabularies.ts'
import { type Group, rightVariants, wrongVariants } from './documentVariants.ts'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'

test('editors complete from files that are those of the model; else run `npm run schemas`', async () => {
  const files = await editorFiles(await wordsInSchemas())
  const present = await Promise.all(files.map(({ name }) => readFile(name, 'utf8')))
  const stale = files.filter(({ text }, index) => text !== present[index])
  expect(stale.map(({ name }) => name)).toEqual([])
  const schemas = files.map(({ name }) => name).filter((name) => name.startsWith('schemas/'))
  expect((await readdir('schemas')).map((name) => `schemas/${name}`)).toEqual(schemas.toSorted())
})

/** Returns the words in the schemas, since the content may have changed after they were written. */
async function wordsInSchemas(): Promise<Vocabularies> {
  const [recipe, review, site] = await Promise.all(
    ['recipe', 'review', 'site'].map(async (name) =>
      JSON.parse(await readFile(`schemas/${name}.schema.json`, 'utf8')),
    ),
  )
  const post = await readFile('.vscode/posts.code-snippets', 'utf8')
  const posts = /"body": "category: \$\{1\|([^|]+)\|\}"/.exec(post)?.[1]?.split(',')
  const keyword = recipe.properties.ingredients.items.properties.affiliateKeyword
  const known: Vocabularies = new Map([
    ['recipes.category', recipe.properties.category.enum],
    ['reviews.category', review.properties.category.enum],
    ['posts.category', posts ?? []],
    ['affiliateKeyword', keyword.enum],
  ])
  expect(site.properties.importCategories.items.properties.category.enum).toEqual(
    known.get('recipes.category'),
  )
  return known
}

// VS Code's extensions of JSON Schema. Strict mode rejects any other keyword.
const ajv = new Ajv({ allErrors: true, validateSchema: true, strict: true, strictRequired: true })
ajv.addVocabulary(['patternErrorMessage'])
ajv.addSchema(acknowledgeSchema(), ACKNOWLEDGE_FILE)

const words = await readVocabularies(sitePaths.content)

const LINK = { label: 'Recipes', to: '/recipes' }
const SAMPLES: Record<string, Group> = {
  Navigation: { header: [LINK], footer: [LINK] },
  Words: { site: english.site },
}

/** A document with only its required fields, for a type without documents in the content. */
function shortest(fields: Fields): Group {
  const required = Object.entries(fields).filter(([, field]) => field.required)
  return Object.fromEntries(required.map(([name, { example }]) => [name, example ?? 'Words']))
}

async function load(type: ContentType) {
  const folder = path.join(sitePaths.content, type.folder)
  const present = await readdir(folder).catch(() => [])
  const names = present.filter((name) =>
    type.singleFile ? name === `${type.singleFile}${type.extension}` : true,
  )
  const documents = await Promise.all(
    names
      .filter((name) => name.endsWith(type.extension))
      .map(async (name) => ({ name, data: await readYaml(path.join(folder, name), type) })),
  )
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  return {
    type,
    fields,
    documents:
      documents.length > 0
        ? documents
        : [{ name: type.name, data: SAMPLES[type.name] ?? shortest(fields) }],
    isAllowed: ajv.compile(documentSchema(type)),
    isAllowedHere: ajv.compile(documentSchema(resolveVocabularies(type, words))),
  }
}

async function readYaml(file: string, type: ContentType): Promise<Group> {
  const source = await readFile(file, 'utf8')
  const data: Group = parse(type.bodyField ? (splitFrontMatter(source)?.yaml ?? '') : source)
  return data
}

const loaded = await Promise.all(contentTypes.map(load))

test('every document of the content is allowed by the schema of its type', () => {
  const refused = loaded.flatMap(({ documents, isAllowedHere }) =>
    documents.flatMap(({ name, data }) => (isAllowedHere(data) ? [] : [name])),
  )
  expect(refused).toEqual([])
  expect(loaded.map(({ documents }) => documents.length).every((count) => count > 0)).toBe(true)
})

test('the schemas refuse a category and a shop keyword that the content does not have', () => {
  const recipes = loaded.find(({ type }) => type.name === 'Recipe')
  const [recipe] = recipes?.documents ?? []
  const withKeyword = (affiliateKeyword: string) => ({
    ...recipe?.data,
    ingredients: [{ text: '1 onion', affiliateKeyword }],
  })
  const [keyword = ''] = words.get('affiliateKeyword') ?? []
  expect(recipes?.isAllowedHere(withKeyword(keyword))).toBe(true)
  expect(recipes?.isAllowedHere(withKeyword(`${keyword} or so`))).toBe(false)
  expect(recipes?.isAllowedHere({ ...recipe?.data, category: 'Brekfast' })).toBe(false)
})

/** Keeps only the first entry of each list, since hundreds of variants are checked. */
function shortened(data: Group = {}): Group {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, 1) : value,
    ]),
  )
}

/** Rules that compare fields with each other or with the table of foods, which schemas cannot. */
const OF_SEVERAL_FIELDS = new Set<Rule>([
  'wrong-diet',
  'missing-allergen',
  'untested-claim',
  'half-delivery',
  'half-provider',
  'unweighed-price',
  'early-expiry',
])

function passesCheck(data: Group, { bodyField, ...type }: ContentType): boolean {
  const yaml = stringify(data, { aliasDuplicateObjects: false })
  const source = bodyField ? `---\n${yaml}---\n\nText.\n` : yaml
  const { problems } = readDocument('a', Buffer.from(source), { bodyField, ...type })
  return ofSeverity('error', problems).every(({ rule }) => OF_SEVERAL_FIELDS.has(rule))
}

test.each(loaded)(
  'the schema of $type.name and the content check refuse the same documents',
  ({ type, fields, documents, isAllowed }) => {
    const wrong = wrongVariants(shortened(documents[0]?.data), fields)
    expect(wrong.length).toBeGreaterThan(30)
    expect(wrong.filter(({ data }) => isAllowed(data)).map(({ name }) => name)).toEqual([])
    expect(wrong.filter(({ data }) => passesCheck(data, type)).map(({ name }) => name)).toEqual([])
  },
)

test.each(loaded)(
  'the schema of $type.name and the content check allow the same documents',
  ({ type, fields, documents, isAllowed }) => {
    const right = rightVariants(shortened(documents[0]?.data), fields)
    expect(right.length).toBeGreaterThan(8)
    expect(right.filter(({ data }) => !isAllowed(data)).map(({ name }) => name)).toEqual([])
    expect(right.filter(({ data }) => !passesCheck(data, type)).map(({ name }) => name)).toEqual([])
  },
)

test.each(['dal.heic', 'dal.gif', 'dal.svg', 'dal'])(
  'the schemas refuse a photo that pages cannot show, %s',
  (image) => {
    const recipes = loaded.find(({ type }) => type.name === 'Recipe')
    const [recipe] = recipes?.documents ?? []
    expect(recipes?.isAllowed({ ...recipe?.data, image: 'dal.JPG' })).toBe(true)
    expect(recipes?.isAllowed({ ...recipe?.data, image })).toBe(false)
  },
)

test('VS Code looks for the schema of each YAML document where it is', async () => {
  const settings: unknown = parse(
    (await readFile('.vscode/settings.json', 'utf8')).replaceAll(/^\s*\/\/.*$/gm, ''),
  )
  const expected = contentTypes
    .filter(({ extension }) => extension === '.yaml')
    .map((type): [string, string] => [
      `./${schemaFile(type)}`,
      path.posix.join('content', type.folder, `${type.singleFile ?? '*'}.yaml`),
    ])
  expect(settings).toMatchObject({ 'yaml.schemas': Object.fromEntries(expected) })
})
