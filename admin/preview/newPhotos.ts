/** Where a photo stands in a document before it is saved: an address of the browser's own. */
const NEW_PHOTO = /blob:[^\s"'<>()]+/g

/**
 * A text in which each photo that is not stored yet has the name of a file, since it will have one.
 *
 * @returns the text, and the address of each by its name
 */
export function withNamedPhotos(text: string): { text: string; addresses: Map<string, string> } {
  const addresses = new Map<string, string>()
  const named = text.replaceAll(NEW_PHOTO, (address) => {
    const known = [...addresses].find(([, other]) => other === address)?.[0]
    const name = known ?? `new-photo-${addresses.size + 1}.jpg`
    addresses.set(name, address)
    return name
  })
  return { text: named, addresses }
}
