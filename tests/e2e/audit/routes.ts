/** The pages that are walked: one of each sort, and what is said where there is none. */
import { expect, type Page } from '@playwright/test'
import { categoryPath, paths, searchPath } from '../../../src/addresses/paths.ts'
import { type Folder, KINDS } from '../../../src/kinds/kinds.ts'
import { readDocuments } from '../../site/documents.ts'
import { visit } from '../visit.ts'

const { documents } = await readDocuments()

const standing = Object.values(paths).filter((path) => typeof path === 'string')
const ofKinds = KINDS.flatMap(({ folder }) => documentsOf(folder)[0]?.address ?? [])
const filtered = [
  categoryPath(paths.recipes, lastCategory('recipes')),
  categoryPath(paths.reviews, lastCategory('reviews')),
  categoryPath(paths.comparisons, lastCategory('reviews')),
]
/** One that finds something, and one that finds nothing. */
const searches = ['soup', 'resoto'].map(searchPath)

/** Pages that are answered with 404. */
export const MISSING = [paths.recipe(9999), '/nowhere']

/** Each on a desktop and on a phone. */
export const ROUTES = [...standing, ...ofKinds, ...searches, ...MISSING]
/** Of the same parts as others, so that one screen will do. */
export const DESKTOP_ROUTES = filtered

function documentsOf(folder: Folder) {
  return documents.filter((document) => document.folder === folder)
}

function lastCategory(folder: Folder): string {
  return String(documentsOf(folder).at(-1)?.values.category)
}

/** Opens a page and waits until it shows what it was asked for. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await visit(page, route)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  const query = new URL(route, 'http://localhost').searchParams.get('q')
  if (query) await expect(main.getByRole('status')).toContainText(query)
}
