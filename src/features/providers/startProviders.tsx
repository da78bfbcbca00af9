import { createRoot } from 'react-dom/client'
import { PRIVACY_CHOICES } from '../../settings/chosenProviders.ts'
import { type Consent, isRefusedByBrowser, keepConsent, readConsent } from './consent.ts'
import { ConsentBar } from './ConsentBar.tsx'
import { chosenProviders, type Provider } from './providers.ts'
import { whenIdle } from '../../shared/whenIdle.ts'

const providers = chosenProviders()
const asked = providers.filter(({ needsConsent }) => needsConsent)
/** Remembers the answer if nothing can be stored. */
let answer: Consent | null = null
let closeBar: (() => void) | null = null

export function startProviders(): void {
  startAll(providers.filter(({ needsConsent }) => !needsConsent))
  if (asked.length === 0) return
  if (isRefusedByBrowser()) sayHonored()
  else {
    answer = readConsent(asked)
    if (answer === 'allowed') startAll(asked)
    if (answer === null) showBar(null)
  }
  window.addEventListener('hashchange', showWhenCalled)
  showWhenCalled()
}

/** Writes a note into the footer; few browsers send the signal, so the footer has no code for it. */
function sayHonored() {
  const note = document.createElement('p')
  note.textContent = 'Opt-out signal honored (Global Privacy Control)'
  document.getElementById(PRIVACY_CHOICES)?.after(note)
}

function showWhenCalled() {
  if (window.location.hash !== `#${PRIVACY_CHOICES}`) return
  const { pathname, search } = window.location
  // The footer's link can then be pressed again.
  history.replaceState(history.state, '', pathname + search)
  showBar(document.getElementById(PRIVACY_CHOICES))
}

function startAll(started: readonly Provider[]) {
  if (started.length > 0) {
    whenIdle(() => {
      for (const provider of started) provider.start()
    })
  }
}

/** @param caller the pressed link; null when the bar comes by itself */
function showBar(caller: HTMLElement | null) {
  closeBar?.()
  const place = document.createElement('div')
  // First in tab order.
  document.body.prepend(place)
  const root = createRoot(place)
  closeBar = () => {
    const hadFocus = place.contains(document.activeElement)
    root.unmount()
    place.remove()
    closeBar = null
    if (hadFocus) (caller ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }
  root.render(
    <ConsentBar
      providers={asked}
      before={isRefusedByBrowser() ? 'refused' : answer}
      isCalled={caller !== null}
      onAnswer={takeAnswer}
    />,
  )
}

function takeAnswer(consent: Consent | null) {
  closeBar?.()
  if (consent === null || consent === answer) return
  const before = answer
  answer = consent
  keepConsent(consent, asked)
  if (consent === 'allowed') startAll(asked)
  // Loaded scripts can only be unloaded by a reload.
  else if (before === 'allowed') window.location.reload()
}
