/** The name of a document's file: `7-tall-buttermilk-pancakes.yaml`. */
export function fileName(id: number, title: string, extension: string): string {
  return `${[id, slug(title)].filter(Boolean).join('-')}${extension}`
}

/** `Mushroom and Gruyère Dutch baby` becomes `mushroom-and-gruyere-dutch-baby`. */
function slug(title: string): string {
  const ascii = title.normalize('NFKD').replaceAll(/[\u0300-\u036f’']/g, '')
  return ascii
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
