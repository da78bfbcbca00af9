import { type ContentFacts, numberInName } from '../documents/knownContent.ts'
import { placeOfPath, titleOf } from '../documents/placedTexts.ts'
import { compareTexts, type FileReport, quote } from '../../problems/problem.ts'
import { isSound, type ReadDocument } from '../documents/document.ts'
import { singularOf } from '../../cooking/words/inflect.ts'
import { withoutAccents } from '../../../src/shared/textForms.ts'
import { groupBy } from '../../../src/shared/groupBy.ts'

/** Reports a shared key at each document, first at the newer or misnamed one. */
export function checkUnique({ documents }: ContentFacts, reportIn: FileReport) {
  for (const [stays, ...others] of documentsByEqualValue(documents)) {
    const [first] = others
    if (!stays || !first) continue
    const field = stays.type.uniqueField ?? ''
    const value = String(stays.values[field])
    for (const other of others) {
      const what = `“${field}” is ${value}, as in ${stays.file}.`
      const fix = field === 'id' ? ownNumber(other, documents) : 'Give each document its own.'
      reportIn(other.file)(placeOfPath(other, field), 'duplicate-id', what, fix)
    }
    const place = { ...placeOfPath(stays, field), beside: first.file }
    const what = `“${field}” is ${value}, which ${first.file} has, too.`
    const fix = 'Change the other one, unless this one is newer.'
    reportIn(stays.file)(place, 'duplicate-id', what, fix)
  }
}

function documentsByEqualValue(documents: readonly ReadDocument[]): ReadDocument[][] {
  const groups = groupBy(documents, ({ type, values }) => {
    const value = type.uniqueField && values[type.uniqueField]
    return value === undefined || value === '' ? [] : [`${type.name} ${String(value)}`]
  })
  const shared = [...groups.values()].filter(({ length }) => length > 1)
  return shared.map((group) => group.toSorted(byAge))
}

function byAge(a: ReadDocument, b: ReadDocument): number {
  return (
    Number(isMisnamed(a)) - Number(isMisnamed(b)) ||
    compareTexts(String(a.values.date), String(b.values.date)) ||
    Number(isCopy(a.file, b.file)) - Number(isCopy(b.file, a.file))
  )
}

/** Recognizes names such as `7-toast (copy).yaml` and `7-toast-2.yaml`. */
function isCopy(file: string, other: string): boolean {
  return file !== other && file.startsWith(other.replace(/\.\w+$/, ''))
}

function isMisnamed({ file, values }: ReadDocument): boolean {
  const number = numberInName(file)
  return number !== undefined && values.id !== undefined && number !== values.id
}

function ownNumber({ file, values, type }: ReadDocument, documents: readonly ReadDocument[]) {
  const taken = documents.flatMap((other) => (other.type === type ? [Number(other.values.id)] : []))
  const named = numberInName(file)
  if (named !== undefined && named !== values.id && !taken.includes(named)) {
    return `Write “id: ${named}”, as the file is named.`
  }
  return `Write the next free number, “id: ${Math.max(...taken.filter(Number.isFinite)) + 1}”, and name the file after it.`
}

export function checkFileNumbers({ documents }: ContentFacts, reportIn: FileReport) {
  const shared = new Set(documentsByEqualValue(documents).flat())
  for (const document of documents) {
    const { file, type, values } = document
    if (type.uniqueField !== 'id' || shared.has(document) || !isMisnamed(document)) continue
    const name = file.slice(file.lastIndexOf('/') + 1)
    const number = numberInName(file)
    const isFree = !documents.some((other) => other.type === type && other.values.id === number)
    const better = name.replace(/^\d+/, String(values.id))
    const what = `“id” is ${String(values.id)}, but the file is named ${name}.`
    const fix = isFree
      ? `Write “id: ${number}”, as the file is named; or, when the page is public under the number ${String(values.id)}, rename the file to ${better}.`
      : `Rename the file to ${better}.`
    reportIn(file)(placeOfPath(document, 'id'), 'file-number', what, fix)
  }
}

const SMALL = new Set('a an and at for from in my of on or our the to with your'.split(' '))

export function checkSimilarTitles({ documents }: ContentFacts, reportIn: FileReport) {
  const before = new Map<string, string>()
  for (const document of documents.filter(isSound)) {
    const title = titleOf(document)
    if (!title) continue
    const key = [document.type.name, ...titleWords(title.text)].join(' ')
    const duplicate = before.get(key)
    if (duplicate === undefined) before.set(key, `${document.file}, ${quote(title.text)}`)
    else {
      const what = `The title is almost that of ${duplicate}.`
      const fix = 'Make the titles differ, or make one document of the two.'
      reportIn(document.file)(title.place, 'similar-title', what, fix)
    }
  }
}

function titleWords(title: string): string[] {
  const words =
    withoutAccents(title)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const large = words.filter((word) => !SMALL.has(word))
  return large.map(singularOf).toSorted()
}
