import type { Provider } from './providers.ts'

const KEY = 'provider-consent'

export type Consent = 'allowed' | 'declined'

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/: the visitor does not want to be sold or shared. */
    globalPrivacyControl?: boolean
  }
}

/** Whether the browser has answered for its visitor, so that nobody is asked. */
export function isRefusedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true
}

/** What the visitor said of these providers; null when asked about none or about others. */
export function readConsent(providers: readonly Provider[]): Consent | null {
  try {
    const stored = localStorage.getItem(KEY)
    const answers: Consent[] = ['allowed', 'declined']
    return answers.find((consent) => stored === written(consent, providers)) ?? null
  } catch {
    return null
  }
}

/** Keeps the answer for later visits; without storage the next visit asks again. */
export function keepConsent(consent: Consent, providers: readonly Provider[]): void {
  try {
    localStorage.setItem(KEY, written(consent, providers))
  } catch {
    // Storage is full or blocked.
  }
}

function written(consent: Consent, providers: readonly Provider[]): string {
  return [consent, ...providers.map(({ name }) => name)].join(' ')
}
