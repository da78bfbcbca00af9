import type { ComparisonRowData } from '../../src/content/prerender/cards.ts'

export type Product = ComparisonRowData

export function testProduct(
  id: number,
  productName: string,
  rating = 4,
  facts: Partial<Product> = {},
): Product {
  return {
    id,
    productName,
    rating,
    category: 'Knives',
    imageDesc: 'A knife.',
    picture: { name: `knife-${id}`, color: '#123456' },
    publicationBadge: undefined,
    affiliateLink: `https://shop.example/${id}`,
    bestFor: `Best for ${id}.`,
    price: undefined,
    dimensions: undefined,
    weight: undefined,
    tested: undefined,
    scores: undefined,
    pros: [],
    cons: [],
    ...facts,
  }
}
