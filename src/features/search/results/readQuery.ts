/** Maps words of a query to field values: “quick vegan dinner” to 30 minutes, vegan, main. */
import * as lists from 'words/lists'
import * as resultWords from 'words/results'
import { endsIn, labelsWithout, stem, TIME, WITHOUT } from 'words/searchRules'
import { FACET_OPTIONS, type Facet } from '../../../content/finderIndex.ts'
import {
  SEARCHED_FACETS,
  type SearchFile,
  type StoredDocument,
} from '../../../content/search/indexFields.ts'
import { tokenize } from '../../../content/search/tokens.ts'
import { KINDS } from '../../../kinds/kinds.ts'

interface Phrase {
  words: string[]
  /** The words of the site that replace a synonym. */
  synonym?: string[]
  label?: string
  minutes?: number
  /** Recipes with a food that the query excludes. */
  leftOut?: StoredDocument[]
}

interface Label {
  /** The filter's query parameter in the address of the list; difficulty has none. */
  filter?: Facet | 'category'
  name: string
}

const MAX_PHRASE = 4

export function createQueryReader(
  documents: readonly StoredDocument[],
  { synonyms, times, names }: Pick<SearchFile, 'synonyms' | 'times' | 'names'>,
) {
  const shownNames = new Map(names)
  const show = (name: string) => shownNames.get(name) ?? name
  const labels = new Map(documents.map((document) => [document, labelsOf(document, show)]))
  const known = new Set(Array.from(labels.values(), (map) => Array.from(map.keys())).flat())
  const meanings = new Map(synonyms.map(([words, means]) => [stemPhrase(words), means]))

  function meaningOf(words: string[]): Phrase | null {
    const means = meanings.get(stemPhrase(words.join(' ')))
    const key = stemPhrase(means ?? words.join(' '))
    const minutes = Number(key.match(TIME)?.[1] ?? Number.NaN)
    if (times.some((time) => minutes <= time)) return { words, minutes }
    const label = known.has(key) ? key : undefined
    if (means === undefined) return label === undefined ? null : { words, label }
    return { words, label, synonym: tokenize(means) }
  }

  /** Returns the longest leading phrase with a meaning, or else one word. */
  function phraseAt(words: string[]): Phrase {
    for (let length = MAX_PHRASE; length > 0; length -= 1) {
      const phrase = length <= words.length && meaningOf(words.slice(0, length))
      if (phrase) return phrase
    }
    return { words: words.slice(0, 1) }
  }

  /** Finds a phrase's label on a document. Without known foods, a document never lacks a food. */
  function labelIn(document: StoredDocument, { label = '', leftOut }: Phrase) {
    if (!leftOut) return labels.get(document)?.get(label)
    return document.foods && !leftOut.includes(document) ? { name: label } : undefined
  }

  return {
    read(text: string): Phrase[] {
      const phrases: Phrase[] = []
      // “No nuts” becomes the label “nut-free”; without such a label, the recipes' foods decide.
      const normalized = text.replaceAll(WITHOUT, (match, after: string, food = after) => {
        const knownLabel = labelsWithout(food).find((one) => known.has(stemPhrase(one)))
        const leftOut = documents.filter((one) => needs(one, food))
        if (knownLabel !== undefined || leftOut.length === 0) return knownLabel ?? match
        phrases.push({ words: [], label: resultWords.without({ food }), leftOut })
        return ''
      })
      let words = [...new Set(tokenize(normalized))]
      while (words.length > 0) {
        const phrase = phraseAt(words)
        phrases.push(phrase)
        words = words.slice(phrase.words.length)
      }
      return phrases
    },

    /** Finds documents with all phrases. @param hasRest whether a document has the other words */
    withFields(phrases: readonly Phrase[], hasRest: (document: StoredDocument) => boolean) {
      const labeledPhrases = phrases.filter(({ label }) => label !== undefined)
      const limit = Math.min(...phrases.flatMap(({ minutes }) => minutes ?? []))
      const isTimed = Number.isFinite(limit)
      if (labeledPhrases.length === 0 && !isTimed) return null
      const labeled = documents.filter((document) => {
        return labeledPhrases.every((phrase) => labelIn(document, phrase)) && hasRest(document)
      })
      // If no document is quick enough, the next longer time applies.
      const time = times.find((most) => limit <= most && labeled.some(isWithin(most)))
      const found = time === undefined ? labeled : labeled.filter(isWithin(time))
      if (found.length === 0 || (isTimed && time === undefined)) return null
      const kind = KINDS.find(({ folder }) => found.some((document) => document.kind === folder))
      const first = found.find((document) => document.kind === kind?.folder)
      const namedLabels = labeledPhrases.flatMap(
        (phrase) => (first && labelIn(first, phrase)) ?? [],
      )
      return { found, filters: filtersFor(kind ?? KINDS[0], namedLabels, time, show) }
    },
  }
}

/** Whether some ingredient needs a food: all its alternatives are that food or a kind of it. */
function needs({ foods = [] }: StoredDocument, food: string): boolean {
  const [wanted = ''] = tokenize(food)
  const isWanted = (word: string) => stem(word) === stem(wanted) || endsIn(word, wanted)
  return foods.some((choices) => choices.every((name) => tokenize(name).some(isWanted)))
}

function isWithin(most: number) {
  return ({ minutes = Number.POSITIVE_INFINITY }: StoredDocument) => minutes <= most
}

function stemPhrase(text: string): string {
  return tokenize(text).map(stem).join(' ')
}

/** Maps keys to labels; of labels with the same key, the first wins. */
function labelsOf(document: StoredDocument, show: (name: string) => string) {
  const ofFacets = SEARCHED_FACETS.flatMap((filter) => {
    const { field } = FACET_OPTIONS[filter]
    return [document[field] ?? []].flat().map((name): Label => ({ filter, name }))
  })
  const category: Label = { filter: 'category', name: document.category }
  const all: Label[] = [category, ...ofFacets, { name: document.difficulty ?? '' }].filter(
    ({ name }) => name,
  )
  return new Map(all.toReversed().map((label) => [stemPhrase(show(label.name)), label]))
}

function filtersFor(
  { folder, list }: (typeof KINDS)[number],
  labels: readonly Label[],
  time: number | undefined,
  show: (name: string) => string,
) {
  const params = new URLSearchParams()
  const linked: string[] = []
  for (const { filter, name } of labels) {
    const existing = filter && params.get(filter)
    const isMultiple = filter && filter !== 'category' && FACET_OPTIONS[filter].isMultiple
    if (!filter || (existing && !isMultiple)) continue
    params.set(filter, existing ? `${existing},${name}` : name)
    linked.push(show(name))
  }
  const times = time === undefined ? [] : [resultWords.upToMinutes({ minutes: time })]
  if (time !== undefined) params.set('time', String(time))
  return {
    names: [...labels.map(({ name }) => show(name)), ...times],
    linked: [...linked, ...times],
    path: `${list}?${String(params).replaceAll('%2C', ',')}`,
    listName: lists[folder],
  }
}
