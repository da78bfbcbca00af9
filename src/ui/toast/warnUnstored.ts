import * as words from 'words/site'
import { showToast } from './toast.ts'

export function warnUnstored(): void {
  showToast({ title: words.notStored, message: words.storageRefused, variant: 'destructive' })
}
