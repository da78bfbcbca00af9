/** A review without a mistake, but for its id. */
export const REVIEW = `productName: Oil
category: Pantry Staples
shortDescription: A green oil.
imageDesc: A bottle.
rating: 4.6
affiliateLink: https://www.amazon.com/s?k=oil
pros: [Fresh]
cons: [Dear]
detailedReview: [Good.]
verdict: Best for salads.
`
