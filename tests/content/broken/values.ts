import { GOOD } from '../goodContent.ts'
import { type Broken, RECIPE, REVIEW, POST, PAGE, SITE, change, otherRecipe } from './breakGood.ts'

/** Fields and their values. */
export const VALUES: Broken = {
  'a name that stands twice in a group': [
    change(RECIPE, '  fat: 9g', '  fat: 9g\n  fat: 8g'),
    'content/recipes/1.yaml:28:3  “nutrition.fat” stands here twice; the first is in line 27.  Keep what is right of the two, and delete the other.',
  ],
  'no fat': [
    change(RECIPE, '  fat: 9g\n', ''),
    'content/recipes/1.yaml:24:3  “nutrition.fat” is missing.  Add it: Fat. For example “fat: 25g”.',
  ],
  'a hyphen alone': [
    change(REVIEW, '  - Fruity', '  -'),
    'content/reviews/7.yaml:11:4  “pros[2]” is empty.  Write it after the hyphen, or remove the entry.',
  ],
  'a yes in other words': [
    change(RECIPE, 'rating: 4.8', 'rating: 4.8\ndraft: yes'),
    'content/recipes/1.yaml:11:8  “draft” must be true or false, but is the text “yes”.  Write for example “draft: true”.',
  ],
  'what an older template wrote, in what is no draft': [
    change(RECIPE, 'Bread, garlic and a ripe tomato.', 'To be written.'),
    'content/recipes/1.yaml:4:14  “description” still says “To be written.”  Write it, or make the document a draft: “draft: true”.',
  ],
  'a page that the site does not have': [
    change(PAGE, 'slug: about', 'slug: recipes'),
    'content/pages/about.mdx:2:7  “slug” must be lowercase letters, digits and hyphens, and no address of another page, but is “recipes”.  Write for example “slug: about”.',
  ],
  'a time without its zone': [
    change(RECIPE, 'date: 2025-10-19', 'date: 2025-10-19\npublishAt: 2027-05-03T09:00'),
    'content/recipes/1.yaml:12:12  “publishAt” must be a day that exists or a time with its zone, but is “2027-05-03T09:00”.  Write it as 2026-12-01 or, in UTC, as 2026-12-01T09:00Z.',
  ],
  'a price in another currency': [
    change(REVIEW, '$12', '25 €'),
    'content/reviews/7.yaml:18:8  “price” must be one to four dollar signs, an amount such as $40 or $40–60, or words without a number, but is “25 €”.  Write for example “price: $40”.',
  ],
  'a change before there was something to change': [
    change(POST, 'date: 2025-10-12', 'date: 2025-10-12\nupdated: 2025-10-11'),
    'content/posts/3.mdx:6:10  “updated” is 2025-10-11, which is before “date”, 2025-10-12.  Write a later day, or remove the line.',
  ],
  'a change of a review on a day that has begun nowhere': [
    change(REVIEW, 'rating: 4.6', 'rating: 4.6\nupdated: 2027-05-04'),
    'content/reviews/7.yaml:7:10  “updated” is 2027-05-04, which is still to come.  Write the day of the change, or remove the line.',
  ],
  'a colon among the steps': [
    change(RECIPE, '  - Rub it', "  - ':'\n  - Rub it"),
    'content/recipes/1.yaml:21:5  “:” is a heading without a name.  Name its part, as in “For the dough:”, or remove it.',
  ],
  'steps that all end in a colon': [
    {
      [RECIPE]: GOOD[RECIPE]
        .replace('- Toast the bread for 5 minutes.', "- 'Toast the bread:'")
        .replace('- Rub it with the tomato, and pour the oil over it.', "- 'Rub it:'"),
    },
    'content/recipes/1.yaml:20:5  What ends in a colon is a heading, and “instructions” holds nothing else.  Write the steps below their headings, or end them with a full stop.',
  ],
  'a last day before the first': [
    change(
      POST,
      'date: 2025-10-12',
      'date: 2025-10-12\npublishAt: 2026-12-01\nexpireAt: 2026-11-30',
    ),
    'content/posts/3.mdx:7:11  “expireAt” is 2026-11-30, which is not after “publishAt”, 2026-12-01.  Write a later day, or remove one of the two.',
  ],
  'an end at the very moment of the beginning, in another zone': [
    otherRecipe('publishAt: 2026-12-01T10:00+01:00\nexpireAt: 2026-12-01T11:00+02:00'),
    'content/recipes/2.yaml:3:11  “expireAt” is 2026-12-01T11:00+02:00, which is not after “publishAt”, 2026-12-01T10:00+01:00.  Write a later day, or remove one of the two.',
  ],
  'a title like a paragraph': [
    change(RECIPE, 'title: Tomato toast', `title: ${'Tomato '.repeat(12)}toast`),
    'content/recipes/1.yaml:2:8  “title” is 89 characters long; 80 fit.  Shorten it.',
  ],
  'a rating with two decimals': [
    change(RECIPE, 'rating: 4.8', 'rating: 4.75'),
    'content/recipes/1.yaml:10:9  “rating” may have one decimal, but is 4.75.  Write 4.8.',
  ],
  'a plus sign': [
    change(RECIPE, 'servings: 2', 'servings: +2'),
    'content/recipes/1.yaml:9:11  “servings” must be written in plain digits, but is “+2”.  Write “servings: 2”.',
  ],
  'a category in lowercase letters': [
    change(REVIEW, 'category: Pantry Staples', 'category: pantry staples'),
    'content/reviews/7.yaml:3:11  “category” cannot be “pantry staples”.  Did you mean “Pantry Staples”?',
  ],
  'a service that the site does not know': [
    change(SITE, 'analytics: none', 'analytics: some'),
    'content/site.yaml:39:14  “providers.analytics” cannot be “some”.  Use one of: none, plausible, ga4.',
  ],
  'too many entries': [
    change(REVIEW, 'pros:\n  - Fresh\n  - Fruity', 'pros: [a, b, c, d, e, f, g, h, i, j, k]'),
    'content/reviews/7.yaml:9:7  “pros” has 11 entries; 1 to 10 are allowed.  Remove some.',
  ],
  'no entries': [
    change(REVIEW, 'pros:\n  - Fresh\n  - Fruity', 'pros: []'),
    'content/reviews/7.yaml:9:7  “pros” has 0 entries; 1 to 10 are allowed.  Add some.',
  ],
  'a slip in a list of groups': [
    change(RECIPE, '    affiliateKeyword: olive oil', '    affiliatekeyword: olive oil'),
    'content/recipes/1.yaml:17:5  “ingredients[3].affiliatekeyword” is not a field here.  Did you mean “affiliateKeyword”?',
  ],
  'an image on a host that adds to the policy of the pages': [
    change(RECIPE, 'difficulty: ', 'image: https://x;sandbox/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://x;sandbox/a.png”.  Write the name of the host, without a user name before it.',
  ],
  'a user name before the host of an image': [
    change(RECIPE, 'difficulty: ', 'image: https://photos.example@x.example/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://photos.example@x.example/a.png”.  Write “https://x.example/a.png”.',
  ],
  'the host of an image in other letters': [
    change(RECIPE, 'difficulty: ', 'image: https://bücher.example/a.png\ndifficulty: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://bücher.example/a.png”.  Write “https://xn--bcher-kva.example/a.png”.',
  ],
  'an address longer than browsers show': [
    change(RECIPE, 'difficulty: ', `image: https://x.example/${'x'.repeat(1000)}\ndifficulty: `),
    'content/recipes/1.yaml:6:8  “image” is longer than the 1000 characters that fit.  Give the image a shorter address.',
  ],
  'a user name before the host of a link': [
    change(POST, '(/recipes/1)', '(https://bank.example@x.example/)'),
    'content/posts/3.mdx:13:19  The link “https://bank.example@x.example/” has a user name before its host.  Leave out the user name and the “@”.',
  ],
}
