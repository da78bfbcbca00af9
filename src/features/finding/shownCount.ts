/** How many recipes are shown at first, and how many more each time. */
export const PAGE = 48

/** The state of an entry of the history, in which it stays over Back and reload. */
interface ShownState {
  shown: number
}

export function stateShowing(shown: number): ShownState {
  return { shown }
}

/** How many recipes an entry of the history shows, whatever its state is. */
export function shownIn(state: unknown): number {
  return isShownState(state) ? state.shown : PAGE
}

function isShownState(state: unknown): state is ShownState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'shown' in state &&
    typeof state.shown === 'number'
  )
}
