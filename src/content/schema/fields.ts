/** Contentlayer's field definitions, with rules that it cannot hold: ranges, patterns, references. */
// This part of Contentlayer alone takes no time to load.
import { defineNestedType, type FieldDef } from '@contentlayer2/source-files/schema/defs'
import type { CategorizedFolder } from '../../kinds/categories.ts'
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import type { Unit } from './inUnit.ts'

/** Words that one field defines and others use. */
export type Vocabulary = 'affiliateKeyword' | 'author' | `${CategorizedFolder}.category`

interface Described {
  description: string
  /** A value that would be right; quoted in error messages. */
  example?: string | number | boolean
  optional?: true
}

export interface TextRules {
  kind: 'text'
  maxLength?: number
  /** The whole value must match; `shape` says in words what that means. */
  pattern?: RegExp
  shape?: string
  /** The value is a whole number with this unit, which may be written in other ways, too. */
  unit?: Unit
  /** The value, which matches its pattern, is also an address that a browser can read. */
  url?: true
  /** Words, or in their place the https address of an image. */
  orImage?: true
  /** The value is a calendar day, YYYY-MM-DD. */
  day?: true
  /** The value is a calendar day, or a time with its zone. */
  dateTime?: true
  /** The value is a word of this vocabulary, which `defines` it elsewhere. */
  refersTo?: Vocabulary
  defines?: Vocabulary
  isFocus?: true
  /** The value names a document of one of these kinds, as `recipes/7`. */
  names?: readonly Folder[]
}
export interface YesNoRules {
  kind: 'boolean'
  /** What a document that does not say means; without it, the field is absent there, too. */
  absent?: boolean
}
export interface NumberRules {
  kind: 'number'
  min: number
  max: number
  /** Otherwise it may have one decimal. */
  whole: boolean
  refersTo?: Folder
}
export interface MdxRules {
  kind: 'mdx'
  /** One line of text with links and emphasis, without blocks. */
  inline: boolean
}
export interface ImageRules {
  kind: 'image'
}
export interface ListRules {
  kind: 'list'
  min: number
  max: number
  of: FieldRules
  /** The field of an entry whose value no two entries may share; true where that is the entry itself. */
  unique?: string | true
}
export interface GroupRules {
  kind: 'group'
  fields: Fields
}
export interface ChoiceRules {
  kind: 'choice'
  options: readonly string[]
  names?: 'warnings'
}
export type FieldRules =
  | TextRules
  | YesNoRules
  | NumberRules
  | MdxRules
  | ImageRules
  | ListRules
  | GroupRules
  | ChoiceRules

export type Field = FieldDef & { rules: FieldRules; example?: Described['example'] }
export type Fields = Record<string, Field>

const MAX_TEXT = 2000
const MAX_NAME = 120

function described({ description, example, optional }: Described) {
  return { description, example, required: !optional }
}

/** A non-empty line or paragraph of plain text; `maxLength` in characters. */
export function text(options: Described & Omit<TextRules, 'kind' | 'day' | 'dateTime'>): Field {
  const { maxLength = MAX_TEXT, pattern, shape, unit, url, orImage, isFocus } = options
  const { refersTo, defines } = options
  return {
    ...described(options),
    type: 'string',
    rules: {
      kind: 'text',
      maxLength,
      pattern,
      shape,
      unit,
      url,
      orImage,
      isFocus,
      refersTo,
      defines,
    },
  }
}

const KEY_PATTERNS = { id: '[1-9]\\d*', slug: '[a-z0-9-]+' }

type DocumentOptions = Described & { of: readonly Folder[] }

function documentRules({ of: folders, example }: DocumentOptions): TextRules {
  const forms = folders.map((folder) => `${folder}/${KEY_PATTERNS[kindOf(folder).key]}`)
  const whats = folders.map((folder) => kindOf(folder).one.toLowerCase())
  const pattern = new RegExp(`^(${forms.join('|').replaceAll('/', '\\/')})$`)
  const shape = `a ${whats.join(' or a ')} by its folder and number, such as ${example}`
  return { kind: 'text', maxLength: MAX_NAME, pattern, shape, names: folders }
}

export function document(options: DocumentOptions): Field {
  return { ...described(options), type: 'string', rules: documentRules(options) }
}

export function documentList(options: DocumentOptions & { min: number; max: number }): Field {
  const { min, max } = options
  return {
    ...described(options),
    type: 'list',
    of: { type: 'string' },
    rules: { kind: 'list', min, max, of: documentRules(options), unique: true },
  }
}

export function day(options: Described): Field {
  return { ...described(options), type: 'date', rules: { kind: 'text', day: true } }
}

/** A calendar day that exists, or a time of one with its zone, `2026-12-01T09:00Z`. */
export function dateTime(options: Described): Field {
  return { ...described(options), type: 'date', rules: { kind: 'text', dateTime: true } }
}

export function boolean(options: Described & { absent?: boolean }): Field {
  const { absent } = options
  return { ...described(options), type: 'boolean', rules: { kind: 'boolean', absent } }
}

export function number(
  options: Described & { min: number; max: number; whole?: boolean; refersTo?: Folder },
): Field {
  const { min, max, whole = true, refersTo } = options
  return {
    ...described(options),
    type: 'number',
    rules: { kind: 'number', min, max, whole, refersTo },
  }
}

export function choice(options: Described & Omit<ChoiceRules, 'kind'>): Field {
  return {
    ...described(options),
    type: 'enum',
    options: options.options,
    rules: { kind: 'choice', options: options.options, names: options.names },
  }
}

export function choiceList(options: Described & { options: readonly string[] }): Field {
  return {
    ...described(options),
    type: 'list',
    of: { type: 'enum', options: options.options },
    rules: {
      kind: 'list',
      min: 1,
      max: options.options.length,
      of: { kind: 'choice', options: options.options },
      unique: true,
    },
  }
}

/** MDX, compiled to a sanitised tree (see `body.ts`); generated as JSON. */
export function mdx(options: Described & { inline?: boolean }): Field {
  return {
    ...described(options),
    type: 'json',
    rules: { kind: 'mdx', inline: options.inline ?? false },
  }
}

/** A picture: a file's path from the document's folder, or an https address. */
function image(options: Described): Field {
  return { ...described(options), type: 'string', rules: { kind: 'image' } }
}

/** A document without a picture has a cover. @param example the name of a file */
export function pictureFields(example: string) {
  return {
    image: image({
      description: 'The picture: a file beside this one, or an https address; else it has a cover.',
      example,
      optional: true,
    }),
    imageFocus: text({
      description: 'The point of the picture that every crop keeps: from the left, from the top.',
      example: '50% 30%',
      pattern: /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
      shape: 'two percentages from 0% to 100% with a blank between them',
      maxLength: 9,
      isFocus: true,
      optional: true,
    }),
  }
}

export function textList(
  options: Described &
    Pick<TextRules, 'maxLength' | 'pattern' | 'shape'> & {
      min: number
      max: number
      unique?: true
    },
): Field {
  const { min, max, maxLength = MAX_TEXT, pattern, shape, unique } = options
  return {
    ...described(options),
    type: 'list',
    of: { type: 'string' },
    rules: { kind: 'list', min, max, of: { kind: 'text', maxLength, pattern, shape }, unique },
  }
}

export function mdxList(options: Described & { min: number; max: number }): Field {
  const { min, max } = options
  return {
    ...described(options),
    type: 'list',
    of: { type: 'json' },
    rules: { kind: 'list', min, max, of: { kind: 'mdx', inline: true } },
  }
}

/** `typeName` names the generated type, `unique` a field whose value no two entries may share. */
export function groupList(
  options: Described & {
    typeName: string
    min: number
    max: number
    fields: Fields
    unique?: string
  },
): Field {
  const { typeName, min, max, fields, unique } = options
  return {
    ...described(options),
    type: 'list',
    of: defineNestedType(() => ({ name: typeName, fields })),
    rules: { kind: 'list', min, max, of: { kind: 'group', fields }, unique },
  }
}

export function group(options: Described & { typeName: string; fields: Fields }): Field {
  const { typeName, fields } = options
  return {
    ...described(options),
    type: 'nested',
    of: defineNestedType(() => ({ name: typeName, fields })),
    rules: { kind: 'group', fields },
  }
}
