/**
 * The vocabulary in which the document types are written: Contentlayer field definitions that also
 * carry the rules Contentlayer itself cannot hold (ranges, lengths, patterns, references). One
 * definition serves the generated types, the content check and whatever is derived later.
 */
// This part of Contentlayer alone takes no time to load.
import { defineNestedType, type FieldDef } from '@contentlayer2/source-files/schema/defs'
import type { CategorizedFolder } from '../../kinds/categories.ts'
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import type { Unit } from './inUnit.ts'

/** Words that one field defines and others use. */
export type Vocabulary = 'affiliateKeyword' | 'author' | `${CategorizedFolder}.category`

interface Described {
  /** What the field is for, in the editor's words. */
  description: string
  /** A value that would be right; quoted in error messages. */
  example?: string | number | boolean
  /** Fields are required unless they say otherwise. */
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
  /** The value becomes a word of this vocabulary. */
  defines?: Vocabulary
  /** The value is a point of the document's picture. */
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
  /** The number is the id of a document in this folder. */
  refersTo?: Folder
}
export interface MdxRules {
  kind: 'mdx'
  /** One line of text with links and emphasis, without blocks. */
  inline: boolean
}
/** A picture file beside the document, or the https address of an image. */
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
  /** The options are names of rules of the content check: those of all warnings. */
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

/** A Contentlayer field definition together with its rules. */
export type Field = FieldDef & { rules: FieldRules; example?: Described['example'] }
export type Fields = Record<string, Field>

const MAX_TEXT = 2000
/** Of the name of a document, in characters. */
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

/** A document of one of some kinds, by its folder and its key: `recipes/7`. */
export function document(options: DocumentOptions): Field {
  return { ...described(options), type: 'string', rules: documentRules(options) }
}

/** A list of documents of some kinds, none of them twice. */
export function documentList(options: DocumentOptions & { min: number; max: number }): Field {
  const { min, max } = options
  return {
    ...described(options),
    type: 'list',
    of: { type: 'string' },
    rules: { kind: 'list', min, max, of: documentRules(options), unique: true },
  }
}

/** A calendar day, `YYYY-MM-DD`, that exists. */
export function day(options: Described): Field {
  return { ...described(options), type: 'date', rules: { kind: 'text', day: true } }
}

/** A calendar day that exists, or a time of one with its zone, `2026-12-01T09:00Z`. */
export function dateTime(options: Described): Field {
  return { ...described(options), type: 'date', rules: { kind: 'text', dateTime: true } }
}

/** `true` or `false`; `absent` is what a document that does not say means. */
export function boolean(options: Described & { absent?: boolean }): Field {
  const { absent } = options
  return { ...described(options), type: 'boolean', rules: { kind: 'boolean', absent } }
}

/** A number from `min` to `max`, both included; with `whole: false` it may have one decimal. */
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

/** One of a fixed set of words. */
export function choice(options: Described & Omit<ChoiceRules, 'kind'>): Field {
  return {
    ...described(options),
    type: 'enum',
    options: options.options,
    rules: { kind: 'choice', options: options.options, names: options.names },
  }
}

/** Some of a fixed set of words, each once. */
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

/**
 * The picture of a document, and what of it every crop keeps; a document without one has a cover.
 * @param example the name of a file
 */
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

/** A list of lines of text, `min` to `max` long; with `unique`, no two of them are the same. */
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

/** A list of one-line MDX texts, generated as a list of trees. */
export function mdxList(options: Described & { min: number; max: number }): Field {
  const { min, max } = options
  return {
    ...described(options),
    type: 'list',
    of: { type: 'json' },
    rules: { kind: 'list', min, max, of: { kind: 'mdx', inline: true } },
  }
}

/**
 * A list of groups of named fields; `typeName` names the generated type, `unique` a field whose
 * value no two entries may share.
 */
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

/** A group of named fields; `typeName` names the generated type. */
export function group(options: Described & { typeName: string; fields: Fields }): Field {
  const { typeName, fields } = options
  return {
    ...described(options),
    type: 'nested',
    of: defineNestedType(() => ({ name: typeName, fields })),
    rules: { kind: 'group', fields },
  }
}
