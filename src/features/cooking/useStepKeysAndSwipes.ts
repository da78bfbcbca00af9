import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: -Infinity,
  End: Infinity,
}

const SWIPE_PX = 50
const STEEPNESS = 1.5

export function useStepKeysAndSwipes(turn: (by: number) => void) {
  const start = useRef<{ clientX: number; clientY: number }>(undefined)
  return {
    onKeyDown(event: KeyboardEvent) {
      const by = KEYS[event.key]
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      turn(by)
    },
    onTouchStart({ touches }: TouchEvent) {
      // Two fingers zoom instead of swiping.
      start.current = touches.length === 1 ? touches[0] : undefined
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0]
      if (!start.current || !end) return
      const across = end.clientX - start.current.clientX
      const along = end.clientY - start.current.clientY
      start.current = undefined
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < STEEPNESS * Math.abs(along)) return
      turn(across < 0 ? 1 : -1)
    },
  }
}
