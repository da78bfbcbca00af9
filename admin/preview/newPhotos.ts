const NEW_PHOTO = /blob:[^\s"'<>()]+/g

/** Names each unsaved photo as a file; returns the addresses by name. */
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
