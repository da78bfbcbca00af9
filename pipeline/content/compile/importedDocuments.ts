import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { authorType } from '../../../src/content/schema/author.ts'
import { categoriesType } from '../../../src/content/schema/categories.ts'
import { navigationType } from '../../../src/content/schema/navigation.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { generatedDir } from '../../sitePlace.ts'
import { exportOf, type LiveDocuments } from './liveDocuments.ts'

const GENERATED = generatedDir('editors')
/** Types that code imports from files. */
const IMPORTED = [siteType, navigationType, authorType, categoriesType]

/** Writes the generated files that code imports in development, when they differ. */
export async function writeImported(documents: LiveDocuments, dir = GENERATED): Promise<void> {
  for (const type of IMPORTED) {
    const file = fileOf(dir, type)
    const text = JSON.stringify(exportOf(type, documents))
    if ((await readFile(file, 'utf8').catch(() => null)) === text) continue
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
  }
}

/** A bundle is outdated when this text has changed. */
export async function readImported(dir = GENERATED): Promise<string> {
  const texts = await Promise.all(IMPORTED.map((type) => readFile(fileOf(dir, type), 'utf8')))
  return texts.join('\n')
}

function fileOf(dir: string, { name }: ContentType): string {
  return path.join(dir, name, '_index.json')
}
