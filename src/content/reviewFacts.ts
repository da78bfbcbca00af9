export const PRODUCT_FACTS = {
  price: 'Price',
  dimensions: 'Dimensions',
  weight: 'Weight',
} as const
