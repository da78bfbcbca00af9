import { ALL, COLORS, complaintsOf } from '../axe.ts'
import type { Check } from './check.ts'

export const accessibility: Check = {
  name: 'axe has no complaint',
  find: (page) => complaintsOf(page, ALL),
}

/** Of its rules, those that depend on the colour scheme. */
export const colors: Check = {
  name: 'axe has no complaint about colors',
  find: (page) => complaintsOf(page, COLORS),
}
