/** Returns the amounts in `$40` and `$1,100–1,300`; none in `$$`. */
export function pricesIn(price = ''): number[] {
  return (price.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((amount) =>
    Number(amount.replaceAll(',', '')),
  )
}
