import type { CmsConfig, Collection, Field } from '@sveltia/cms'
import type { EditorTarget } from '../../pipeline/editorBuild/editorTarget.ts'
import { kindOf } from '../../src/kinds/kinds.ts'
import { authorType } from '../../src/content/schema/author.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { DATES, THUMBNAIL } from './listColumns.ts'
import { collectionName, formatName, fieldLabel } from './labels.ts'
import { NEXT_ID, widgets } from './fieldWidgets.ts'

type Appearance = Record<'title' | 'address' | 'logo', string>

export function cmsConfig(types: ContentType[], options: EditorTarget & Appearance): CmsConfig {
  return {
    load_config_file: false,
    backend: options.backend,
    publish_mode: options.publishMode ?? 'simple',
    app_title: options.title,
    logo: { src: options.logo },
    site_url: options.address,
    // Without these, the editor demands a media folder.
    media_libraries: { aws_s3: false, stock_assets: false },
    // `npm run new` names files the same way.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: types.map((type) => cmsCollection(type, options.contentFolder)),
  }
}

function cmsCollection(type: ContentType, contentFolder: string): Collection {
  const { folder, extension, singleFile, icon, fields, titleField: title = '' } = type
  const name = collectionName(type)
  const format = formatName(type)
  const label = fieldLabel(name)
  // No preview: settings have no page, and only the build knows the documents of an author.
  const editor = { preview: singleFile === undefined && type.name !== authorType.name }
  const common = { name, label, icon, editor }
  if (singleFile) {
    const file = `${contentFolder}/${singleFile}${extension}`
    const photos = { media_folder: `/${contentFolder}/photos`, public_folder: 'photos' }
    const form = widgets(fields).map(nameCategories)
    return { ...common, files: [{ name, label, file, format, ...photos, fields: form }] }
  }
  const filters = filtersOf(type)
  const isKind = kindOf(folder) !== undefined
  const drafted = widgets(fields, [type.uniqueField ?? '', title])
  return {
    ...common,
    label_singular: type.name,
    folder: `${contentFolder}/${folder}`,
    media_folder: '',
    public_folder: '',
    extension: extension.slice(1),
    format,
    identifier_field: title,
    slug: { template: slugOf(type, title), editable: false },
    create: true,
    duplicate: isKind,
    summary: summaryOf(type, title),
    thumbnail: isKind && THUMBNAIL,
    ...(filters.length > 0 && { view_filters: filters }),
    // Kinds have drafts, which may be incomplete.
    fields: isKind ? [...inSections(drafted.map(numbered)), ...LIST_NOTES] : widgets(fields),
  }

  function numbered(field: Field): Field {
    if (field.name !== 'id' || type.uniqueField !== 'id') return field
    const properties = { label: fieldLabel('id'), collection: name, readonly: true }
    return { name: 'id', widget: NEXT_ID, ...properties }
  }
}

/** Without this label, the editor would count six categories as “6 Recipes”. */
function nameCategories(field: Field): Field {
  return kindOf(field.name) ? Object.assign(field, { label: `Categories of ${field.name}` }) : field
}

/** The editor's lists can show only fields, so these values are hidden fields. */
const LIST_NOTES = [THUMBNAIL, DATES].map((name) => ({ name, widget: 'hidden' as const }))

function summaryOf({ uniqueField, fields }: ContentType, title: string): string {
  const number = uniqueField === 'id' ? '{{id}} · ' : ''
  const badges = 'draft' in fields ? `{{draft | ternary(' · Draft', '')}}{{${DATES}}}` : ''
  return `${number}{{${title}}}${badges}`
}

function filtersOf({ fields }: ContentType) {
  const rules = fields.category?.rules
  const categories = rules?.kind === 'choice' ? rules.options : []
  return [
    ...('draft' in fields ? [{ label: 'Drafts', field: 'draft', pattern: true }] : []),
    ...categories.map((label) => ({ label, field: 'category', pattern: label })),
  ]
}

function slugOf({ uniqueField, fileNameValue }: ContentType, title: string): string {
  if (fileNameValue) return `{{fields.${title}}}`
  return uniqueField === 'id' ? `{{fields.id}}-{{fields.${title}}}` : `{{fields.${uniqueField}}}`
}

export const HEADING = 'heading'

/** Headings of the form with their fields. Other fields go below the first heading. */
const SECTIONS: Readonly<Record<string, string>> = {
  'What it is': 'id title productName category description shortDescription excerpt headnote',
  Cooking:
    'servings yield prepTime cookTime restTime restKind ingredients instructions stepPictures video equipment',
  'Notes and labels': 'notes nutrition cuisine course difficulty diet allergens keywords',
  Publishing: 'draft publishAt expireAt date updated updateNote author redirectFrom acknowledge',
}

function inSections(fields: readonly Field[]): Field[] {
  const placed = Object.values(SECTIONS).join(' ').split(' ')
  const unplaced = fields.filter(({ name }) => !placed.includes(name))
  const form: Field[] = []
  for (const [label, names] of Object.entries(SECTIONS)) {
    const group = names.split(' ').flatMap((name) => fields.filter((field) => field.name === name))
    if (form.length === 0) group.push(...unplaced)
    if (group.length > 0)
      form.push({ name: `__section${form.length}`, label, widget: HEADING, required: false })
    form.push(...group)
  }
  return form
}
