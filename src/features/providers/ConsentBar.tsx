import * as words from 'words/consent'
import * as site from 'words/site'
import { reserveHeight } from '../../ui/page/reserveHeight.ts'
import type { Consent } from './consent.ts'
import classes from './ConsentBar.module.css'
import type { Provider } from './providers.ts'

interface ConsentBarProps {
  providers: readonly Provider[]
  /** `refused` if the browser refuses for the visitor, by Global Privacy Control. */
  before: Consent | 'refused' | null
  /** Whether the visitor opened the bar; it then gets the focus. */
  isCalled: boolean
  onAnswer: (consent: Consent | null) => void
}

export function ConsentBar({ providers, before, isCalled, onAnswer }: ConsentBarProps) {
  function show(bar: HTMLElement) {
    if (isCalled) bar.focus()
    return reserveHeight('--consent-bar', bar)
  }
  return (
    <section
      ref={show}
      id="consent-bar"
      aria-label={site.privacyChoices}
      tabIndex={-1}
      className={`${classes.bar} screen-only`}
    >
      <div className={`container centered-row ${classes.content}`}>
        <p className="small">
          {question(providers)} {before && words[before]}
        </p>
        {before === 'refused' ? (
          <button type="button" onClick={() => onAnswer(null)}>
            {site.close}
          </button>
        ) : (
          <div className={classes.answers}>
            <button type="button" onClick={() => onAnswer('declined')}>
              {words.decline}
            </button>
            <button type="button" onClick={() => onAnswer('allowed')}>
              {words.allow}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

function question(providers: readonly Provider[]): string {
  const purposes = providers
    .map(({ purpose }) => purpose)
    .reduce((first, second) => words.and({ first, second }))
  const usesCookies = providers.some(({ setsCookies }) => setsCookies)
  return usesCookies ? words.questionWithCookies({ purposes }) : words.question({ purposes })
}
