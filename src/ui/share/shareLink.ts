/** A page as it is shared. */
export interface SharedLink {
  title: string
  url: string
}

/**
 * The outcome for a link: `handedOn` to the system's share sheet, or the visitor closed that;
 * `copied`, where there is no sheet or it may not open; `refused`, where nothing of this may be done.
 */
export type ShareOutcome = 'handedOn' | 'copied' | 'refused'

/**
 * The visitor closed the sheet, or it is open already; both are as they want it.
 * https://w3c.github.io/web-share/#share-method
 */
const UNTROUBLED = new Set(['AbortError', 'InvalidStateError'])

/**
 * Opens the system's share sheet or, where that is not possible, copies the link. A browser opens
 * the sheet for a few seconds after a press alone, so a press that had to wait for the page to come
 * to life may be too old for it; then the link is copied, too.
 */
export function shareLink(link: SharedLink): Promise<ShareOutcome> {
  return share(link, link.url)
}

/**
 * As `shareLink`, for anything that can be shared.
 * @param copied what is copied where there is no sheet
 */
export async function share(shared: ShareData, copied: string): Promise<ShareOutcome> {
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

/** @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing where the page came without encryption; that ends here, too.
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
