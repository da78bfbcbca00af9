import path from 'node:path'
import { elements } from '../../src/content/body.ts'
import type { PlacedValue, ReadDocument } from '../../pipeline/content/values/document.ts'
import { addressOf } from '../../pipeline/content/values/knownContent.ts'
import { readContent } from '../../pipeline/content/read/readContent.ts'
import {
  cardOf,
  documentIn,
  innerLink,
  isBody,
  referenceName,
  referenceTo,
} from '../../pipeline/content/values/references.ts'
import { KINDS } from '../../src/kinds/kinds.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

let knownDocuments: ReturnType<typeof readContent> | undefined

/** Documents such as `recipes/7` with all that they, the settings and the pages refer to. */
export async function documentsNeeded(wanted: readonly string[]): Promise<string[]> {
  knownDocuments ??= readContent(sitePlace.content, new Date())
  const { documents } = await knownDocuments
  // A list is there when it has a document.
  const firstOfLists = KINDS.map(
    ({ folder, list }) => [list, documents.find(({ type }) => type.folder === folder)] as const,
  )
  const byAddress = new Map<string | undefined, ReadDocument | undefined>([
    ...firstOfLists,
    ...documents.map((document) => [addressOf(document), document] as const),
  ])
  const byName = new Map(documents.map((document) => [nameIn(document), document]))
  const needsOf = (document: ReadDocument) =>
    document.placed.flatMap((placed) => namesIn(placed, addressOf(document), byAddress))
  const needed = new Set<string>()
  const open = [...wanted, ...documents.filter((one) => !nameIn(one)).flatMap(needsOf)]
  for (const name of open) {
    const document = byName.get(name)
    if (!document || needed.has(name)) continue
    needed.add(name)
    open.push(...needsOf(document))
  }
  const pictures = [...needed].flatMap((name) => picturesOf(byName.get(name)))
  return [...needed, ...pictures]
}

function picturesOf(document: ReadDocument | undefined): string[] {
  return (document?.placed ?? []).flatMap(({ value, rules }) =>
    rules.kind === 'image' ? [path.posix.join(document?.type.folder ?? '', String(value))] : [],
  )
}

const DOCUMENT = /^(?:(?:recipes|reviews|posts)\/\d+|collections\/[\w-]+)|^[\w-]+\/.*\.avif$/

/** Whether a file of the content is one of these documents, or no document, as the settings. */
export function isAmong(file: string, names: readonly string[]): boolean {
  const [document] = DOCUMENT.exec(file.replaceAll('\\', '/')) ?? []
  return document === undefined || names.includes(document)
}

/** Such as `recipes/7`; undefined for the settings and the pages, which every content has. */
function nameIn(document: ReadDocument): string | undefined {
  const reference = referenceTo(document)
  return reference && referenceName(reference)
}

function namesIn(
  { value, rules }: PlacedValue,
  from: string | undefined,
  byAddress: Map<string | undefined, ReadDocument | undefined>,
): string[] {
  const named = documentIn(value, rules)
  if (named) return [referenceName(named)]
  if (rules.kind !== 'mdx' || !isBody(value)) return []
  return [...elements(value)].flatMap((element) => {
    const card = cardOf(element)
    if (card) return [referenceName(card)]
    const link = innerLink(String(element.props?.href ?? ''), from)
    const document = link && byAddress.get(link.path)
    return (document && nameIn(document)) ?? []
  })
}
