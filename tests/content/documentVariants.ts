import type { Field, FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { isRecord } from '../../src/shared/checkJson.ts'

/** A value of a document, as parsed from YAML. */
export type Data = string | number | boolean | null | Data[] | { [name: string]: Data }
export type Group = Record<string, Data>

interface Variant {
  name: string
  data: Group
}

/** Returns documents that the model's rules allow: its examples, and limits of each field. */
export function rightVariants(document: Group, fields: Fields): Variant[] {
  return variants(document, fields, (rules, present, example) => [
    ...(example === undefined ? [] : [example]),
    ...rightValues(rules, present),
  ])
}

/** Returns documents that the model's rules reject, in every field and at every depth. */
export function wrongVariants(document: Group, fields: Fields): Variant[] {
  return [
    ...variants(document, fields, wrongValues),
    { name: 'an unknown field', data: { ...document, nosuchfield: 'text' } },
    ...Object.entries(fields).flatMap(([name, { required }]) =>
      required ? [{ name: `no ${name}`, data: without(document, name) }] : [],
    ),
  ]
}

type Values = (rules: FieldRules, present?: Data, example?: Data) => Data[]

/** Each has one field besides the required ones, since short documents are faster to read. */
function variants(document: Group, fields: Fields, valuesOf: Values): Variant[] {
  const required = Object.fromEntries(
    Object.entries(document).filter(([name]) => fields[name]?.required),
  )
  return Object.entries(fields).flatMap(([name, field]) => {
    const example = exampleOf(field)
    return valuesOf(field.rules, document[name] ?? example, example).map((value) => ({
      name: `${name}: ${JSON.stringify(value).slice(0, 80)}`,
      data: { ...required, [name]: value },
    }))
  })
}

function exampleOf({ rules, example }: Field): Data | undefined {
  return rules.kind === 'list' && example !== undefined ? [example] : example
}

function without(group: Group, name: string): Group {
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== name))
}

function rightValues(rules: FieldRules, present: Data | undefined): Data[] {
  switch (rules.kind) {
    case 'text':
      if (rules.format === 'day') return ['2024-02-29', '1999-12-31']
      if (rules.format === 'moment') return RIGHT_MOMENTS
      if (rules.unit) return [0, 6, '6', `7${rules.unit}`, `7 ${rules.unit.toUpperCase()}`]
      if (rules.pattern) return present === undefined ? [] : [present]
      return ['x', 'x'.repeat(rules.maxLength ?? 1)]
    case 'boolean':
      return [true, false]
    case 'number':
      return [rules.min, rules.max]
    case 'choice':
      return [rules.options.at(0), rules.options.at(-1)].filter((option) => option !== undefined)
    case 'image':
      return ['dal.jpg', 'my dal~2.JPG', '../photos/dal.webp', 'https://photos.example/a?w=9#top']
    case 'mdx':
      return ['One *line*.']
    case 'list':
      return rightValues(rules.of, firstOf(present)).flatMap((entry) => [
        many(rules.min, entry),
        many(rules.unique ? 1 : rules.max, entry),
      ])
    case 'group':
      return groupIn(present).flatMap((group) =>
        rightVariants(group, rules.fields).map(({ data }) => data),
      )
  }
}

const NO_TEXT: Data[] = ['', '  ', 5, null, ['text'], { name: 'text' }]

function wrongValues(rules: FieldRules, present: Data | undefined): Data[] {
  switch (rules.kind) {
    case 'text':
      return [
        ...NO_TEXT.filter((value) => !rules.unit || typeof value !== 'number'),
        ...wrongTexts(rules),
      ]
    case 'boolean':
      return ['yes', 'true', 1, null, [true]]
    case 'number':
      return [rules.min - 1, rules.max + 1, 'four', '4', null, rules.isWhole ? 4.5 : 4.75]
    case 'choice':
      return ['Nothing', `${rules.options[0]}s`, ...NO_TEXT]
    case 'image':
      return [...NO_TEXT, ...WRONG_IMAGES]
    case 'mdx':
      return NO_TEXT
    case 'list':
      return [
        ...(rules.min > 0 ? [[]] : []),
        'text',
        null,
        { name: 'text' },
        many(rules.max + 1, firstOf(present) ?? 'text'),
        ...wrongValues(rules.of, firstOf(present)).map((entry) =>
          many(Math.max(rules.min, 1), entry),
        ),
      ]
    case 'group':
      return [
        'text',
        null,
        ['text'],
        ...groupIn(present).flatMap((group) =>
          wrongVariants(group, rules.fields).map(({ data }) => data),
        ),
      ]
  }
}

const WRONG_IMAGES: Data[] = [
  'http://photos.example/dal.jpg',
  '//photos.example/dal.jpg',
  'data:image/png;base64,AAAA',
  'https://',
  'https://photos.example/red dal.jpg',
  'https://x;sandbox/dal.jpg',
  "https://x;connect-src'none'/dal.jpg",
  'https://cook@photos.example/dal.jpg',
  'https://bücher.example/dal.jpg',
  'https://[::1]/dal.jpg',
  `https://${'photos.'.repeat(9)}example/dal.jpg`,
  `https://photos.example/${'x'.repeat(1000)}`,
  '/photos/dal.jpg',
  '~/dal.jpg',
  'C:\\dal.jpg',
  'photos\\dal.jpg',
]

const RIGHT_MOMENTS = ['2024-02-29', '2026-12-01T23:59Z', '2026-12-01T09:00:30.125-05:00']
const WRONG_MOMENTS = [
  '2026-02-29',
  '2026-12-01T09:00',
  '2026-12-01 09:00Z',
  '2026-12-01T09:00Z+01:00',
  'tomorrow',
]

function wrongTexts({ format, pattern, maxLength }: FieldRules & { kind: 'text' }): Data[] {
  if (format === 'day')
    return ['2025-02-29', '2025-09-31', '2025-13-01', '2025-1-1', '1900-02-29', 'today']
  if (format === 'moment') return WRONG_MOMENTS
  if (pattern) return ['§']
  return maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]
}

function firstOf(value: Data | undefined): Data | undefined {
  return Array.isArray(value) ? value[0] : undefined
}

function many(count: number, entry: Data): Data[] {
  return Array.from({ length: count }, () => entry)
}

function groupIn(value: Data | undefined): Group[] {
  return isRecord(value) ? [value] : []
}
