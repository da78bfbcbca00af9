/** What facts about a product are called, on its page and in structured data alike. */
export const PRODUCT_FACTS = {
  price: 'Price',
  dimensions: 'Dimensions',
  weight: 'Weight',
} as const
