import { useEffect, useRef } from 'react'
import { reserveHeight } from '../../ui/page/reserveHeight.ts'
import type { Consent } from './consent.ts'
import classes from './ConsentBar.module.css'
import type { Provider } from './providers.ts'

interface ConsentBarProps {
  providers: readonly Provider[]
  /** `refused` if the browser answers for its visitor. */
  before: Consent | 'refused' | null
  /** Whether the visitor opened it; it then gets the focus. */
  isCalled: boolean
  onAnswer: (consent: Consent | null) => void
}

export function ConsentBar({ providers, before, isCalled, onAnswer }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => reserveHeight('--consent-bar', bar.current), [])
  useEffect(() => {
    if (isCalled) bar.current?.focus()
  }, [isCalled])
  return (
    <section
      ref={bar}
      id="consent-bar"
      aria-label="Privacy choices"
      tabIndex={-1}
      className={`${classes.bar} screen-only`}
    >
      <div className={`container centered-row ${classes.content}`}>
        <p>
          {question(providers)} {before && BEFORE[before]}
        </p>
        {before === 'refused' ? (
          <button type="button" onClick={() => onAnswer(null)}>
            Close
          </button>
        ) : (
          <div className={classes.answers}>
            <button type="button" onClick={() => onAnswer('declined')}>
              Decline
            </button>
            <button type="button" onClick={() => onAnswer('allowed')}>
              Allow
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

const BEFORE = {
  allowed: 'You have allowed it.',
  declined: 'You have declined it.',
  refused: 'Your browser declines it for you (Global Privacy Control).',
}

function question(providers: readonly Provider[]): string {
  const purposes = providers.map(({ purpose }) => purpose).join(' and ')
  const cookies = providers.some(({ setsCookies }) => setsCookies) ? ', which can use cookies' : ''
  return `If you allow it, ${purposes}${cookies}. Otherwise nothing of theirs is loaded. Details: Privacy & Disclosure, in the footer.`
}
