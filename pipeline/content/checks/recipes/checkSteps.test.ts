import { expect, test } from 'vitest'
import { restIn, stepTimes, unusedIngredients } from './checkSteps.ts'

test.each([
  ['Toast for 5 minutes.', 5, 5],
  ['Simmer for 8 to 10 minutes.', 8, 10],
  ['Rest 1½ hours, then bake 45 min.', 135, 135],
  ['Ferment for two days.', 2880, 2880],
  ['Fry for 90 seconds per side.', 2, 2],
  ['Chill overnight.', 0, 720],
  ['Cut 2 lemons into 8 wedges of 1 ounce (30 g), at 350°F (175°C).', 0, 0],
])('“%s” takes %i to %i minutes', (step, least, most) => {
  expect(stepTimes([step])).toEqual({ least, most })
})

test.each([
  'Eat within 2 hours.',
  'It keeps for 3 days.',
  'Wrapped, it keeps for about three days on the counter.',
  'Turn it every 20 minutes.',
  'Add the nuts for the last 5 minutes.',
  'Lay foil over it after 35 minutes.',
  'Soak for up to 8 hours.',
  'On the stove, simmer it for 2 hours instead.',
  'Meanwhile cook the rice for 16 minutes.',
  'Steep for 5 minutes while the rice steams.',
  'Make it 2 days ahead.',
  'Chill for 8 hours or overnight.',
])('“%s” takes no time of its own', (step) => {
  const { least, most } = stepTimes([step])
  expect(least).toBe(0)
  expect(most).toBeGreaterThan(0)
})

test('the times of all steps are added up', () => {
  expect(stepTimes(['Fry for 2 minutes. Rest 1 hour.', 'Bake for 20 to 25 minutes.'])).toEqual({
    least: 82,
    most: 87,
  })
})

test.each([
  [['Cover and refrigerate for 6 hours.'], 360],
  [['Soak the chickpeas for 12 hours. Drain.', 'Chill for 20 minutes.'], 740],
  [['Let the dough rise for about 90 minutes.', 'Bake for 25 minutes.'], 90],
  [['Leave it at room temperature for 1 hour.'], 60],
  [['Braise for 2 hours and let it cool.'], 0],
  [['Simmer for an hour; the rest of the stock goes in at the end.'], 0],
  [['Serve within 2 hours, and do not chill it.'], 0],
  [['The dough can rest for up to 8 hours.'], 0],
])('%j wait for %i minutes', (steps, minutes) => {
  expect(restIn(steps)).toBe(minutes)
})

test.each([
  ['2 ripe tomatoes, diced', 'Crush the tomato.'],
  ['1 tablespoon (15 ml) olive oil', 'Lay it on an oiled sheet.'],
  ['½ cup (30 g) panko breadcrumbs', 'Press the crumbs on.'],
  ['½ teaspoon (3 g) fine salt', 'Taste, and season.'],
  ['1 lime, in wedges, to serve', 'Eat at once.'],
  ['Toasted seeds for garnish', 'Eat at once.'],
  ['2 large eggs', 'Combine all the ingredients.'],
  ['2 large', 'Eat at once.'],
])('“%s” is used in “%s”', (ingredient, step) => {
  expect(unusedIngredients([ingredient], [step])).toEqual([])
})

test.each([
  ['1 teaspoon (2 g) ground cumin', 'Grind the pepper finely.'],
  ['2 large eggs, cold', 'Serve cold on a large plate.'],
  ['3 tablespoons (45 ml) soy sauce (low sodium)', 'Use a low pan.'],
  ['1 cup (240 ml) ice water', 'Slice it.'],
  ['2 garlic cloves, out of the refrigerator', 'Chill it in the refrigerator.'],
  ['1 red onion', 'Cook until the meat is no longer red.'],
  ['2 sprigs basil', 'Pour the sauce over everything.'],
])('“%s” is not used in “%s”', (ingredient, step) => {
  expect(unusedIngredients([ingredient], [step])).toEqual([0])
})
