// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../../tests/support/show.tsx'
import { DinnerPlanList } from './DinnerPlanList.tsx'

test('a dinner that cannot be ready in time says on which day it can, and long times in hours', () => {
  const meal = new Date(2026, 11, 1, 10).getTime()
  const conflict = { dish: 0, other: 1, from: 400, to: 380, early: 335 }
  const plan = { start: 720, tasks: [], preheats: [], conflicts: [conflict], ready: [] }
  show(<DinnerPlanList {...{ plan, meal }} dishes={[]} isLate />)
  expect(screen.getByText(/can be ready on Tuesday at 10:00.AM\.$/)).toBeDefined()
  expect(screen.getByText(/ready 5.h.35.min early\.$/)).toBeDefined()
})
