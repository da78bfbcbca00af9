import { expect, test } from 'vitest'
import { restIn } from './rest.ts'

test.each([
  [['Cover and refrigerate for 6 hours.'], 360],
  [['Soak the chickpeas for 12 hours. Drain.', 'Chill for 20 minutes.'], 740],
  [['Let the dough rise for about 90 minutes.', 'Bake for 25 minutes.'], 90],
  [['Leave it at room temperature for 1 hour.'], 60],
])('%j wait for %i minutes', (steps, minutes) => {
  expect(restIn(steps)).toBe(minutes)
})

test.each([
  'Braise for 2 hours and let it cool.',
  'Simmer for an hour; the rest of the stock goes in at the end.',
  'Serve within 2 hours, and do not chill it.',
  'The dough can rest for up to 8 hours.',
])('“%s” is no rest', (step) => {
  expect(restIn([step])).toBe(0)
})
