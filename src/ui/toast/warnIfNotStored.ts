import * as words from 'words/site'
import { showToast } from './toast.ts'

/** Warns if something could not be stored. @returns its argument */
export function warnIfNotStored(isStored: boolean): boolean {
  if (!isStored) {
    showToast({ title: words.notStored, message: words.storageRefused, variant: 'destructive' })
  }
  return isStored
}
