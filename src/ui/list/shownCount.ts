import type { Location } from 'react-router-dom'
import { isRecord } from '../../shared/checkJson.ts'

/** Returns how many entries a list shows by its history entry, for Back and reload; 0 if unsaid. */
export const readShownCount = ({ state }: Location) => Number(isRecord(state) && state.shown) || 0
/** How to navigate so that the history entry has such a number. */
export const keepShownCount = (shown: number) => ({ replace: true, state: { shown } })
