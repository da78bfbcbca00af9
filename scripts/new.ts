/**
 * Writes a new document to start with:
 *
 *   npm run new recipe "Lemon tart"
 *   npm run new review "Grovella Pepper Mill"
 *   npm run new post "What to do with a glut of plums"
 *   npm run new collection "Picnic"
 *   npm run new author "Jo Ladle"
 *   npm run new page "Press"
 */
import path from 'node:path'
import { readVocabularies } from '../pipeline/content/read/readVocabularies.ts'
import { localDay } from '../src/shared/localDay.ts'
import { findType, newDocument } from '../pipeline/newDocument/newDocument.ts'
import { readExisting } from '../pipeline/newDocument/readExisting.ts'
import { writeNew } from '../pipeline/newDocument/writeNew.ts'
import { callersFolder, sitePaths } from '../pipeline/system/sitePaths.ts'
import { resolveVocabularies } from '../src/content/schema/resolveVocabularies.ts'

const [kindName = '', ...titleWords] = process.argv.slice(2)
const anySite = findType(kindName)
const existingContent = await readExisting(sitePaths.content, anySite)
const type = resolveVocabularies(anySite, await readVocabularies(sitePaths.content))
const document = newDocument(type, titleWords.join(' '), localDay(new Date()), existingContent)
const file = path.join(sitePaths.content, document.name)
await writeNew(file, document.text)
for (const duplicate of document.namesakes)
  console.warn(`${duplicate} has the same title: keep one of the two.`)
console.log(`Wrote ${path.relative(callersFolder, file)}`)
console.log('Open it and write a value behind every colon; its notes say what belongs where.')
console.log(
  document.isDraft
    ? 'It is a draft: take out the line “draft: true” when readers may see it.'
    : 'It is no draft: npm run content:check says what is still to be written before a build.',
)
console.log(`With npm run dev it is at http://localhost:5173${document.address}`)
