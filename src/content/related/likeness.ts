/** What a document is about: its terms, each with the weight that it has there. */
export type Terms = ReadonlyMap<string, number>

/** Lucene's MoreLikeThis looks up as many terms; more change little. */
const LOOKED_UP = 25

/** A cosine below which two documents have little in common but chance. */
const LEAST = 0.03

/** Who has a term, and how much it counts there: two lists of one length. */
interface Posting {
  documents: number[]
  weights: number[]
}
const NOBODY: Posting = { documents: [], weights: [] }

type Weighed = [term: string, weight: number]

/**
 * Finds the likest documents, best first, by the cosine of weights in an inverted index (Manning,
 * Raghavan, Schütze: Introduction to Information Retrieval, chapters 6 and 7). Equals stay in order.
 */
export function createLikeness(documents: Terms[]): (index: number, count: number) => number[] {
  const rarity = rarities(documents)
  const weighed = documents.map((terms) => weigh(terms, rarity))
  const postings = postTerms(weighed)
  const scores = new Float64Array(documents.length)

  return function likest(index, count) {
    scores.fill(0)
    for (const [term, weight] of heaviest(weighed[index] ?? [])) {
      const { documents: having, weights } = postings.get(term) ?? NOBODY
      for (let place = 0; place < having.length; place += 1) {
        const document = having[place] ?? 0
        scores[document] = (scores[document] ?? 0) + weight * (weights[place] ?? 0)
      }
    }
    scores[index] = 0
    return best(scores, count)
  }
}

/** How distinctive a term is; one of a single document is left out. The root: two are multiplied. */
function rarities(documents: Terms[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const terms of documents) {
    for (const term of terms.keys()) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const shared = [...counts].filter(([, count]) => count > 1)
  const all = documents.length + 1
  return new Map(shared.map(([term, count]) => [term, Math.sqrt(Math.log(all / count))]))
}

/** The terms of a document with their weights in a vector of length 1. */
function weigh(terms: Terms, rarity: Map<string, number>): Weighed[] {
  const weights: Weighed[] = []
  let squares = 0
  for (const [term, own] of terms) {
    const factor = rarity.get(term)
    if (factor === undefined) continue
    const weight = own * factor
    squares += weight * weight
    weights.push([term, weight])
  }
  // Not Math.hypot, which takes several times as long.
  const length = Math.sqrt(squares)
  for (const entry of weights) entry[1] /= length
  return weights
}

function heaviest(weighed: readonly Weighed[]): Weighed[] {
  return weighed.toSorted((a, b) => b[1] - a[1]).slice(0, LOOKED_UP)
}

function postTerms(weighed: Weighed[][]): Map<string, Posting> {
  const postings = new Map<string, Posting>()
  for (const [document, terms] of weighed.entries()) {
    for (const [term, weight] of terms) {
      const posting = postings.get(term) ?? { documents: [], weights: [] }
      postings.set(term, posting)
      posting.documents.push(document)
      posting.weights.push(weight)
    }
  }
  return postings
}

/** The indexes of the `count` highest scores, without sorting all the others. */
function best(scores: Float64Array, count: number): number[] {
  const found: number[] = []
  let least = LEAST
  for (let index = 0; index < scores.length; index += 1) {
    const score = scores[index] ?? 0
    if (score < least) continue
    const place = found.findIndex((other) => score > (scores[other] ?? 0))
    found.splice(place === -1 ? found.length : place, 0, index)
    found.length = Math.min(found.length, count)
    if (found.length === count) least = scores[found[count - 1] ?? 0] ?? 0
  }
  return found
}
