import { showToast } from './toast/toast.ts'

let show: () => Promise<void> = async () => {}

/** Says how to ask the visitor again; the app does, where there is something to ask. */
export function offerPrivacyChoices(offered: () => Promise<void>): void {
  show = offered
}

/** Lets the visitor see and change what may be loaded of others. */
export function showPrivacyChoices(): void {
  show().catch(() =>
    showToast({
      title: 'Not loaded',
      message: 'Check your connection and try again.',
      variant: 'destructive',
    }),
  )
}
