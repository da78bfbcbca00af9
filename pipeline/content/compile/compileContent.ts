import path from 'node:path'
import { siteCache } from '../../cache/siteCache.ts'
import { loadGenerator } from '../../contentlayer/loadGenerator.ts'
import { sitePaths } from '../../system/sitePaths.ts'
import { dueChanges } from '../documents/publication.ts'
import { createContentCache, readContent, type Content } from '../read/readContent.ts'
import { ContentError, ofSeverity, sortProblems, formatProblem } from '../../problems/problem.ts'
import { type AudienceSelection, type AudienceDocument, documentsFor } from './selectDocuments.ts'
import { describePicture } from '../../pictures/describePicture.ts'
import { type PicturePhoto, pictureName } from '../../pictures/pictureName.ts'
import type { TextPhotos } from '../../pictures/textPictures.ts'
import { textPictureSource, withTextPictures } from '../../pictures/textPictures.ts'
import { VIDEO_ENDING } from '../../pictures/photoLimits.ts'
import { subjectOf } from '../../pictures/subjectOf.ts'
import { type ReadDocument, siteOf } from '../documents/document.ts'
import { asText } from '../../../src/shared/checkJson.ts'
import { costWriter } from '../documents/recipeCost.ts'
import { describeRecipe } from './describeRecipe.ts'
import { withHome } from './withSingleFile.ts'
import { withNavigation } from './compileNavigation.ts'
import { documentsByName, isBody, referenceTo } from '../documents/references.ts'
import { countOf } from '../../../src/shared/textForms.ts'
import { type SiteWords } from '../../words/siteWords.ts'
import { readSiteWords } from '../documents/siteLanguage.ts'
import { writeWords } from '../../words/writeWords.ts'

export type CompiledContent = Awaited<ReturnType<typeof compileContent>>

const cache = createContentCache(siteCache)

/** Generates data and types. @throws ContentError with every error, before anything is written */
export async function compileContent(
  selection: AudienceSelection,
  contentDir = sitePaths.content,
  outDir = sitePaths.compiled[selection.audience],
) {
  const [content, { generate }] = await Promise.all([
    readContent(contentDir, selection.now, cache),
    loadGenerator(),
  ])
  // A build reads once, and should not hold 10,000 documents in memory.
  if (selection.audience === 'readers') cache.documents.clear()
  const errors = ofSeverity('error', content.problems)
  if (errors.length > 0) throw new ContentError(errors)
  const words = readSiteWords(content.documents)
  const documents = await compileDocuments(content, selection, words)
  await generate(outDir, documents)
  await writeWords(path.join(outDir, '.contentlayer/generated/words'), words)
  const compiled = new Set(documents.map(({ _id }) => _id))
  return {
    documents,
    words,
    count: documents.length,
    leftOut: content.documents.filter(({ file }) => !compiled.has(file)).length,
    warnings: sortProblems(ofSeverity('warning', content.problems)),
    hasSamples: content.documents.some(({ values }) => values.sampleContent === true),
    next: dueChanges(content.documents, selection.now)[0]?.text,
  }
}

type Summary = Omit<CompiledContent, 'documents' | 'words'>

/** Writes `98 documents compiled, 3 not published`. */
export function countCompiled({ count, leftOut }: Summary): string {
  const rest = leftOut > 0 ? `, ${leftOut} not published` : ''
  return `${countOf(count, 'document')} compiled${rest}`
}

const SAMPLES =
  'Samples: pages say that products, ratings and counts are samples; remove “sampleContent” from content/site.yaml when they are real.'

export function notesOn({ warnings, hasSamples, next }: Summary): string[] {
  return [
    ...warnings.map(formatProblem),
    ...(hasSamples ? [SAMPLES] : []),
    ...(next === undefined ? [] : [`Next: ${next}`]),
  ]
}

function compileDocuments(content: Content, selection: AudienceSelection, words: SiteWords) {
  const { documents } = content
  const shown = withHome(withNavigation(documentsFor(documents, selection), words.messages))
  const facts = siteFacts(documents, shown, words)
  return Promise.all(shown.map((document) => compileDocument(document, content, facts)))
}

type SiteFacts = ReturnType<typeof siteFacts>

function siteFacts(all: ReadDocument[], shown: ReadDocument[], { language, messages }: SiteWords) {
  const site = siteOf(all)?.values ?? {}
  return {
    brand: asText(site.brand) ?? '',
    language,
    words: messages,
    recipes: { all: documentsByName(all), shown: documentsByName(shown) },
    writeCost: costWriter(site, language),
  }
}

function compileText({ type, values }: AudienceDocument, photos: TextPhotos) {
  const body = values[type.bodyField ?? '']
  if (type.bodyField === undefined || body === undefined || !isBody(body)) return {}
  const id = referenceTo({ type, values })?.key
  const sourceOf = (photo: PicturePhoto) => textPictureSource(type.folder, id, photo)
  const used = [...photos.values()].map(({ file, hash }) => ({ file, hash }))
  return { [type.bodyField]: withTextPictures(body, photos, sourceOf), photosInText: used }
}

/** Names the pictures of steps and the files of a video, which a build copies. */
function compileMedia({ type, values }: AudienceDocument, files: TextPhotos) {
  const id = referenceTo({ type, values })?.key
  const named = [...files].map(([written, { file, hash, color }]) => {
    const [ending = ''] = VIDEO_ENDING.exec(written) ?? []
    const name = pictureName(textPictureSource(type.folder, id, { file, hash })) + ending
    return { written, file, hash, color, name, isVideo: ending !== '' }
  })
  return {
    media: Object.fromEntries(named.map(({ written, name, color }) => [written, { name, color }])),
    photosInText: named.filter(({ isVideo }) => !isVideo).map(({ file, hash }) => ({ file, hash })),
    videoFiles: named.filter(({ isVideo }) => isVideo).map(({ file, name }) => ({ file, name })),
  }
}

async function compileDocument(document: AudienceDocument, content: Content, site: SiteFacts) {
  const { file, type, values, publicationBadge } = document
  // Only the content check reads this field.
  const { acknowledge: _acknowledge, ...shown } = values
  const { image: address, imageDesc: words } = values
  const photo = content.photos.get(file)
  const image = { image: asText(address), imageDesc: asText(words), photo }
  const inText = content.photosInTexts.get(file)
  return {
    ...shown,
    ...(inText && compileText(document, inText)),
    ...(inText && type.fields.stepPictures && compileMedia(document, inText)),
    publicationBadge,
    ...(type.fields.image &&
      describePicture(type.folder, { ...subjectOf(type, values), ...image }, site)),
    ...(type.folder === 'recipes' && (await describeRecipe(values, site.recipes, site.language))),
    cost: site.writeCost(values, site.recipes.all),
    _id: file,
    // Contentlayer asks for it; nothing reads it.
    _raw: {},
    type: type.name,
  }
}
