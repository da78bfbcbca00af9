/**
 * What a page answers before React is there. Category buttons filter at once, by attributes alone,
 * and leave their choice in the address, where React finds it. Any other press or submission is
 * kept and repeated when React listens.
 */

/** Marks what was hidden here, so that React's own picture can take over. */
const HIDDEN_EARLY = 'data-hidden-early'

declare global {
  interface Window {
    /** Set by src/early.ts, in pages that were prerendered. */
    earlyAnswers?: EarlyAnswers
  }
}

export interface EarlyAnswers {
  /** Stops answering and repeats what was kept; called once React listens. */
  replay: () => void
}

export function answerEarly(): EarlyAnswers {
  let kept: (() => void) | null = null
  const controller = new AbortController()
  const { signal } = controller

  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      if (!button || button.type === 'submit') return
      if (button.dataset.category !== undefined) filterCards(button, button.dataset.category)
      else kept = () => button.click()
    },
    { signal },
  )
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const form = event.target
      if (form instanceof HTMLFormElement) kept = () => form.requestSubmit()
    },
    { signal },
  )
  return {
    replay() {
      controller.abort()
      for (const element of document.querySelectorAll(`[${HIDDEN_EARLY}]`)) {
        element.removeAttribute(HIDDEN_EARLY)
        element.removeAttribute('hidden')
      }
      kept?.()
    },
  }
}

/** Shows the cards of one category, or with '' of all; advertisements wait for React, which counts again. */
function filterCards(button: HTMLButtonElement, category: string) {
  const isAll = category === ''
  for (const other of button.parentElement?.querySelectorAll('button') ?? []) {
    other.setAttribute('aria-pressed', String(other === button))
  }
  for (const item of document.querySelectorAll('main article, main article ~ [role="group"]')) {
    const shown = isAll || (item instanceof HTMLElement && item.dataset.category === category)
    item.toggleAttribute('hidden', !shown)
    item.toggleAttribute(HIDDEN_EARLY, !shown)
  }
  // What else is asked for stays.
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  if (isAll) query.delete('category')
  else query.set('category', category)
  // Its state is its own: the router and the recorded scroll positions know entries by it.
  history.pushState(null, '', [pathname, ...(query.size > 0 ? [query] : [])].join('?'))
}
