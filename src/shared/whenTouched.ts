const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Calls back once, at the visitor's next touch, key or pointer move. */
export function whenTouched(call: () => void): void {
  const waiting = new AbortController()
  const answer = () => {
    waiting.abort()
    call()
  }
  for (const sign of SIGNS) {
    document.addEventListener(sign, answer, { signal: waiting.signal, passive: true })
  }
}
