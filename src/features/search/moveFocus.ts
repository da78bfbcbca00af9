import type { KeyboardEvent } from 'react'

const STEPS = new Map<string, (at: number) => number>([
  ['ArrowDown', (at) => at + 1],
  ['ArrowUp', (at) => at - 1],
  ['Escape', () => 0],
])

/**
 * Moves the focus between the box and the links that were found: down and up with the arrow keys,
 * and back to the box with Escape. Where they lead nowhere, keys do what they always do.
 */
export function moveFocus(event: KeyboardEvent, stops: HTMLElement[]): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event
  if (altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing) return
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = STEPS.get(key)?.(at) ?? at
  const stop = stops[next]
  if (at === -1 || next === at || !stop) return
  event.preventDefault()
  stop.focus()
}
