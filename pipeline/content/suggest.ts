import leven from 'leven'

/** The option that was probably meant, or undefined when nothing is near. */
export function suggest(word: string, options: readonly string[]): string | undefined {
  const near = options
    .map((option) => ({ option, distance: leven(word.toLowerCase(), option.toLowerCase()) }))
    .filter(({ option, distance }) => distance <= Math.ceil(option.length * 0.4))
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.option
}

/** "Did you mean “x”?", or the whole list when nothing is near. */
export function didYouMean(word: string, options: readonly string[]): string {
  const near = suggest(word, options)
  return near ? `Did you mean “${near}”?` : `Use one of: ${options.join(', ')}.`
}
