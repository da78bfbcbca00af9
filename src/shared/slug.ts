/** Writes `Mushroom and Gruyère Dutch baby` as `mushroom-and-gruyere-dutch-baby`. */
export function slug(title: string): string {
  const ascii = title.normalize('NFKD').replaceAll(/[\u0300-\u036f’']/g, '')
  return ascii
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
