import path from 'node:path'
import { contentTypes, contentTypeOf } from '../../../src/content/schema/index.ts'
import { unacknowledged } from '../checks/acknowledgements.ts'
import { PICTURE_ENDING, VIDEO_ENDING } from '../../pictures/photoLimits.ts'
import { checkDocuments } from '../checks/checks.ts'
import { LOGO } from '../checks/checkLogo.ts'
import { slug } from '../../../src/shared/slug.ts'
import { ENGLISH_RULES, LANGUAGE_RULES, type Rule } from '../../problems/rules.ts'
import { readableLanguage } from '../documents/siteLanguage.ts'
import type { FileList } from './listFiles.ts'
import { compareTexts, type ContentProblem, fileProblem, quote } from '../../problems/problem.ts'
import type { ReadDocument } from '../documents/document.ts'

export type CheckedContent = ReturnType<typeof checkContent>

/** Returns documents sorted by type, then by `id`, then by file name. */
export function checkContent(
  folder: string,
  { names, problems: unlisted }: FileList,
  documents: ReadDocument[],
  now: Date,
) {
  // checkPhotos reports pictures of other formats.
  const others = [PICTURE_ENDING, VIDEO_ENDING, FONT]
  const unexpected = names.filter(
    (name) => !contentTypeOf(name) && !others.some((ending) => ending.test(name)) && name !== LOGO,
  )
  const language = readableLanguage(documents)
  const silent = language ? ENGLISH_RULES : LANGUAGE_RULES
  const problems = [
    ...unlisted,
    ...unexpected.map((name) => {
      const file = `${folder}/${name}`
      return fileProblem(file, ...explainUnexpected(file))
    }),
    ...missingSingles(folder, names),
    ...documents.flatMap(misnamed),
    ...documents.flatMap((document) => document.problems),
    ...checkDocuments(documents, now),
  ].filter(({ rule }) => language === 'en' || !silent.has(rule))
  return {
    documents: documents.toSorted(byTypeAndId),
    problems: unacknowledged(documents, problems),
  }
}

const FONT = /^fonts\/[^/]+\.(woff2|ttf|otf|txt)$/i

/** Files that systems and editors leave behind. */
const FOREIGN = /(^|\/)(thumbs\.db|ehthumbs\.db|desktop\.ini|[^/]*\.(bak|orig|rej|swp|tmp))$/i

function explainUnexpected(file: string): [Rule, what: string, fix: string] {
  if (/\.svgz?$/i.test(file)) {
    const what = 'An SVG file can run scripts, so none may lie here but content/logo.svg.'
    return ['svg-file', what, 'Save the drawing as PNG or WebP, and delete this file.']
  }
  if (FOREIGN.test(file))
    return ['misplaced-file', 'A program made this file; the site does not need it.', 'Delete it.']
  if (/(\/fonts\/[^/]+|\.(woff2?|ttf|otf|eot))$/i.test(file)) {
    const what = 'In content/fonts/ are fonts as WOFF2, TTF or OTF, and their licenses as TXT.'
    return ['misplaced-file', what, 'Put it there in one of these formats, or delete it.']
  }
  if (/\.(docx?|odt|rtf|pages|pdf)$/i.test(file)) {
    const fix = 'Run npm run new post "Its title", paste the text there, and delete this file.'
    return ['misplaced-file', 'A file of a word processor cannot be read.', fix]
  }
  const what = 'No document type has files in this place with this ending.'
  const { dir, base } = path.posix.parse(file)
  const [stem = '', ending] = base.split(/\.(?=(?:ya?ml|mdx?)\b)/i)
  const meant = contentTypes.find(({ folder, singleFile }) =>
    folder === '' ? !dir.includes('/') && singleFile === stem : dir.endsWith(`/${folder}`),
  )
  if (meant && ending) return ['misplaced-file', what, `Rename it to ${stem}${meant.extension}.`]
  const places = contentTypes.map(({ folder, extension, singleFile }) =>
    singleFile ? `${singleFile}${extension}` : `${folder}/*${extension}`,
  )
  return ['misplaced-file', what, `Move or rename it; documents are ${places.join(', ')}.`]
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function misnamed({ file, type, values }: ReadDocument): ContentProblem[] {
  const name = type.fileNameValue && String(values[type.fileNameValue])
  if (name === undefined || SLUG.test(name)) return []
  const better = slug(name) || 'a-few-words'
  const what = `The name of the file, ${quote(name)}, cannot be the end of an address.`
  const fix = `Rename it with lowercase letters, digits and hyphens alone, such as ${better}${type.extension}.`
  return [fileProblem(file, 'file-name', what, fix)]
}

/** A file with a wrong ending is not missing: it is reported as misplaced. */
const WRONG_ENDING = /\.(ya?ml|mdx?)$/i

function missingSingles(folder: string, names: string[]): ContentProblem[] {
  return contentTypes.flatMap(({ singleFile, extension, isOptional }) => {
    const name = `${singleFile}${extension}`
    const isThere = names.some((each) => each.replace(WRONG_ENDING, extension) === name)
    if (!singleFile || isOptional || isThere) return []
    const fix = 'Bring it back from git; the site needs it.'
    return [fileProblem(`${folder}/${name}`, 'missing-file', 'The file is missing.', fix)]
  })
}

function byTypeAndId(a: ReadDocument, b: ReadDocument): number {
  const order = contentTypes.indexOf(a.type) - contentTypes.indexOf(b.type)
  return (
    order || Number(a.values.id ?? 0) - Number(b.values.id ?? 0) || compareTexts(a.file, b.file)
  )
}
