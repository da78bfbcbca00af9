import { CONSENT_KEY } from '../../storage/keys.ts'
import { readText, writeText } from '../../storage/storedText.ts'
import type { Provider } from './providers.ts'

export type Consent = 'allowed' | 'declined'

declare global {
  interface Navigator {
    /** https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean
  }
}

export function isRefusedByBrowser(): boolean {
  return navigator.globalPrivacyControl === true
}

/** Null when the visitor was asked about other providers or none. */
export function readConsent(providers: readonly Provider[]): Consent | null {
  const stored = readText(CONSENT_KEY)
  const answers: Consent[] = ['allowed', 'declined']
  return answers.find((consent) => stored === written(consent, providers)) ?? null
}

/** If nothing can be stored, the next visit asks again. */
export function keepConsent(consent: Consent, providers: readonly Provider[]): void {
  writeText(CONSENT_KEY, written(consent, providers))
}

function written(consent: Consent, providers: readonly Provider[]): string {
  return [consent, ...providers.map(({ name }) => name)].join(' ')
}
