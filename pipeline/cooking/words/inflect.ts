/** Words whose plural equals the singular. */
const ALIKE =
  /(?:shrimp|fish|fruit|cod|salmon|trout|tuna|squid|garlic|celery|bok choy|broccoli|asparagus|rice|bread flour|dozen|beef|pork|savoiardi|medium|large|small)$/i
const IRREGULAR =
  `leaf leaves, loaf loaves, half halves, knife knives, shelf shelves, tomato tomatoes, potato potatoes,
  mango mangoes, cookie cookies, brownie brownies, chili chilies, chilli chillies,
  quiche quiches, brioche brioches`
    .split(/,\s+/)
    .map((pair) => pair.split(' '))

export function singularOf(word: string): string {
  if (ALIKE.test(word)) return word
  for (const [one = '', many = ''] of IRREGULAR) {
    if (word.toLowerCase().endsWith(many))
      return word.slice(0, -many.length) + endingInCaseOf(word, one, many)
  }
  if (/(?:ss|us|is)$/i.test(word) || word.length < 4) return word
  return word
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=o|sh|ch|ss|x|z)es$/, '')
    .replace(/(?<=[^s])s$/, '')
}

export function pluralOf(word: string): string {
  if (ALIKE.test(word)) return word
  for (const [one = '', many = ''] of IRREGULAR) {
    if (word.toLowerCase().endsWith(one))
      return word.slice(0, -one.length) + endingInCaseOf(word, many, one)
  }
  if (/[^aeiou]y$/i.test(word)) return word.replace(/y$/i, 'ies')
  return /(?:s|sh|ch|x|z)$/i.test(word) ? `${word}es` : `${word}s`
}

function endingInCaseOf(word: string, ending: string, old: string): string {
  const first = word.at(-old.length) ?? ''
  return first === first.toLowerCase() ? ending : ending.slice(0, 1).toUpperCase() + ending.slice(1)
}
