/** `7-tall-buttermilk-pancakes.yaml`. */
export function fileName(id: number, title: string, extension: string): string {
  return `${[id, slug(title)].filter(Boolean).join('-')}${extension}`
}

/** `dinner-for-twelve.mdx`. @throws when the title has nothing for an address */
export function slugFileName(title: string, extension: string): string {
  const name = slug(title)
  if (name) return `${name}${extension}`
  throw new Error('The title has no letter from a to z and no digit. Give one in English first.')
}

/** `Mushroom and Gruyère Dutch baby` becomes `mushroom-and-gruyere-dutch-baby`. */
export function slug(title: string): string {
  const ascii = title.normalize('NFKD').replaceAll(/[\u0300-\u036f’']/g, '')
  return ascii
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
