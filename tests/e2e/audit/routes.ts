/** The audited pages: one of each kind, and a not-found page. */
import { expect, type Page } from '@playwright/test'
import { paths, searchPath } from '../../../src/addresses/paths.ts'
import { type Folder, KINDS } from '../../../src/kinds/kinds.ts'
import { readDocuments } from '../../site/documents.ts'
import { visit } from '../support/visit.ts'

const { documents, filledLists } = await readDocuments()

/** Pages that exist only if the site has their documents. */
const OF_DOCUMENTS = new Set<string>([...KINDS.map(({ list }) => list), paths.about, paths.privacy])
const written = new Set([...filledLists, ...documents.map(({ address }) => address)])
const standing = Object.values(paths)
  .filter((path) => typeof path === 'string')
  .filter((path) => written.has(path) || !OF_DOCUMENTS.has(path))
const ofKinds = KINDS.flatMap(({ folder }) => documentsOf(folder)[0]?.address ?? [])

export const MISSING = paths.recipe(9999)

export const ROUTES = [...standing, ...ofKinds, searchPath('soup'), MISSING]

/** Pages with parts side by side on a desktop. */
export const WIDE_ROUTES = new Set([paths.home, paths.recipes, paths.comparisons, ...ofKinds])

function documentsOf(folder: Folder) {
  return documents.filter((document) => document.folder === folder)
}

/** Opens a page and waits until it shows its content. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await visit(page, route)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const query = new URL(route, 'http://localhost').searchParams.get('q')
  if (query) await expect(main.getByRole('status')).toContainText(query)
}
