import { CONSENT_KEY } from '../../storage/keys.ts'
import { readItem, writeItem } from '../../storage/webStorage.ts'
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

/** Returns null if the visitor was asked about other providers, or not at all. */
export function readConsent(providers: readonly Provider[]): Consent | null {
  const stored = readItem(CONSENT_KEY)
  const answers: Consent[] = ['allowed', 'declined']
  return answers.find((consent) => stored === answerText(consent, providers)) ?? null
}

export function keepConsent(consent: Consent, providers: readonly Provider[]): void {
  writeItem(CONSENT_KEY, answerText(consent, providers))
}

/** Names the providers, so that a change of providers asks again. */
function answerText(consent: Consent, providers: readonly Provider[]): string {
  return [consent, ...providers.map(({ name }) => name)].join(' ')
}
