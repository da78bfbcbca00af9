/** Decodes `%20` and the like; an address with an invalid encoding stays as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
