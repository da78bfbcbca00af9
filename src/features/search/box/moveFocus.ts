import type { KeyboardEvent } from 'react'

const STEPS = new Map<string, (at: number) => number>([
  ['ArrowDown', (at) => at + 1],
  ['ArrowUp', (at) => at - 1],
  ['Escape', () => 0],
])

/** Moves the focus between the box and the results: arrow keys step, Escape leads to the box. */
export function moveFocus(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
  if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = STEPS.get(key)?.(at) ?? at
  const stop = stops[next]
  if (at === -1 || next === at || !stop) return
  event.preventDefault()
  stop.focus()
}
