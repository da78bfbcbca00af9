import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { ALL_RECIPES, type AllRecipes } from '../../src/addresses/offlineFiles.ts'
import { PICTURE_WIDTHS, pictureAddress } from '../../src/addresses/pictureFiles.ts'
import { dataPath, paths } from '../../src/addresses/paths.ts'
import { readPage } from '../../src/offline/readPage.ts'
import type { WrittenPage } from './prerenderSite.ts'
import { writeInto } from './writeInto.ts'

const [NARROW, WIDE] = PICTURE_WIDTHS

/**
 * Writes which pages “Keep all recipes” keeps, and what they take up: each with its data and a file
 * of each picture in it, as src/offline/keepPage.ts keeps them.
 *
 * @param outDir the finished site, with its pictures
 */
export async function writeAllRecipes(pages: WrittenPage[], outDir: string): Promise<void> {
  const recipes = pages
    .map(({ pathname }) => pathname)
    .filter((pathname) => /^\d+$/.test(pathname.replace(`${paths.recipes}/`, '')))
  const files = new Set<string>()
  for (const pathname of recipes) {
    const html = `${pathname}/index.html`
    const pictures = readPage(await readFile(path.join(outDir, html), 'utf8'))?.pictures ?? []
    for (const file of [html, dataPath(pathname), ...pictures.map(pictureFile)]) files.add(file)
  }
  const sizes = await Promise.all([...files].map((file) => sizeOf(path.join(outDir, file))))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const all: AllRecipes = { paths: recipes, bytes }
  await writeInto(outDir, ALL_RECIPES, JSON.stringify(all))
}

/** The one that the page is about is kept in a larger size than the others. */
function pictureFile(name: string, index: number): string {
  return pictureAddress(name, `-${index === 0 ? WIDE : NARROW}.avif`)
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file)).size
}
