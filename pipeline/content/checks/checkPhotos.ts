import { PICTURE_ENDING, VIDEO_ENDING } from '../../pictures/photoLimits.ts'
import path from 'node:path'
import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import type { CheckedPhoto } from '../../pictures/pictureName.ts'
import type { PhotoReading } from '../../pictures/readPhoto.ts'
import { forEachConcurrently } from '../../../src/shared/forEachConcurrently.ts'
import { photoPath } from '../../pictures/photoPath.ts'
import type { MistakeText, SourcePlace, ContentProblem } from '../../problems/problem.ts'
import { fileProblem } from '../../problems/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import type { Rule } from '../../problems/rules.ts'
import { elementsIn } from '../documents/references.ts'
import { suggestWord } from '../../problems/suggestWord.ts'

interface ContentFolder {
  /** An absolute path. */
  dir: string
  shown: string
  names: string[]
  readPhoto: (file: string) => Promise<PhotoReading>
}

/** Checks that the pictures and videos that documents name are there and can be shown. */
export async function checkPhotos(documents: ReadDocument[], folder: ContentFolder) {
  const files = new Map(folder.names.map((name) => [comparable(name), name]))
  const photos = new Map<string, CheckedPhoto>()
  const photosInTexts = new Map<string, Map<string, CheckedPhoto>>()
  const problems: ContentProblem[] = []
  // Two at a time: large photos take much memory.
  await forEachConcurrently(documents, 2, async (document) => {
    const { file, type } = document
    for (const { value, place, field, rule = 'image-file' } of namedPhotos(document)) {
      const isVideo = rule === 'image-file' && VIDEO_ENDING.test(value)
      const found = isVideo ? NO_PICTURE : await findPhoto(value, type.folder, folder, files)
      if ('what' in found) {
        const what = `${field ? `“${field}”` : 'The picture'}${found.what}`
        problems.push({ file, ...place, rule, what, fix: found.fix })
      } else if (field !== 'image') {
        photosInTexts.set(file, (photosInTexts.get(file) ?? new Map()).set(value, found))
      } else photos.set(file, found)
    }
  })
  return { photos, photosInTexts, problems }
}

const NO_PICTURE = { what: ' is the file of a video.', fix: 'Name a picture.' }

interface NamedPhoto {
  value: string
  place: SourcePlace
  /** The path of the field; a picture in a text has none. */
  field?: string
  rule?: Rule
}

function namedPhotos({ placed }: ReadDocument): NamedPhoto[] {
  return placed.flatMap((named): NamedPhoto[] => {
    const { path: field, value, rules, place } = named
    if (rules.kind === 'image') {
      const isFile = !isImageAddress(String(value))
      return isFile ? [{ value: String(value), place, field }] : []
    }
    if (rules.kind === 'text' && rules.format === 'video-file')
      return [{ value: String(value), place, field, rule: 'video-file' }]
    return elementsIn(named)
      .filter(([{ tag }]) => tag === 'img')
      .map(([element, at]) => ({ value: photoPath(element), place: at }))
  })
}

/** Lists unused photos; none while there are mistakes, since mending one may need a photo. */
export function unusedPhotos(documents: ReadDocument[], { shown, names }: ContentFolder) {
  const named = documents.flatMap((document) =>
    namedPhotos(document).map(({ value }) => path.posix.join(document.type.folder, value)),
  )
  const used = new Set(named.map(comparable))
  return names
    .filter((name) => endingOf(name).test(name) && !used.has(comparable(name)))
    .map((name) => {
      const fix = 'Name it in one that shows it, or delete the file; git keeps it.'
      const file = path.posix.join(shown, name)
      return fileProblem(file, 'unused-photo', 'No document shows this file.', fix)
    })
}

/** The endings of files like this one: of videos, or of pictures. */
function endingOf(name: string): RegExp {
  return VIDEO_ENDING.test(name) ? VIDEO_ENDING : PICTURE_ENDING
}

/** Normalizes accents, which file systems encode in two ways. */
function comparable(name: string): string {
  return name.normalize()
}

async function findPhoto(
  value: string,
  from: string,
  { dir, shown, names, readPhoto }: ContentFolder,
  files: ReadonlyMap<string, string>,
): Promise<CheckedPhoto | MistakeText> {
  const wanted = path.posix.join(from, value)
  if (/^\.\.(\/|$)/.test(wanted)) {
    const fix = 'Put the file beside the document and write its name alone.'
    return { what: ` leads out of the ${shown} folder.`, fix }
  }
  const name = files.get(comparable(wanted))
  if (name === undefined) return missingFile(wanted, from, shown, names)
  const file = path.posix.join(shown, name)
  const reading = await readPhoto(path.join(dir, name))
  if ('what' in reading) return { ...reading, what: `: ${file} ${reading.what}` }
  return { ...reading, file: path.join(dir, name) }
}

function missingFile(wanted: string, from: string, shown: string, names: string[]): MistakeText {
  const small = comparable(wanted).toLowerCase()
  const inOtherCase = names.find((name) => comparable(name).toLowerCase() === small)
  if (inOtherCase !== undefined) {
    const written = path.posix.relative(from, inOtherCase)
    return { what: `: The file is called ${written}.`, fix: `Write “${written}”.` }
  }
  const near = nearPicture(wanted, from, names)
  return {
    what: `: There is no file ${path.posix.join(shown, wanted)}.`,
    fix: near ? `Did you mean “${near}”?` : 'Put the file there, or take the line out.',
  }
}

function nearPicture(wanted: string, from: string, names: string[]): string | undefined {
  const { name } = path.posix.parse(wanted)
  const pictures = names
    .filter((file) => endingOf(wanted).test(file))
    .map((file) => path.posix.relative(from, file))
  const sameName = pictures.find((file) => path.posix.parse(file).name === name)
  if (sameName) return sameName
  const written = withoutEnding(path.posix.relative(from, wanted))
  const near = suggestWord(written, pictures.map(withoutEnding))
  return pictures.find((file) => withoutEnding(file) === near)
}

function withoutEnding(file: string): string {
  return file.slice(0, file.length - path.posix.extname(file).length)
}
