import { parseDocument } from 'yaml'
import { paths } from '../../src/addresses/paths.ts'
import type { FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { CATEGORIZED_FOLDERS, type CategorizedFolder } from '../../src/kinds/categories.ts'
import { changeDocument, type DocumentData, parseDocumentText } from './documentText.ts'
import { asList, isRecord } from '../../src/shared/checkJson.ts'

const LISTS: Record<CategorizedFolder, readonly string[]> = {
  recipes: [paths.recipes],
  reviews: [paths.reviews, paths.comparisons],
  posts: [paths.blog],
}

export interface CategoryRename {
  folder: CategorizedFolder
  from: string
  to: string
}

/** Returns the category names in the text of `categories.yaml`, which may have mistakes. */
export function categoryNames(text: string, folder: CategorizedFolder): string[] {
  return listOfRows(text, folder).map(({ name }) => String(name ?? ''))
}

export function listOfRows(yaml: string, list: string): DocumentData[] {
  return asList(parseDocument(yaml).toJS()?.[list]).map((entry) => (isRecord(entry) ? entry : {}))
}

/** Finds renames in an edit of `categories.yaml`: new names that replaced old ones in place. */
export function renamesBetween(before: string, after: string): CategoryRename[] {
  return CATEGORIZED_FOLDERS.flatMap((folder) => {
    const [names, newNames] = [categoryNames(before, folder), categoryNames(after, folder)]
    const renames = new Map<string, string>()
    for (const [index, from] of names.entries()) {
      const neighbor = names[index - 1] ?? ''
      const to = newNames[newNames.indexOf(renames.get(neighbor) ?? neighbor) + 1]
      const isNew = to !== undefined && !names.includes(to)
      if (isNew && !newNames.includes(from)) renames.set(from, to)
    }
    return [...renames].map(([from, to]) => ({ folder, from, to }))
  })
}

/** Renames categories in fields and links. @param name the file's path in the content folder */
export function withRenames(name: string, text: string, renames: readonly CategoryRename[]) {
  const type = contentTypeOf(name)
  if (!type) return text
  const { bodyField, fields } = type
  return renames.reduce((before, rename) => {
    try {
      const values = renamedFields(fields, parseDocumentText(before, bodyField), rename)
      return withLinks(changeDocument(before, values, bodyField), rename)
    } catch {
      // The content check reports unreadable text.
      return before
    }
  }, text)
}

function renamedFields(fields: Fields, values: DocumentData, rename: CategoryRename): DocumentData {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = fields[name]
    return [name, field ? renamedValue(field.rules, value, rename) : value]
  })
  return Object.fromEntries(entries)
}

function renamedValue(rules: FieldRules, value: unknown, rename: CategoryRename): unknown {
  if (rules.kind === 'group' && isRecord(value)) return renamedFields(rules.fields, value, rename)
  if (rules.kind === 'list' && Array.isArray(value))
    return value.map((entry) => renamedValue(rules.of, entry, rename))
  const vocabulary = rules.kind === 'text' && (rules.refersTo ?? rules.defines)
  return vocabulary === `${rename.folder}.category` && value === rename.from ? rename.to : value
}

/** Captures a link to a list up to its category, then the category. */
const LINK = /(?<![\w.~-])((\/\w+)\?(?:[^\s"'<>()#]*&)?category=)([^\s"'<>()#&]+)/g

function withLinks(text: string, { folder, from, to }: CategoryRename): string {
  return text.replaceAll(LINK, (link: string, start: string, list: string, encoded: string) => {
    const isMatch =
      LISTS[folder].includes(list) && new URLSearchParams(`name=${encoded}`).get('name') === from
    return isMatch ? start + new URLSearchParams({ '': to }).toString().slice(1) : link
  })
}
