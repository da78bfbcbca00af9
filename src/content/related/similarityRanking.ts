import { groupBy } from '../../shared/groupBy.ts'

/** What a document is about: its terms, each with the weight that it has there. */
export type DocumentTerms = ReadonlyMap<string, number>

/** A cosine below which two documents have little in common but chance. */
const LEAST_COSINE = 0.03

/** Lucene's MoreLikeThis looks up as many terms of a document; more change little. */
const MOST_TERMS = 25

/** Ranks by the cosine of weighted terms (Introduction to Information Retrieval, chapter 6). */
export function createSimilarityRanking(
  documents: DocumentTerms[],
): (index: number, count: number) => number[] {
  const owners = groupBy([...documents.entries()], ([, terms]) => [...terms.keys()])
  const vectors = documents.map((terms) => unitVector(terms, rarityOf))

  function rarityOf(term: string): number {
    const count = owners.get(term)?.length ?? 1
    return count === 1 ? 0 : Math.sqrt(Math.log((documents.length + 1) / count))
  }

  return function findMostSimilar(index, count) {
    const scores = new Map<number, number>()
    const heaviest = [...(vectors[index] ?? [])].toSorted(([, a], [, b]) => b - a)
    for (const [term, weight] of heaviest.slice(0, MOST_TERMS)) {
      for (const [other] of owners.get(term) ?? []) {
        const product = weight * (vectors[other]?.get(term) ?? 0)
        scores.set(other, (scores.get(other) ?? 0) + product)
      }
    }
    scores.delete(index)
    return [...scores]
      .filter(([, score]) => score >= LEAST_COSINE)
      .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
      .slice(0, count)
      .map(([other]) => other)
  }
}

function unitVector(terms: DocumentTerms, rarityOf: (term: string) => number): DocumentTerms {
  const weights = [...terms].map(([term, weight]) => [term, weight * rarityOf(term)] as const)
  const length = Math.hypot(...weights.map(([, weight]) => weight))
  return new Map(weights.map(([term, weight]) => [term, weight / length]))
}
