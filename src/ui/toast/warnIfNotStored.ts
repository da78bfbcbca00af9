import * as words from 'words/site'
import { showToast } from './toast.ts'

/** Takes, and returns, whether the browser has stored something. */
export function warnIfNotStored(isStored: boolean): boolean {
  if (!isStored) {
    showToast({ title: words.notStored, message: words.storageRefused, variant: 'destructive' })
  }
  return isStored
}
