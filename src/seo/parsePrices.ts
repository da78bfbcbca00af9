/** Returns the amounts in `$40`, `$1,100–1,300` and `4,50 €`; none in `$$`. */
export function parsePrices(price = ''): number[] {
  return (price.match(/\d[\d.,]*/g) ?? []).map((amount) => {
    const [, whole = amount, cents = '0'] = /^(.*)[.,](\d\d?)$/.exec(amount) ?? []
    return Number(`${whole.replaceAll(/\D/g, '')}.${cents}`)
  })
}

/** https://www.iso.org/iso-4217-currency-codes.html */
export function currencyOf(price = ''): string {
  if (price.includes('€')) return 'EUR'
  return price.includes('£') ? 'GBP' : 'USD'
}
