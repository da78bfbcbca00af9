import type { CategorizedFolder } from '../../kinds/categories.ts'
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import { pageAddress } from './allowedAddresses.ts'
import { DAY_PATTERN, MOMENT_PATTERN } from './dates.ts'
import type { NutrientUnit } from './nutrientUnits.ts'

/** Words that one field defines and other fields use. */
export type Vocabulary = 'affiliateKeyword' | 'author' | `${CategorizedFolder}.category`

interface Described {
  /** A valid value for error messages. */
  example?: string | number | boolean
  optional?: true
}

/**
 * The format of a text beyond its pattern. `link` is a page of this site. `words-or-image` may be
 * an https image address. `day` exists in the calendar; `moment` may add a time with its zone.
 * `focus`, such as `50% 20%`, is the point of a picture that stays in view.
 */
type TextFormat = 'url' | 'link' | 'words-or-image' | 'day' | 'moment' | 'focus' | 'video-file'

export interface TextRules {
  kind: 'text'
  maxLength?: number
  /** The whole value must match; `shape` describes it in words. */
  pattern?: RegExp
  shape?: string
  /** The value is a whole number with this unit, in any of its spellings. */
  unit?: NutrientUnit
  format?: TextFormat
  /** The value must be a word that another field with `defines` adds to this vocabulary. */
  refersTo?: Vocabulary
  defines?: Vocabulary
  /** The value names a document of one of these kinds, such as `recipes/7`. */
  names?: readonly Folder[]
}
export function isDate({ format }: TextRules): boolean {
  return format === 'day' || format === 'moment'
}

export interface NumberRules {
  kind: 'number'
  min: number
  max: number
  /** Whether decimals are forbidden; otherwise one decimal is allowed. */
  isWhole: boolean
  refersTo?: Folder
}
export interface MdxRules {
  kind: 'mdx'
  /** Whether it is one line of text, with links and emphasis but without blocks. */
  isInline: boolean
}
export interface ListRules {
  kind: 'list'
  min: number
  max: number
  of: FieldRules
  /** The field that must be unique among entries; true if the entries themselves must be. */
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
  | NumberRules
  | MdxRules
  | ListRules
  | GroupRules
  | ChoiceRules
  | { kind: 'image' }
  /** `absent` is the default value. */
  | { kind: 'boolean'; absent?: boolean }

export interface Field extends Pick<Described, 'example'> {
  description: string
  required: boolean
  rules: FieldRules
}
export type Fields = Record<string, Field>

const MAX_TEXT = 2000
const MAX_NAME = 120
const MAX_ID = 999_999

function field(description: string, { example, optional }: Described, rules: FieldRules): Field {
  return { description, example, required: !optional, rules }
}

/** A non-empty line or paragraph of plain text; `maxLength` in characters. */
export function textField(
  description: string,
  { example, optional, ...rules }: Described & Partial<Omit<TextRules, 'kind'>> = {},
): Field {
  return field(description, { example, optional }, { kind: 'text', maxLength: MAX_TEXT, ...rules })
}

const KEY_PATTERNS = { id: '[1-9]\\d*', slug: '[a-z0-9-]+' }

type DocumentOptions = Described & { of: readonly Folder[]; example: string }

function documentRules({ of: folders, example }: DocumentOptions): TextRules {
  const forms = folders.map((folder) => `${folder}/${KEY_PATTERNS[kindOf(folder).key]}`)
  const whats = folders.map((folder) => kindOf(folder).singular.toLowerCase())
  const pattern = new RegExp(`^(${forms.join('|').replaceAll('/', '\\/')})$`)
  const shape = `a ${whats.join(' or a ')}, such as ${example}`
  return { kind: 'text', maxLength: MAX_NAME, pattern, shape, names: folders }
}

export function documentField(description: string, options: DocumentOptions): Field {
  return field(description, options, documentRules(options))
}

/** Creates a function that describes fields with these rules. */
function fieldOf(rules: FieldRules) {
  return (description: string, options: Described = {}) => field(description, options, rules)
}

export const dayField = fieldOf({
  kind: 'text',
  format: 'day',
  pattern: DAY_PATTERN,
  shape: 'a day that exists, as YYYY-MM-DD',
})

export const momentField = fieldOf({
  kind: 'text',
  format: 'moment',
  pattern: MOMENT_PATTERN,
  shape: 'a day that exists, 2026-12-01, or a time with its zone, 2026-12-01T09:00Z',
})

export function pageLinkField(description: string, options: Described = {}): Field {
  return textField(description, { example: '/recipes', ...pageAddress, format: 'link', ...options })
}

/** MDX, compiled to a sanitized tree in JSON (see `body.ts`). */
export const mdxField = fieldOf({ kind: 'mdx', isInline: false })

/** A file below the content folder, or an https address. */
export const imageField = fieldOf({ kind: 'image' })

export function booleanField(description: string, options: Described & { absent?: boolean }) {
  return field(description, options, { kind: 'boolean', absent: options.absent })
}

type NumberOptions = Described & Omit<NumberRules, 'kind' | 'isWhole'>

/** Describes a field for a whole number. */
export function numberField(description: string, { example, optional, ...rules }: NumberOptions) {
  return field(description, { example, optional }, { kind: 'number', isWhole: true, ...rules })
}

export function idField(folder: Folder, example: number): Field {
  const description = `The number in the address, ${kindOf(folder).list}/{id}. Never reuse one.`
  return numberField(description, { example, min: 1, max: MAX_ID })
}

export function documentNumberField(
  description: string,
  { of: refersTo, ...options }: Described & { of: Folder },
): Field {
  return numberField(description, { ...options, min: 1, max: MAX_ID, refersTo })
}

export const scoreField = fieldOf({ kind: 'number', min: 0, max: 5, isWhole: false })

export function choiceField(
  description: string,
  { options, names, ...others }: Described & Omit<ChoiceRules, 'kind'>,
): Field {
  return field(description, others, { kind: 'choice', options, names })
}

/** Documents without a picture get a cover. @param example a file name */
export function pictureFields(
  example: string,
  words = 'The picture: what it shows, in words (or the https address of an image).',
) {
  const image = 'The picture: a file beside this one, or an https address; else it has a cover.'
  return {
    imageDesc: textField(words, { format: 'words-or-image', maxLength: 300 }),
    image: imageField(image, { example, optional: true }),
    imageFocus: textField(
      'The point of the picture that every crop keeps: from the left, from the top.',
      {
        example: '50% 30%',
        pattern: /^(100|[1-9]?\d)% (100|[1-9]?\d)%$/,
        shape: 'two percentages from 0% to 100% with a space between them',
        maxLength: 9,
        format: 'focus',
        optional: true,
      },
    ),
  }
}

interface ListOptions extends Described, Pick<ListRules, 'max' | 'unique'> {
  /** The default is 1. */
  min?: number
}

function listField(
  description: string,
  { min = 1, max, unique, ...options }: ListOptions,
  of: FieldRules,
): Field {
  return field(description, options, { kind: 'list', min, max, of, unique })
}

export function textList(
  description: string,
  options: ListOptions & Pick<TextRules, 'maxLength' | 'pattern' | 'shape'>,
): Field {
  const { maxLength = MAX_TEXT, pattern, shape } = options
  return listField(description, options, { kind: 'text', maxLength, pattern, shape })
}

export function documentList(description: string, options: DocumentOptions & ListOptions): Field {
  return listField(description, { ...options, unique: true }, documentRules(options))
}

export function choiceList(
  description: string,
  { options, ...others }: Described & Pick<ChoiceRules, 'options'>,
): Field {
  const all = { ...others, max: options.length, unique: true } as const
  return listField(description, all, { kind: 'choice', options })
}

export function mdxList(description: string, options: ListOptions): Field {
  return listField(description, options, { kind: 'mdx', isInline: true })
}

export function groupList(description: string, options: ListOptions & { fields: Fields }): Field {
  return listField(description, options, { kind: 'group', fields: options.fields })
}

export function groupField(description: string, options: Described & { fields: Fields }): Field {
  return field(description, options, { kind: 'group', fields: options.fields })
}
