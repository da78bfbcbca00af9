export const REVIEW = `productName: Grovella Olive Oil
category: Pantry Staples
shortDescription: A green oil for raw dishes.
imageDesc: A dark bottle.
rating: 4.6
affiliateLink: https://www.amazon.com/s?k=olive+oil
pros: [Fresh]
cons: [Dear]
detailedReview: [It tastes of grass.]
verdict: Best for salads.
`
