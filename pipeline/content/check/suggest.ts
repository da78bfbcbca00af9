import leven from 'leven'

export function suggest(word: string, options: readonly string[]): string | undefined {
  const near = options
    .map((option) => {
      const allowed = Math.round(option.length * 0.4)
      // Counting stops there.
      const maxDistance = allowed + 1
      const distance = leven(word.toLowerCase(), option.toLowerCase(), { maxDistance })
      return { option, distance, allowed }
    })
    .filter(({ distance, allowed }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.option
}

/** "Did you mean “x”?", or the whole list when nothing is near. */
export function didYouMean(word: string, options: readonly string[]): string {
  const near = suggest(word, options)
  return near ? `Did you mean “${near}”?` : `Use one of: ${options.join(', ')}.`
}
