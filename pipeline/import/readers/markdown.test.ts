import { expect, test } from 'vitest'
import { importOf, importedLines } from '../../../tests/support/testImport.ts'

test('Markdown with headings is read', async () => {
  const source = `# Sunday *waffles*

Crisp outside, soft inside, and done before anyone is up.

Prep time: 10 min | Cook time: 20 min | Serves 4

## Ingredients

### Batter
- 2 cups flour
- [ ] 1 1/2 cups **milk**

### On top
* berries

## Instructions

1. Mix the batter
   until smooth.
2. Bake.

## Notes

### Freezing
They freeze well.
`
  const { documents } = await importOf('waffles.md', source)
  expect(importedLines(documents[0])).toEqual([
    '[Batter] 2 cups flour',
    '1½ cups milk',
    '[On top] berries',
  ])
  expect(documents[0]).toMatchObject({
    title: 'Sunday waffles',
    description: 'Crisp outside, soft inside, and done before anyone is up.',
    prepTime: 10,
    cookTime: 20,
    servings: 4,
    instructions: ['Mix the batter until smooth.', 'Bake.'],
    notes: { freezing: 'They freeze well.' },
  })
})

test.each([
  [
    'with words above its parts',
    'Lentil soup\n\nIngredients:\n1 cup lentils\n1 onion\n\nMethod:\nRinse the lentils.\nSimmer with the onion.\n',
  ],
  [
    'with nothing above its parts',
    'Lentil soup\n\n1 cup lentils\n1 onion\n\nRinse the lentils.\nSimmer with the onion.\n',
  ],
])('plain text is read %s', async (_what, source) => {
  const { documents } = await importOf('pasted text', source)
  expect(documents[0]).toMatchObject({
    title: 'Lentil soup',
    instructions: ['Rinse the lentils.', 'Simmer with the onion.'],
  })
  expect(importedLines(documents[0])).toEqual(['1 cup lentils', '1 onion'])
})
