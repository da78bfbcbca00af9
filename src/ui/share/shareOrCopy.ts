/** `shared` also if the visitor closed the sheet; `refused` if copying failed, too. */
type ShareOutcome = 'shared' | 'copied' | 'refused'

/** The sheet was closed, or is already open: https://w3c.github.io/web-share/#share-method */
const HARMLESS_ERRORS = new Set(['AbortError', 'InvalidStateError'])

/** Opens the share sheet; if that fails, such as without a recent click, copies the text. */
export async function shareOrCopy(data: ShareData, text: string): Promise<ShareOutcome> {
  if (await openSheet(data)) return 'shared'
  return (await copyText(text)) ? 'copied' : 'refused'
}

async function openSheet(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && HARMLESS_ERRORS.has(error.name)
  }
}

export async function copyText(text: string): Promise<boolean> {
  try {
    // `clipboard` is missing without https.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
