import { createRoot } from 'react-dom/client'
import * as words from 'words/consent'
import { PRIVACY_CHOICES } from '../../settings/chosenProviders.ts'
import { type Consent, isRefusedByBrowser, keepConsent, readConsent } from './consent.ts'
import { ConsentBar } from './ConsentBar.tsx'
import { chosenProviders, type Provider } from './providers.ts'
import { whenIdle } from '../../shared/whenIdle.ts'

const activeProviders = chosenProviders()
const needingConsent = activeProviders.filter(({ needsConsent }) => needsConsent)
/** Keeps the answer until a reload if storage is blocked. */
let answer: Consent | null = null
let closeBar: (() => void) | null = null

export function startProviders(): void {
  startAll(activeProviders.filter(({ needsConsent }) => !needsConsent))
  if (needingConsent.length === 0) return
  if (isRefusedByBrowser()) sayHonored()
  else {
    answer = readConsent(needingConsent)
    if (answer === 'allowed') startAll(needingConsent)
    if (answer === null) showBar(null)
  }
  window.addEventListener('hashchange', showWhenCalled)
  showWhenCalled()
}

/** Adds a note to the footer. Done here because few browsers send the signal. */
function sayHonored() {
  const note = document.createElement('p')
  note.textContent = words.signalHonored
  document.getElementById(PRIVACY_CHOICES)?.after(note)
}

function showWhenCalled() {
  if (window.location.hash !== `#${PRIVACY_CHOICES}`) return
  const { pathname, search } = window.location
  // Clears the hash, so that pressing the footer's link again fires `hashchange`.
  history.replaceState(history.state, '', pathname + search)
  showBar(document.getElementById(PRIVACY_CHOICES))
}

function startAll(chosen: readonly Provider[]) {
  if (chosen.length > 0) {
    whenIdle(() => {
      for (const provider of chosen) provider.start()
    })
  }
}

/** @param caller the pressed link; null if the bar opens by itself */
function showBar(caller: HTMLElement | null) {
  closeBar?.()
  const container = document.createElement('div')
  // The bar comes first in tab order.
  document.body.prepend(container)
  const root = createRoot(container)
  closeBar = () => {
    const hadFocus = container.contains(document.activeElement)
    root.unmount()
    container.remove()
    closeBar = null
    if (hadFocus) (caller ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }
  root.render(
    <ConsentBar
      providers={needingConsent}
      before={isRefusedByBrowser() ? 'refused' : answer}
      isCalled={caller !== null}
      onAnswer={takeAnswer}
    />,
  )
}

function takeAnswer(consent: Consent | null) {
  closeBar?.()
  if (consent === null || consent === answer) return
  const previous = answer
  answer = consent
  keepConsent(consent, needingConsent)
  if (consent === 'allowed') startAll(needingConsent)
  // Only a reload removes loaded scripts.
  else if (previous === 'allowed') window.location.reload()
}
