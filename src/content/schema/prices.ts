import { groupList, textField } from './fields.ts'

export const priceFields = {
  currency: textField('Of the prices below; without it, USD.', {
    pattern: /^[A-Z]{3}$/,
    shape: 'three capital letters',
    example: 'EUR',
    optional: true,
  }),
  prices: groupList('What foods cost; recipes made of them alone show the cost of a serving.', {
    optional: true,
    max: 500,
    unique: 'food',
    fields: {
      food: textField('A food as ingredients call it.', { example: 'flour', maxLength: 60 }),
      price: textField('What how much of it costs.', {
        example: '1.29 per 1 kg',
        pattern: /^\d{1,5}(\.\d{1,2})? per \S.*$/,
        shape: 'a price and an amount, such as “1.29 per 1 kg”',
        maxLength: 40,
      }),
    },
  }),
}
