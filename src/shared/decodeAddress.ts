/** Decodes percent-encoding such as `%20`; returns an invalid encoding unchanged. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
