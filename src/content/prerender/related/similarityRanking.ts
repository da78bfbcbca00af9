import { groupBy } from '../../../shared/groupBy.ts'

/** The terms of a document with their weights. */
export type DocumentTerms = ReadonlyMap<string, number>

/** Below this cosine, similarity is mostly coincidence. */
const MIN_COSINE = 0.03

/** The default of Lucene's MoreLikeThis; more terms change little. */
const MAX_TERMS = 25

/** More frequent terms say little, and would take most of the time on a large site. */
const MAX_OWNERS = 500

/** Ranks by the cosine of weighted terms (Introduction to Information Retrieval, chapter 6). */
export function createSimilarityRanking(
  documents: DocumentTerms[],
): (index: number, count: number) => number[] {
  const owners = groupBy(documents, (terms) => terms.keys())
  const vectors = documents.map((terms) => unitVector(terms, rarityOf))
  const weights = vectors.flatMap((vector, index) =>
    [...vector].map(([term, weight]) => ({ term, index, weight })),
  )
  const indexes = documents.map((_, index) => index)
  const weightsOf = groupBy(weights, ({ term }) => [term])

  function rarityOf(term: string): number {
    const count = owners.get(term)?.length ?? 1
    if (count === 1 || count > MAX_OWNERS) return 0
    return Math.sqrt(Math.log((documents.length + 1) / count))
  }

  return function findMostSimilar(index, count) {
    const scores = new Float64Array(documents.length)
    const rare = [...(vectors[index] ?? [])].filter(([, weight]) => weight > 0)
    const heaviest = rare.toSorted(([, a], [, b]) => b - a)
    for (const [term, weight] of heaviest.slice(0, MAX_TERMS)) {
      for (const other of weightsOf.get(term) ?? []) {
        scores[other.index] = (scores[other.index] ?? 0) + weight * other.weight
      }
    }
    return indexes
      .filter((other) => (scores[other] ?? 0) >= MIN_COSINE && other !== index)
      .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b)
      .slice(0, count)
  }
}

function unitVector(terms: DocumentTerms, rarityOf: (term: string) => number): DocumentTerms {
  const weights = [...terms].map(([term, weight]) => [term, weight * rarityOf(term)] as const)
  const length = Math.hypot(...weights.map(([, weight]) => weight))
  return new Map(weights.map(([term, weight]) => [term, weight / length]))
}
