import { type Folder, kindOf } from '../../kinds/kinds.ts'
import { type Fields, choiceField, groupList, textField } from './fields.ts'
import { redirectFrom } from './redirects.ts'
import { ACKNOWLEDGEABLE_RULES } from './warnings.ts'

export interface ContentType {
  name: string
  description: string
  /** Folder under `content/`, or `''` for a single file there. */
  folder: string
  extension: '.yaml' | '.mdx'
  /** The file's name without extension, if the type has exactly one document. */
  singleFile?: string
  isOptional?: true
  uniqueField?: string
  /** The value that comes from the file name instead of a field. */
  fileNameValue?: 'slug'
  titleField?: string
  summaryField?: string
  /** The field for the text below the front matter of an MDX file. */
  bodyField?: string
  /** The editor's icon for the type, a name from https://fonts.google.com/icons. */
  icon: string
  fields: Fields
}

type TypeOptions = Omit<ContentType, 'folder' | 'extension'> &
  Partial<Pick<ContentType, 'folder' | 'extension'>>

export function contentType(options: TypeOptions): ContentType {
  const { folder = '', extension = '.yaml', fields } = options
  return { ...options, folder, extension, fields: { ...fields, acknowledge } }
}

/** Defines the document type of a kind; the registry determines its folder and extension. */
export function kindType(
  ofFolder: Folder,
  options: Pick<ContentType, 'description' | 'bodyField' | 'icon' | 'fields'>,
): ContentType {
  const { folder, name, extension, key, titleField, summaryField } = kindOf(ofFolder)
  const keyed = key === 'id' ? { uniqueField: 'id' } : { fileNameValue: key }
  const fields = { ...options.fields, redirectFrom }
  const named = { folder, name, extension, titleField, summaryField }
  return contentType({ ...named, ...keyed, ...options, fields })
}

export const acknowledge = groupList(
  'Warnings about this document that are known and accepted, each with its reason.',
  {
    optional: true,
    max: 20,
    fields: {
      rule: choiceField('The name of the warning, as the content check shows it.', {
        options: Object.keys(ACKNOWLEDGEABLE_RULES),
        names: 'warnings',
        example: 'long-title',
      }),
      field: textField('The field that the warning is about; without it, the whole document.', {
        pattern: /^[A-Za-z]+(\[[1-9][0-9]*\])?(\.[A-Za-z]+(\[[1-9][0-9]*\])?)*$/,
        shape: 'the name of a field, such as title, claims.reviews or ingredients[2].text',
        example: 'title',
        optional: true,
      }),
      reason: textField('Why it stays as it is, for whoever reads the file next.', {
        example: 'It is the name of the dish.',
        maxLength: 300,
      }),
    },
  },
)
