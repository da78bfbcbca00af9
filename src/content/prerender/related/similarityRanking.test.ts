import { describe, expect, test } from 'vitest'
import { createSimilarityRanking, type DocumentTerms } from './similarityRanking.ts'

function termsOf(words: string): DocumentTerms {
  return new Map(words.split(' ').map((word) => [word, 1]))
}

/** Ranks documents given as words, which all have the same weight. */
function likenessOf(...documents: string[]) {
  return createSimilarityRanking(documents.map(termsOf))
}

describe('the documents most alike', () => {
  test('share rare terms rather than common ones', () => {
    const others = ['salt leek', 'saffron leek', 'salt leek', 'salt']
    expect(likenessOf('salt saffron', ...others)(0, 2)).toEqual([2, 4])
  })

  test('share much of what they are about: a long document is not like everything', () => {
    const long = 'chicken rice lime bean corn tofu beef pork leek kale'
    const others = ['chicken rice lime', 'bean corn tofu', 'beef pork']
    expect(likenessOf('chicken rice', long, ...others)(0, 2)).toEqual([2, 1])
  })

  test('weigh what weighs more in them', () => {
    const meals = [3, 1 / 3, 3].map((curry) => new Map(Object.entries({ curry, rice: 1 })))
    expect(createSimilarityRanking([...meals, termsOf('tea')])(0, 2)).toEqual([2, 1])
  })

  test('are never the document itself, and of equals the first', () => {
    const mostAlike = likenessOf(...Array.from({ length: 9 }, () => 'salt egg'), 'tea')
    expect(mostAlike(4, 3)).toEqual([0, 1, 2])
  })

  test('share more than a term of hundreds of documents', () => {
    const meals = Array.from({ length: 1200 }, (_, index) => (index % 2 === 0 ? 'salt' : 'tea'))
    expect(likenessOf('salt saffron', 'saffron', ...meals)(0, 3)).toEqual([1])
  })

  test('are fewer than asked for where nothing more is shared', () => {
    const mostAlike = likenessOf('salt egg', 'egg', 'tea', '')
    expect(mostAlike(0, 4)).toEqual([1])
    expect(mostAlike(2, 4)).toEqual([])
    expect(mostAlike(3, 4)).toEqual([])
  })
})
