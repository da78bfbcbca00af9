import type { ReactNode } from 'react'
import * as words from 'words/productFacts'
import type { PageProps } from '../../content/pageProps.ts'

export interface ProductFact {
  name: string
  value: ReactNode
}

type Facts = Pick<PageProps<'review'>['data'], 'price' | 'dimensions' | 'weight' | 'tested'>

export function productFacts({ price, dimensions, weight, tested }: Facts): ProductFact[] {
  return [
    { name: words.price, value: price && <Price price={price} /> },
    { name: words.dimensions, value: dimensions },
    { name: words.weight, value: weight },
    { name: 'Tested', value: tested?.when },
    { name: 'Duration', value: tested?.duration },
    { name: 'Method', value: tested?.how },
  ]
}

/** Says the level of a price: screen readers read dollar signs one by one. */
function Price({ price }: { price: string }) {
  return (
    <>
      {price}
      {/^\$+$/.test(price) && (
        <span className="visually-hidden">{` (level ${price.length} of 4)`}</span>
      )}
    </>
  )
}
