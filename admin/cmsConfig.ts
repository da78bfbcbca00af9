import type { CmsConfig, Collection } from '@sveltia/cms'
import type { EditorTarget } from '../pipeline/admin/editorTarget.ts'
import { kindOf } from '../src/kinds/kinds.ts'
import type { ContentType } from '../src/content/schema/documentType.ts'
import { collectionName, formatName, inWords } from './names.ts'
import { widgets } from './widget.ts'

export interface EditorOptions extends EditorTarget {
  title: string
  /** Where the site lives. */
  address: string
  /** The address of a picture. */
  logo: string
}

/** The editor's whole configuration, derived from the document types. */
export function cmsConfig(types: ContentType[], options: EditorOptions): CmsConfig {
  return {
    load_config_file: false,
    backend: options.backend,
    publish_mode: options.publishMode ?? 'simple',
    app_title: options.title,
    logo: { src: options.logo },
    site_url: options.address,
    // Nothing is uploaded. The editor insists on a folder for it unless another store is named.
    media_libraries: { aws_s3: false },
    // Names of files that every system can hold, as `npm run new` writes them.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: types.map((type) => collection(type, options.contentFolder)),
  }
}

function collection(type: ContentType, contentFolder: string): Collection {
  const { folder, extension, singleFile, icon, fields } = type
  const name = collectionName(type)
  const format = formatName(type)
  const label = inWords(name)
  if (singleFile) {
    const file = `${contentFolder}/${singleFile}${extension}`
    // Settings have no page to preview.
    const editor = { preview: false }
    return {
      name,
      label,
      icon,
      editor,
      files: [{ name, label, file, format, fields: widgets(fields) }],
    }
  }
  const title = titleField(type)
  const filters = filtersOf(type)
  // Standing pages are those that the site has code for.
  const isKind = kindOf(folder) !== undefined
  return {
    name,
    label,
    icon,
    label_singular: type.name,
    folder: `${contentFolder}/${folder}`,
    extension: extension.slice(1),
    format,
    identifier_field: title,
    slug: { template: slugOf(type, title), editable: false },
    create: isKind,
    delete: isKind,
    // A copy would have the number of its original.
    duplicate: false,
    summary: summaryOf(type, title),
    ...(filters.length > 0 && { view_filters: filters }),
    // A draft may be incomplete; standing pages are none.
    fields: widgets(fields, isKind ? [type.uniqueField ?? '', title] : undefined),
  }
}

/** The line of a document in its list, which says when readers do not see it. */
function summaryOf({ uniqueField, fields }: ContentType, title: string): string {
  const number = uniqueField === 'id' ? '{{id}} · ' : ''
  const badge = 'draft' in fields ? "{{draft | ternary(' · Draft', '')}}" : ''
  return `${number}{{${title}}}${badge}`
}

/** What a list can be narrowed to: the drafts, and each category. */
function filtersOf({ fields }: ContentType) {
  const rules = fields.category?.rules
  const categories = rules?.kind === 'choice' ? rules.options : []
  return [
    ...('draft' in fields ? [{ label: 'Drafts', field: 'draft', pattern: true }] : []),
    ...categories.map((label) => ({ label, field: 'category', pattern: label })),
  ]
}

/** The field by which people know a document. */
function titleField({ titleField: field, name }: ContentType): string {
  if (!field) throw new Error(`The document type ${name} has no text to call a document by.`)
  return field
}

/** The name of a new file, as the ones beside it have: `7-tall-buttermilk-pancakes`. */
function slugOf({ uniqueField, fileNameValue }: ContentType, title: string): string {
  if (fileNameValue) return `{{fields.${title}}}`
  return uniqueField === 'id' ? `{{fields.id}}-{{fields.${title}}}` : `{{fields.${uniqueField}}}`
}
