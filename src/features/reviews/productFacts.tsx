import type { ReactNode } from 'react'
import * as facts from 'words/productFacts'
import * as words from 'words/reviews'
import type { PageProps } from '../../content/pageProps.ts'
import { spoken } from '../../ui/text/spoken.tsx'

export interface ProductFact {
  name: string
  value: ReactNode
}

type Facts = Pick<PageProps<'review'>['data'], 'price' | 'dimensions' | 'weight' | 'tested'>

export function productFacts({ price, dimensions, weight, tested }: Facts): ProductFact[] {
  return [
    { name: facts.price, value: price && sayPrice(price) },
    { name: facts.dimensions, value: dimensions },
    { name: facts.weight, value: weight },
    { name: words.tested, value: tested?.when },
    { name: words.testDuration, value: tested?.duration },
    { name: words.testMethod, value: tested?.how },
  ]
}

/** Says the level of a price: screen readers read dollar signs one by one. */
function sayPrice(price: string): ReactNode {
  return /^\$+$/.test(price) ? words.priceLevel({ price, level: price.length, spoken }) : price
}
