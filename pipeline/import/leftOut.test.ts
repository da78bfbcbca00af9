import { expect, test } from 'vitest'
import { importOf } from '../../tests/support/testImport.ts'

const MAIL = `Subject: Fwd: beans

Hi Joan,

here are the beans you asked about!

UNCLE PAT'S BAKED BEANS
Serves 6-8
Takes about 15 min to prep, 2 to 2 1/2 hours in the oven

Ingredients:
2 cups dried navy beans
1/4 cup molasses

Directions:
1. Soak the beans overnight.
2. Bake them with the molasses.

Notes: Leftovers keep 4 days in the fridge.
Maple syrup is as good.

xo Pat

Sent from my phone
`

const FRONT_MATTER = `---
title: Red lentil dal
date: 2024-02-11
servings: 4-6
prep_time: 10 minutes
soak_time: overnight
rating: 4.5
source: My aunt
difficulty: fiddly
calories: 310
---

By Ruth

Creamy and quick, it goes with [naan](/naan).

## Ingredients
- 1 cup red lentils

## Method
1. Simmer the lentils.

## Nutrition

| per serving | |
|---|---|
| Calories | 310 |
| Protein | 14 g |
| Carbs | 38 g |
| Fat | 15 g |
`

const COOKLANG = `---
title: Bean pan
servings: 2-3
author: Lee
course: main
time:
  prep: 5 min
  soak: 2 h
---

> Use good beans: they carry the dish.

= Beans

Warm @beans{2%cans} in @olive oil{3%tbsp}.

= Finish

Scatter with @&(=1)oil{}. Serve with @./toast/garlic toast{2%slices}.
`

const CORNBREAD = JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'WebPage',
      '@id': 'https://spoon.example/bread/',
      url: 'https://spoon.example/bread/',
    },
    {
      '@type': 'Recipe',
      name: 'Skillet bread',
      recipeCuisine: ['American', 'Southern'],
      recipeCategory: ['Side Dish'],
      recipeYield: ['8', '8 -10 wedges'],
      image: ['https://spoon.example/a-225x225.jpg', 'https://spoon.example/a-1200x900.jpg'],
      recipeIngredient: ['1 cup buttermilk (, at room temperature)', '2 -3 eggs'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: 'Mix.', image: 'https://spoon.example/mix.jpg' },
        { '@type': 'HowToStep', text: 'Bake. <a href="https://spoon.example/done">Done?</a>' },
      ],
      review: [{ '@type': 'Review', reviewBody: 'Devoured!', author: { name: 'Deb' } }],
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.9', ratingCount: '312' },
      nutrition: { calories: '287 kcal', transFatContent: '0.4 g' },
    },
  ],
})

const CHEESECAKE = `<!DOCTYPE html><html lang="de"><body>
<article itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Quarkkuchen</h1>
<p>Zubereitung: <meta itemprop="prepTime" content="PT15M">15 Min., Backen: <meta itemprop="cookTime" content="PT1H">60 Min., Abkühlen: 2 Std.</p>
<h2>Zutaten</h2><h3>Für die Masse:</h3>
<ul><li itemprop="recipeIngredient">1 kg Quark</li><li itemprop="recipeIngredient">200 g Zucker</li></ul>
<h3>Außerdem:</h3><ul><li itemprop="recipeIngredient">Puderzucker zum Bestäuben</li></ul>
<h2>Zubereitung</h2><div itemprop="recipeInstructions"><ol><li>Alles verrühren.</li><li>Backen.</li></ol></div>
<p><strong>Tipp:</strong> Hält sich im Kühlschrank 4 Tage.</p>
<div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">Pro Stück: <span itemprop="calories">268 kcal</span> / <span>1122 kJ</span></div>
</article></body></html>`

const PAPRIKA = JSON.stringify({
  uid: 'A',
  name: 'Pasta',
  ingredients: '200 g spaghetti',
  directions: 'Boil the spaghetti. [How](https://pasta.example/boil)',
  rating: 5,
  nutritional_info: 'Calories 210, Protein 5 g',
  difficulty: 'Easy',
  source: 'Grandma’s box',
  in_trash: false,
})

test.each([
  [
    'mail.txt',
    MAIL,
    {
      title: "UNCLE PAT'S BAKED BEANS",
      description: null,
      prepTime: 15,
      cookTime: 150,
      servings: 6,
      instructions: ['Soak the beans overnight.', 'Bake them with the molasses.'],
      notes: { storage: 'Leftovers keep 4 days in the fridge.' },
    },
    [
      '“Subject: Fwd: beans”; “Hi Joan,”; “here are the beans you asked about!”; “xo Pat”; “Sent from my phone”.',
      'A note of the source (Notes): Maple syrup is as good.',
    ],
  ],
  [
    'front.md',
    FRONT_MATTER,
    {
      prepTime: 10,
      servings: 4,
      yield: undefined,
      rating: undefined,
      nutrition: { calories: '310 kcal', protein: '14g', carbs: '38g', fat: '15g' },
    },
    [
      'soak time “overnight”; rating “4.5”; source “My aunt”; difficulty “fiddly”; “By Ruth”; links and pictures “/naan”.',
      'A note of the source (Nutrition): | per serving | |',
    ],
  ],
  [
    'bean-pan.cook',
    COOKLANG,
    {
      course: 'main',
      prepTime: 5,
      servings: 2,
      yield: undefined,
      instructions: [
        'Beans:',
        'Warm beans in olive oil.',
        'Finish:',
        'Scatter with oil. Serve with garlic toast.',
      ],
    },
    [
      'author “Lee”; time.soak “2 h”; recipe of its own “garlic toast” in ./toast.',
      'A note of the source: Use good beans: they carry the dish.',
    ],
  ],
  [
    'bread.html',
    `<html><script type="application/ld+json">${CORNBREAD}</script></html>`,
    {
      cuisine: 'American',
      course: 'side',
      servings: 8,
      yield: '8-10 wedges',
      ingredients: [{ text: '1 cup buttermilk (at room temperature)' }, { text: '2-3 eggs' }],
    },
    [
      'cuisine Southern; another photo; links and pictures “https://spoon.example/mix.jpg, https://spoon.example/done”; trans fat “0.4 g”; review “Devoured!, Deb”; aggregate rating “4.9, 312”.',
    ],
  ],
  [
    'kuchen.html',
    CHEESECAKE,
    {
      prepTime: 15,
      cookTime: 60,
      restTime: 120,
      description: null,
      ingredients: [
        { text: '1 kg Quark', group: 'Für die Masse' },
        { text: '200 g Zucker' },
        { text: 'Puderzucker zum Bestäuben', group: 'Außerdem' },
      ],
    },
    ['1122 kJ.', 'A note of the source (Tipp): Hält sich im Kühlschrank 4 Tage.'],
  ],
  [
    'pasta.json',
    PAPRIKA,
    {
      rating: undefined,
      nutrition: { calories: '210 kcal', protein: '5g', carbs: null, fat: null },
    },
    [
      'links and pictures “https://pasta.example/boil”; rating “5”; difficulty “Easy”; source “Grandma’s box”.',
    ],
  ],
] as const)(
  'what %s says is in a field or named as left out',
  async (name, source, fields, said) => {
    const { documents, written } = await importOf(name, source)
    const read = Object.keys(fields).map((field) => [field, documents[0]?.[field]])
    expect(Object.fromEntries(read)).toEqual(fields)
    const dropped = written[0]?.remarks.filter(
      ({ kind, field }) => kind === 'dropped' && field === '',
    )
    expect(dropped?.map(({ text }) => text)).toEqual(said)
  },
)

test('the source of a page is its address in the data, and its photo the largest', async () => {
  const page = `<html><script type="application/ld+json">${CORNBREAD}</script></html>`
  const { written } = await importOf('bread.html', page)
  expect(written[0]?.text).toContain('# Source: https://spoon.example/bread/\n')
  expect(written[0]?.text).toContain('The source shows https://spoon.example/a-1200x900.jpg.')
})

test('nothing is called not found that another note quotes', async () => {
  const { written } = await importOf('mail.txt', MAIL.replace('Serves 6-8', 'Makes 1 big pot'))
  const about = written[0]?.remarks.filter(({ field }) => field === 'servings')
  expect(about?.map(({ kind, text }) => [kind, text])).toEqual([
    ['unclear', 'The source says “Makes 1 big pot”.'],
  ])
})
