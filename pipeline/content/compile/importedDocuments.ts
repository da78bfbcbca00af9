import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { authorType } from '../../../src/content/schema/author.ts'
import { categoriesType } from '../../../src/content/schema/categories.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { generatedDir } from '../../sitePlace.ts'
import { exportOf, type LiveDocuments } from '../publish/liveDocuments.ts'

const GENERATED = generatedDir('editors')
/** The types whose documents code imports from a file: the settings, and what the editor offers. */
const IMPORTED = [siteType, authorType, categoriesType]

/**
 * Writes the few documents that code imports from files, as Contentlayer does for a build: so the
 * development server needs no file for any other. A file that is as it should be is left alone.
 */
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

/** What these files hold, to see whether a program that was bundled with them is outdated. */
export async function readImported(dir = GENERATED): Promise<string> {
  const texts = await Promise.all(IMPORTED.map((type) => readFile(fileOf(dir, type), 'utf8')))
  return texts.join('\n')
}

function fileOf(dir: string, { name }: ContentType): string {
  return path.join(dir, name, '_index.json')
}
