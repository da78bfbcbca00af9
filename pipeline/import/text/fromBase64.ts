/** The bytes of a text in base64; none when it is broken. */
export function fromBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s+/g, '')), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
