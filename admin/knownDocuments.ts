import type { ContentType } from '../src/content/schema/documentType.ts'
import type { Vocabulary } from '../src/content/schema/fields.ts'
import type { DocumentData } from '../pipeline/textEdits/documentText.ts'
import { collectionName } from './config/labels.ts'
import { formerIds } from '../pipeline/import/existingRecipes.ts'
import type { EditorEntry } from './save/ownPictures.ts'
import { asList, hasTexts } from '../src/shared/checkJson.ts'

type NamedTerm = Record<'word' | 'name', string>

/** Documents that the editor has read or written, and words that the settings define. */
export class KnownDocuments {
  private readonly titles = new Map<string, Map<number, string>>()
  private settings = ''
  readonly vocabularies = new Map<Vocabulary, readonly NamedTerm[]>()

  /** @param entries returns the editor's current entries, without deleted ones */
  constructor(private readonly entries?: () => readonly EditorEntry[] | undefined) {}

  note(type: ContentType, values: DocumentData): void {
    if (type.singleFile === 'site') {
      this.settings = JSON.stringify(values)
      this.vocabularies.set('affiliateKeyword', keywordsIn(values))
    }
    const { id } = values
    if (typeof id !== 'number') return
    const collection = collectionName(type)
    const titles = this.titles.get(collection) ?? new Map<number, string>()
    this.titles.set(collection, titles.set(id, String(values[type.titleField ?? ''] ?? '')))
  }

  documentsIn(collection: string): { id: number; title: string }[] {
    const present = this.idsOfEntries(collection)
    const documents = [...(this.titles.get(collection) ?? [])]
      .filter(([id]) => present?.has(id) ?? true)
      .map(([id, title]) => ({ id, title }))
    return documents.toSorted((a, b) => a.title.localeCompare(b.title))
  }

  nextId(collection: string): number {
    const ids = this.titles.get(collection)?.keys() ?? []
    return Math.max(0, ...ids, ...formerIds(this.settings, collection)) + 1
  }

  /** Undefined before the editor has entries. */
  private idsOfEntries(collection: string): Set<unknown> | undefined {
    const files = this.entries?.()?.flatMap(({ locales }) => Object.values(locales))
    const ofCollection = files?.filter(({ path }) => path.includes(`/${collection}/`))
    return ofCollection && new Set(ofCollection.map(({ content }) => content?.id))
  }
}

/** Categories are not needed, since the form offers them as choices. */
function keywordsIn({ affiliateProducts }: DocumentData): NamedTerm[] {
  return asList(affiliateProducts).flatMap((product) =>
    hasTexts(product, 'keyword') ? [{ word: product.keyword, name: product.keyword }] : [],
  )
}

export const knownDocuments = new KnownDocuments(() => window.editorEntries?.current)
