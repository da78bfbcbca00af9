/** Shown at first, and added each time. */
export const PAGE = 48

/** In the history entry it survives Back and reload. */
interface ShownState {
  shown: number
}

export function stateShowing(shown: number): ShownState {
  return { shown }
}

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
