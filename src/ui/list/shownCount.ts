import type { Location } from 'react-router-dom'
import { isRecord } from '../../shared/checkJson.ts'

/** Reads the number of shown entries from the history entry, for Back and reload; 0 if not set. */
export const readShownCount = ({ state }: Location) => Number(isRecord(state) && state.shown) || 0
/** Options of `navigate` that store the number in the history entry. */
export const keepShownCount = (shown: number) => ({ replace: true, state: { shown } })
