/** What a cook has to know of an amount for others than the recipe was written for. */
export function scaleNote(servings: number, own: number): string | undefined {
  if (servings === own) return undefined
  const amounts = `Amounts for ${servings}, not ${own}.`
  return servings > own
    ? `${amounts} Larger batches may take longer, and need larger pans.`
    : `${amounts} Smaller batches may be done sooner.`
}
