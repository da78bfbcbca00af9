const INPUT_EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** Calls back once, at the next touch, key, focus or pointer move. */
export function onFirstInput(call: () => void): void {
  const controller = new AbortController()
  const answer = () => {
    controller.abort()
    call()
  }
  for (const type of INPUT_EVENTS) {
    document.addEventListener(type, answer, { signal: controller.signal, passive: true })
  }
}
