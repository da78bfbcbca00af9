/** Reads words of a query as what fields say: “quick vegan dinner” as 30 minutes, vegan, main. */
import { stemmer } from 'stemmer'
import type { SearchFile, StoredDocument } from '../../../content/search/indexFields.ts'
import { splitWords } from '../../../content/search/words.ts'
import { KINDS } from '../../../kinds/kinds.ts'

interface Phrase {
  words: string[]
  /** The words of the site that a synonym stands for. */
  synonym?: string[]
  /** The key of a label. */
  label?: string
  minutes?: number
}

interface Label {
  /** The parameter of its filter in the address of the list. */
  filter: 'category' | 'diet' | 'course' | 'cuisine' | 'keyword' | 'difficulty'
  name: string
}

const LONGEST_PHRASE = 4
const TIME = /^(?:under |less |within |max )?(\d+) ?min(?:ut)?(?: less)?$/
const WITHOUT = /\b(?:no|without)\s+(\p{L}+)/giu

export function createQueryReader(
  documents: readonly StoredDocument[],
  { synonyms, times }: Pick<SearchFile, 'synonyms' | 'times'>,
) {
  const labels = new Map(documents.map((document) => [document.id, labelsOf(document)]))
  const known = new Set(Array.from(labels.values(), (own) => Array.from(own.keys())).flat())
  const meanings = new Map(synonyms.map(([words, means]) => [stemPhrase(words), means]))

  function meaningOf(words: string[]): Phrase | null {
    const means = meanings.get(stemPhrase(words.join(' ')))
    const key = stemPhrase(means ?? words.join(' '))
    const minutes = Number(key.match(TIME)?.[1] ?? Number.NaN)
    if (times.some((time) => minutes <= time)) return { words, minutes }
    const label = known.has(key) ? key : undefined
    if (means === undefined) return label === undefined ? null : { words, label }
    return { words, label, synonym: splitWords(means) }
  }

  /** The longest phrase at the beginning that has a meaning, or one word. */
  function phraseAt(words: string[]): Phrase {
    for (let length = LONGEST_PHRASE; length > 0; length -= 1) {
      const phrase = length <= words.length && meaningOf(words.slice(0, length))
      if (phrase) return phrase
    }
    return { words: words.slice(0, 1) }
  }

  return {
    read(text: string): Phrase[] {
      // “No nuts” is the label “nut-free”.
      const asked = text.replaceAll(WITHOUT, (written, word: string) =>
        known.has(stemPhrase(`${word} free`)) ? `${word}-free` : written,
      )
      const phrases: Phrase[] = []
      let words = [...new Set(splitWords(asked))]
      while (words.length > 0) {
        const phrase = phraseAt(words)
        phrases.push(phrase)
        words = words.slice(phrase.words.length)
      }
      return phrases
    },

    /** Documents with all that the phrases name. @param hasRest whether one has all other words */
    withFields(phrases: readonly Phrase[], hasRest: (document: StoredDocument) => boolean) {
      const keys = phrases.flatMap(({ label }) => label ?? [])
      const asked = Math.min(...phrases.flatMap(({ minutes }) => minutes ?? []))
      const isTimed = Number.isFinite(asked)
      if (keys.length === 0 && !isTimed) return null
      const labeled = documents.filter((document) => {
        return keys.every((key) => labels.get(document.id)?.has(key)) && hasRest(document)
      })
      // Where nothing is as quick, the next longer time counts.
      const time = times.find((most) => asked <= most && labeled.some(isWithin(most)))
      const found = time === undefined ? labeled : labeled.filter(isWithin(time))
      if (found.length === 0 || (isTimed && time === undefined)) return null
      const kind = KINDS.find(({ folder }) => found.some((document) => document.kind === folder))
      const first = found.find((document) => document.kind === kind?.folder)
      const named = keys.flatMap((key) => labels.get(first?.id ?? '')?.get(key) ?? [])
      return { found, filters: filtersFor(kind ?? KINDS[0], named, time) }
    },
  }
}

function isWithin(most: number) {
  return ({ minutes = Number.POSITIVE_INFINITY }: StoredDocument) => minutes <= most
}

/** A phrase in any form of its words. */
function stemPhrase(text: string): string {
  return splitWords(text).map(stemmer).join(' ')
}

/** By their keys; of two with one key, the first. */
function labelsOf({ category, diet, course, cuisine, keywords, difficulty }: StoredDocument) {
  const all = [
    { filter: 'category', name: category },
    ...(diet ?? []).map((name) => ({ filter: 'diet', name }) as const),
    { filter: 'course', name: course },
    { filter: 'cuisine', name: cuisine },
    ...(keywords ?? []).map((name) => ({ filter: 'keyword', name }) as const),
    { filter: 'difficulty', name: difficulty },
  ] as const
  const labels = new Map<string, Label>()
  for (const { filter, name } of all.toReversed()) {
    if (name) labels.set(stemPhrase(name), { filter, name })
  }
  return labels
}

/** The list page knows each filter but difficulty; only diets can be several. */
function filtersFor(
  { list, listName }: (typeof KINDS)[number],
  named: readonly Label[],
  time: number | undefined,
) {
  const params = new URLSearchParams()
  const linked: string[] = []
  for (const { filter, name } of named) {
    const before = params.get(filter)
    if (filter === 'difficulty' || (before !== null && filter !== 'diet')) continue
    params.set(filter, before === null ? name : `${before},${name}`)
    linked.push(name)
  }
  const times = time === undefined ? [] : [`up to ${time} min`]
  if (time !== undefined) params.set('time', String(time))
  return {
    names: [...named.map(({ name }) => name), ...times],
    linked: [...linked, ...times],
    path: `${list}?${String(params).replaceAll('%2C', ',')}`,
    listName,
  }
}
