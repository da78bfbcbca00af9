/** `handedOn` also when the visitor closed the sheet; `refused` when copying failed, too. */
type ShareOutcome = 'handedOn' | 'copied' | 'refused'

/** Closed by the visitor, or open already: https://w3c.github.io/web-share/#share-method */
const UNTROUBLED = new Set(['AbortError', 'InvalidStateError'])

/** Opens the share sheet, or copies the text where that fails: browsers want a recent press. */
export async function shareOrCopy(shared: ShareData, copied: string): Promise<ShareOutcome> {
  if (await openSheet(shared)) return 'handedOn'
  return (await copyText(copied)) ? 'copied' : 'refused'
}

async function openSheet(shared: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(shared)
    return true
  } catch (error) {
    return error instanceof DOMException && UNTROUBLED.has(error.name)
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing without https.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
