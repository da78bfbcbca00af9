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

/** "Did you mean “x”?", several of which it is a part, or the whole list when nothing is near. */
export function didYouMean(word: string, options: readonly string[]): string {
  const whole = options.filter((option) => option.toLowerCase().includes(word.toLowerCase()))
  if (word.length > 2 && (whole.length === 2 || whole.length === 3)) {
    return `Did you mean ${whole.map((option) => `“${option}”`).join(' or ')}?`
  }
  const near = suggest(word, options)
  return near ? `Did you mean “${near}”?` : `Use one of: ${options.join(', ')}.`
}
