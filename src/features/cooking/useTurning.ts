import { type RefObject, useEffect, useEffectEvent } from 'react'

type Direction = 1 | -1

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
}

/** How far a finger has to go, in CSS pixels, and how much farther to the side than up or down. */
const SWIPE = 50
const STEEPNESS = 1.5

/** Turns the steps of a dialog by keys and by swipes. */
export function useTurning(dialog: RefObject<HTMLElement | null>, turn: (by: Direction) => void) {
  const onTurn = useEffectEvent(turn)
  useEffect(() => {
    const element = dialog.current
    const controller = new AbortController()
    const { signal } = controller
    let start: Touch | undefined

    element?.addEventListener(
      'keydown',
      (event) => {
        const by = KEYS[event.key]
        if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onTurn(by)
      },
      { signal },
    )
    element?.addEventListener(
      'touchstart',
      // Two fingers enlarge the page.
      ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined),
      { signal, passive: true },
    )
    element?.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        if (!start || !end) return
        const [across, along] = [end.clientX - start.clientX, end.clientY - start.clientY]
        start = undefined
        if (Math.abs(across) < SWIPE || Math.abs(across) < STEEPNESS * Math.abs(along)) return
        onTurn(across < 0 ? 1 : -1)
      },
      { signal, passive: true },
    )
    return () => controller.abort()
  }, [dialog])
}
