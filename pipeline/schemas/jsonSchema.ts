import type { Field, FieldRules, Fields, NumberRules } from '../../src/content/schema/fields.ts'
import { acknowledge, type ContentType } from '../../src/content/schema/documentType.ts'
import { unitPattern } from '../../src/content/schema/nutrientUnits.ts'
import { mapValues } from '../../src/shared/mapValues.ts'
import { explainRules } from './explainRules.ts'
import { MAX_ADDRESS, PHOTO_ENDINGS } from '../pictures/photoLimits.ts'
import { HTTPS_ADDRESS } from '../../src/content/schema/allowedAddresses.ts'

/** JSON Schema, draft 7; `patternErrorMessage` is for VS Code and the YAML language server. */
type JsonSchema = Record<string, unknown>

const HEAD = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $comment: 'Written by npm run schemas from src/content/schema and content/.',
}

export const ACKNOWLEDGE_FILE = 'acknowledge.schema.json'

export const acknowledgeSchema = (): JsonSchema => ({
  ...HEAD,
  ...fieldSchema('acknowledge', acknowledge),
})

/** Returns the schema of a YAML file, or of the front matter of an MDX file. */
export function documentSchema({ name, description, fields, bodyField }: ContentType): JsonSchema {
  const { [bodyField ?? '']: _body, ...written } = fields
  return { ...HEAD, title: name, description, ...fieldsSchema(written) }
}

/** The path of the schema from the project's root. */
export function schemaFile({ name, singleFile }: ContentType): string {
  return `schemas/${singleFile ?? name.toLowerCase()}.schema.json`
}

function fieldsSchema(fields: Fields): JsonSchema {
  return {
    type: 'object',
    properties: mapValues(fields, (field, name) =>
      name === 'acknowledge' ? { $ref: ACKNOWLEDGE_FILE } : fieldSchema(name, field),
    ),
    required: Object.keys(fields).filter((name) => fields[name]?.required),
    additionalProperties: false,
  }
}

function fieldSchema(name: string, { description, rules, example }: Field): JsonSchema {
  // Editors already list the options of a choice.
  const words = [description, rules.kind === 'choice' ? '' : explainRules(rules)]
  return {
    description: words.filter(Boolean).join(' '),
    ...(example !== undefined && { examples: [example] }),
    ...rulesSchema(name, rules),
  }
}

/** @param title the label under which editors offer all fields of a group at once */
function rulesSchema(title: string, rules: FieldRules): JsonSchema {
  switch (rules.kind) {
    case 'text':
      return textSchema(rules)
    case 'boolean':
      return { type: 'boolean' }
    case 'number':
      return numberSchema(rules)
    case 'choice':
      return { type: 'string', enum: rules.options }
    case 'mdx':
      return { type: 'string', ...NOT_EMPTY }
    case 'image':
      return { ...matching(IMAGE_PATTERN, IMAGE_SHAPE), maxLength: MAX_ADDRESS }
    case 'list':
      return {
        type: 'array',
        minItems: rules.min,
        maxItems: rules.max,
        ...(rules.unique === true && { uniqueItems: true }),
        items: rulesSchema(`an entry of ${title}`, rules.of),
      }
    case 'group':
      return { title, ...fieldsSchema(rules.fields) }
  }
}

/** Lists decimals as an enum, since validators disagree on whether 4.7 is a multiple of 0.1. */
function numberSchema({ min, max, isWhole }: NumberRules): JsonSchema {
  if (isWhole) return { type: 'integer', minimum: min, maximum: max }
  const tenths = Array.from({ length: (max - min) * 10 + 1 }, (_, index) => min * 10 + index)
  return { type: 'number', enum: tenths.map((tenth) => tenth / 10) }
}

/** Endings of photos in either case, since JSON Schema patterns have no flags. */
const ENDINGS = PHOTO_ENDINGS.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
/** Matches a relative path, without home folder, drive, scheme or backslash. */
const FILE = `(?!\\s|/|~/|[A-Za-z][A-Za-z0-9+.-]*:)[^\\\\]+\\.(?:${ENDINGS})\\s*`

const IMAGE_PATTERN = `^\\s*(?:${HTTPS_ADDRESS}\\s*|${FILE})$`

const IMAGE_SHAPE =
  'the path of a photo from the folder of this document, such as dal.jpg or ../photos/dal.jpg, or an address that begins with https://'
const NOT_EMPTY = { pattern: '\\S', patternErrorMessage: 'Write something here.' }

function textSchema(rules: FieldRules & { kind: 'text' }): JsonSchema {
  const { pattern, shape, maxLength, unit } = rules
  if (unit !== undefined) {
    const words = matching(unitPattern(unit).source, shape ?? 'a whole number with its unit')
    return { anyOf: [words, { type: 'integer', minimum: 0 }] }
  }
  if (!pattern) return { type: 'string', ...NOT_EMPTY, maxLength }
  if (pattern.flags !== '') throw new Error(`A JSON Schema knows no flags: ${String(pattern)}`)
  return { ...matching(pattern.source, shape ?? 'in another form'), maxLength }
}

function matching(pattern: string, shape: string): JsonSchema {
  return { type: 'string', pattern, patternErrorMessage: `Must be ${shape}.` }
}
