import type { ReactNode } from 'react'
import * as facts from 'words/productFacts'
import * as words from 'words/reviews'
import type { PageProps } from '../../content/pageProps.ts'
import { formatRating } from '../../ui/inline/formatRating.ts'
import { spoken } from '../../ui/inline/spoken.tsx'
import classes from './productFacts.module.css'

export interface ProductFact {
  name: string
  value: ReactNode
}

type FactFields = 'price' | 'dimensions' | 'weight' | 'tested' | 'scores'
type StatedFacts = Partial<Pick<PageProps<'review'>['data'], FactFields>>

export function productFacts({ price, dimensions, weight }: StatedFacts): ProductFact[] {
  return [
    { name: facts.price, value: price && sayPrice(price) },
    { name: facts.dimensions, value: dimensions },
    { name: facts.weight, value: weight },
  ]
}

export function testFacts({ tested }: StatedFacts): ProductFact[] {
  return [
    { name: words.tested, value: tested?.when },
    { name: words.testDuration, value: tested?.duration },
    { name: words.testMethod, value: tested?.how },
  ]
}

/** Five lines of length 10, starting every 20; round caps make each 16 long. */
const SEGMENTS = 'M3 3h10m10 0h10m10 0h10m10 0h10m10 0h10'

function widthOf(score: number): number {
  return Math.floor(score) * 20 + (score % 1) * 16
}

export function scoreFacts({ scores = [] }: StatedFacts): ProductFact[] {
  return scores.map(({ criterion, score }) => ({
    name: criterion,
    value: (
      <span className={classes.score}>
        <svg aria-hidden viewBox="0 0 96 6" strokeWidth="6" className={classes.bar}>
          <path d={SEGMENTS} className={classes.track} />
          <svg width={widthOf(score)} height="6">
            <path d={SEGMENTS} />
          </svg>
        </svg>
        <span>{words.score({ score: formatRating(score), spoken })}</span>
      </span>
    ),
  }))
}

/** Speaks a price level in words, since screen readers read dollar signs one by one. */
function sayPrice(price: string): ReactNode {
  return /^\$+$/.test(price) ? words.priceLevel({ price, level: price.length, spoken }) : price
}
