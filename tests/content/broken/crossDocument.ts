import {
  type Broken,
  type Files,
  RECIPE,
  REVIEW,
  POST,
  PAGE,
  CATEGORIES,
  SITE,
  change,
  inFile,
  inText,
  otherRecipe,
} from './breakGood.ts'
import { GOOD } from '../goodContent.ts'

const NO_NUTS =
  'content/recipes/1.yaml:12:7  Warning: No ingredient speaks against calling it nut-free.  Add to “diet”: nut-free.  [missing-diet]'

/** The good recipe with a gluten-free swap, by what the swap replaces. */
function swaps(messages: Record<string, string>): Record<string, string> {
  const swap = 'instructions: → swaps:\n  - makes: gluten-free\n    replace: ['
  return Object.fromEntries(
    Object.entries(messages).map(([by, message]) => [`${swap}${by}]\ninstructions:`, message]),
  )
}

export const CROSS_DOCUMENT: Broken = {
  ...inFile(REVIEW, {
    'rating: 4.6 → rating: 4.6\nalternatives:\n  - reviews/7':
      '8:5  “alternatives[1]” names this document itself.  Name another one, or remove the entry.',
  }),
  ...inFile(RECIPE, {
    'affiliateKeyword: olive oil → affiliateKeyword: olive oyl':
      '17:23  “ingredients[3].affiliateKeyword” is “olive oyl”, which content/site.yaml does not map to a product.  Did you mean “olive oil”?',
    'date: 2025-10-19 → date: 2025-10-19\nauthor: jo':
      '12:9  “author” is “jo”, and content/authors has no such file.  Add content/authors/jo.yaml.',
    '1 ripe tomato → 1 ripe tomato, with honey':
      '12:8  “diet” says vegan, but line 15 holds honey: “1 ripe tomato, with honey”.  Remove the label, or change the ingredient; one that is made without it says so, as in “gluten-free soy sauce”.',
    '[wheat] → [wheat, peanuts]':
      '12:39  “diet” says nut-free, but “allergens” in line 18 has peanuts.  Remove the one that is wrong.',
    '[wheat] → [sesame]':
      '18:12  “allergens” leaves out wheat, which line 14 holds: “4 slices bread”.  Add “wheat”.',
    ...swaps({
      '{ what: 4 slices bred, with: 4 slices gluten-free bread }':
        '21:23  0 ingredients have the words “4 slices bred”.  Write words that one line alone has, or its number in quotes.',
      '{ what: "1", with: 4 slices gluten-free bread }, { step: 2, what: Toast it, with: Warm it }':
        '21:81  Step 2 does not have the words “Toast it”.  Copy the words from the step, or correct its number.',
      '{ what: bread, with: 4 slices gluten-free bread }, { what: oil, with: 1 spoon of glump }':
        '20:12  The swap does not make it gluten-free: line 21 may hold a food that is not known: “1 spoon of glump”.  Replace it, call it by a plainer name, or say what it is made without, as in “gluten-free soy sauce”.',
      '{ what: tomato, with: 1 ripe peach }':
        '20:12  The swap does not make it gluten-free: line 14 may hold gluten: “4 slices bread”.  Replace it, call it by a plainer name, or say what it is made without, as in “gluten-free soy sauce”.',
    }),
    'instructions: → swaps: [{ makes: vegan, replace: [{ what: bread, with: 4 corn tortillas }] }]\ninstructions:':
      '19:18  The recipe is vegan without this swap: “diet” says so.  Remove the swap, or the label if it is wrong.',
  }),
  ...inText({
    'See [it](/recipes/1#ingredient).':
      '13:5  The link “/recipes/1#ingredient” leads to no part of its page.  Did you mean “#ingredients”?',
    'See [them](/recipes?category=Lunhc).':
      '13:5  The link “/recipes?category=Lunhc” asks for a category that /recipes does not have.  Did you mean “/recipes?category=Lunch”?',
    'See [them](/comparisons?category=All).':
      '13:5  The link “/comparisons?category=All” asks for a category that /comparisons does not have.  Use one of: Air Fryers, Cookware, Pantry Staples.',
  }),
  ...inFile(SITE, {
    'search: → importCategories:\n  - category: Supper\n    words: cena\nsearch:':
      '32:15  “importCategories[1].category” cannot be “Supper”.  Use one of: Breakfast, Lunch, Dinner, Quick Meals; or add it to content/categories.yaml. If it was renamed there: npm run content:check -- --rename "recipes/Supper" "its new name".',
    'search: → prices:\n  - food: flour\n    price: 1.20 per 1 kg\n  - food: glorp\n    price: 3 per 1 kg\nsearch:':
      '34:11  “3 per 1 kg” of “glorp” cannot be weighed.  Name the food as ingredients do, and an amount such as “1 kg”, “1 cup” or “12”.',
    'contact:\n  service: none → contact:\n  service: basin':
      '36:12  “contact.service” is “basin”, but there is no endpoint.  Add “endpoint:” with the address that the service gave you, or write “none”.',
    '  ads: none →   ads: adsense':
      '40:8  “providers.ads” is “adsense”, but “providers.adsense” is missing.  Add “adsense:” below it with “client:” in it, or write “none”.',
    '  ads: none →   ads: none\n  ga4:\n    measurementId: G-1A2B3C4D5E':
      '42:20  “providers.ga4” is filled in, but “analytics: none” does not use it.  Write “analytics: ga4”, or put a # before each line of “ga4:”.',
  }),
  ...inFile(CATEGORIES, {
    '  - name: Vegan →   - name: kitchen tips':
      '14:11  The category “kitchen tips” has nearly the name of “Kitchen Tips”.  Keep one of the two, or choose another name.',
    '  - name: Dinner →   - name: All':
      '4:11  “recipes[3].name” must be a name other than “All” that begins with a letter or digit, without commas, colons and quotation marks, but is “All”.  Write for example “name: Dinner”.',
  }),
  'an alternative twice': [
    {
      ...change(REVIEW, 'rating: 4.6', 'rating: 4.6\nalternatives: [reviews/8, reviews/8]'),
      'reviews/8.yaml': GOOD[REVIEW].replace('id: 7', 'id: 8').replace('Grovella', 'Tidepan'),
    },
    'content/reviews/7.yaml:7:27  “alternatives[2]” is “reviews/8”, as in entry 1.  Keep one of the two.',
  ],
  'tips of a post that has none': [
    {
      ...change(POST, 'tips:\n  - Keep it *cut side down*.\n', ''),
      ...change(PAGE, '/recipes)', '/blog/3#quick-tips)'),
    },
    'content/pages/about.mdx:8:14  The link “/blog/3#quick-tips” leads to no part of its page.  Headings have no address of their own: leave “#quick-tips” out, or the link.',
  ],
  'a slip in the name of an author': [
    {
      ...change(RECIPE, 'date: 2025-10-19', 'date: 2025-10-19\nauthor: jo-laddle'),
      'authors/jo-ladle.yaml': 'name: Jo\ntext: Jo bakes.\nimageDesc: A loaf on a board\n',
    },
    'content/recipes/1.yaml:12:9  “author” is “jo-laddle”, and content/authors has no such file.  Did you mean “jo-ladle”?',
  ],
  'a category that documents still use taken out': [
    { ...change(CATEGORIES, '  - name: Lunch\n', ''), ...otherRecipe('draft: true') },
    ['1.yaml:3', '2.yaml:4'].map(
      (place) =>
        `content/recipes/${place}:11  “category” cannot be “Lunch”.  Use one of: Breakfast, Dinner, Quick Meals; or add it to content/categories.yaml. If it was renamed there: npm run content:check -- --rename "recipes/Lunch" "its new name".`,
    ),
  ],
  'an old address that has a page': [
    redirect('/recipes/1', '/reviews/7'),
    'content/site.yaml:30:11  The old address “/recipes/1” is that of the page of content/recipes/1.yaml, which would not be found.  Write an address that has no page any more, or remove the entry.',
  ],
  'an old address at which the build writes a file of its own': [
    redirect('/offline', '/reviews/7'),
    'content/site.yaml:30:11  The old address “/offline” is that of a part of this site, which would not be found.  Write an address that has no page any more, or remove the entry.',
  ],
  'a link of the navigation to nowhere': [
    { 'navigation.yaml': 'header:\n  - label: Bread\n    to: /recipe\n' },
    'content/navigation.yaml:3:9  The link “/recipe” leads to no page.  Did you mean “/recipes”?',
  ],
  'a recipe on the home page that is not there': [
    { 'home.yaml': 'recipes:\n  - recipes/99\n' },
    'content/home.yaml:2:5  There is no document with id 99 in content/recipes.  Write the id of one that exists.',
  ],
  'a word of the site with a name that its place does not know': [
    { 'words.yaml': 'site:\n  skipToContent: Skip to {content}\n' },
    'content/words.yaml:2:18  Nothing is known of “content” here.  Use only plain words.',
  ],
  'a word of the site without a name that its place needs': [
    { 'words.yaml': 'site:\n  rights: © {brand}\n' },
    'content/words.yaml:2:11  “year” is missing.  Write it as in “© {year} {brand}. All rights reserved.”.',
  ],
  'a word of the site with a brace too few': [
    { 'words.yaml': 'site:\n  skipToContent: Skip to {content\n' },
    'content/words.yaml:2:18  “Skip to {content” cannot be read: expect argument closing brace.  Write braces and tags as in “Skip to content”.',
  ],
  'a word of the site that the program does not have': [
    { 'words.yaml': 'site:\n  skiptoContent: Skip\n' },
    'content/words.yaml:2:3  “site.skiptoContent” is not a field here.  Did you mean “skipToContent”?',
  ],
  'a theme whose links are too pale for paper': [
    { 'theme.yaml': 'colors:\n  accent: "#276C6F"\n  primary: "#F2C0B0"\n' },
    'content/theme.yaml:3:12  A link cannot be read well by day: #C69D90 on #FBF6EC has a contrast of 2.3, and 4.5 is needed.  Choose a darker color for “primary”.',
  ],
  'a theme whose links are too pale for labels': [
    {
      'theme.yaml': 'colors:\n  primary: "#964CF4"\n  accent: "#0A1392"\n  paper: "#E0F6F9"\n',
    },
    'content/theme.yaml:2:12  A label cannot be read well by day: #7B3EC8 on #C2D6EB has a contrast of 4.2, and 4.5 is needed.  Choose a darker color for “primary”.',
  ],
  'a theme whose ink is too pale for the edges of fields': [
    { 'theme.yaml': 'colors:\n  ink: "#30274F"\n' },
    'content/theme.yaml:2:8  The edge of a field cannot be seen well by day: #968F9E on #FBF6EC has a contrast of 2.9, and 3 is needed.  Choose a darker color for “ink”.',
  ],
  'a theme whose ink is too pale, from which all else follows': [
    {
      'theme.yaml':
        'colors:\n  primary: "#8A2B5C"\n  accent: "#2B5C8A"\n  paper: "#FFFFFF"\n  ink: "#999999"\n',
    },
    'content/theme.yaml:5:8  Text cannot be read well by day: #999999 on #FFFFFF has a contrast of 2.8, and 4.5 is needed.  Choose a darker color for “ink”.',
  ],
  'a theme whose paper is too dark for the colors of notes': [
    { 'theme.yaml': 'colors:\n  paper: "#B0A080"\n' },
    'content/theme.yaml:2:10  Small print cannot be read well by day: #55493B on #B0A080 has a contrast of 3.4, and 4.5 is needed.  Choose a lighter color for “paper”.',
  ],
  'a swap that nothing asks for': [
    swapForNuts('[wheat]'),
    [
      NO_NUTS,
      'content/recipes/1.yaml:20:12  No ingredient that it replaces keeps the recipe from being nut-free.  Replace the one that does, or remove the swap.',
    ],
  ],
  'a swap that leaves what “allergens” names': [
    swapForNuts('[wheat, peanuts]'),
    [
      NO_NUTS,
      'content/recipes/1.yaml:20:12  The swap does not make it nut-free: it replaces no line with peanuts, which “allergens” has.  Remove the allergen if it is wrong, or the swap.',
    ],
  ],
  'a swap on a site in German': [
    { ...swapForNuts('[wheat]'), ...change(SITE, 'search:', 'language: de\nsearch:') },
    [
      'content/recipes/1.yaml:20:12  Foods are read in English alone, so nothing proves this swap.  Remove “swaps”, and say under “notes.substitutions” what can change.',
      'content/site.yaml:23:15  Warning: “affiliate.disclosure” does not name the mark “Werbelink”, which stands beside every paid link.  Explain “Werbelink” in it.  [disclosure-mark]',
    ],
  ],
  'an ingredient of another recipe that nothing compares it with': [
    { ...madeBy(2), ...otherRecipe('makes: 800 g') },
    'content/recipes/1.yaml:15:13  “4 slices bread” cannot be compared with what recipe 2 makes: “800 g”.  Write “makes” in content/recipes/2.yaml in a measure of this line, as in “makes: 800 g”.',
  ],
  'an ingredient of a draft': [
    { ...madeBy(2), ...otherRecipe('makes: 8 slices\ndraft: true') },
    [
      'content/recipes/1.yaml:15:13  Warning: “ingredients[1].recipe” names content/recipes/2.yaml, which readers do not see (Draft).  They get no link to it; publish it, or name another.  [unpublished-target]',
      'content/recipes/1.yaml:15:13  Recipe 2 is a draft, so nobody could make this ingredient.  Publish it, or remove “recipe”.',
    ],
  ],
  'recipes that make each other': [
    { ...madeBy(2), 'recipes/2.yaml': withBread(otherRecipe('makes: 8 slices'), 1) },
    [
      'content/recipes/1.yaml:15:13  Recipe 2 is made from this one itself: 1 → 2 → 1.  Remove one “recipe” of the circle.',
      'content/recipes/2.yaml:16:13  Recipe 1 is made from this one itself: 2 → 1 → 2.  Remove one “recipe” of the circle.',
    ],
  ],
  'labels that the recipe of an ingredient contradicts': [
    { ...madeBy(2), 'recipes/2.yaml': nutty() },
    [
      'content/recipes/1.yaml:12:39  “diet” says nut-free, but the recipe in line 15 holds tree nuts: “1 ripe tomato, with walnuts”.  Remove the label, or the link to the recipe.',
      'content/recipes/1.yaml:19:12  “allergens” leaves out tree nuts, which the recipe in line 15 holds: “1 ripe tomato, with walnuts”.  Add “tree nuts”.',
    ],
  ],
  'redirects in a circle': [
    redirect('/recipes/9', '/recipes/10', '/recipes/10', '/recipes/9'),
    [
      'content/site.yaml:31:9  “/recipes/10” is an old address itself.  Write the address of the page where it ends.',
      'content/site.yaml:33:9  “/recipes/9” is an old address itself.  Write the address of the page where it ends.',
    ],
  ],
  'an old address in two places': [
    {
      ...redirect('/recipes/9/', '/recipes/1'),
      ...change(RECIPE, 'rating: 4.8', 'rating: 4.8\nredirectFrom: [/recipes/9]'),
    },
    'content/site.yaml:30:11  The old address “/recipes/9/” is redirected in content/recipes/1.yaml:11, too.  Keep one of the two.',
  ],
  'a redirect to another site': [
    redirect('/recipes/9', '//evil.example'),
    'content/site.yaml:31:9  “redirects[1].to” must be the address of a page of this site, which begins with a slash, but is “//evil.example”.  Write for example “to: /recipes/7”.',
  ],
  'a redirect to a draft': [
    { ...redirect('/recipes/9', '/recipes/2'), ...otherRecipe('draft: true') },
    'content/site.yaml:31:9  Warning: The redirect leads to content/recipes/2.yaml, which readers do not see (Draft).  They find no page; publish the document, or write another address.  [unpublished-target]',
  ],
}

/** The good settings with redirects between addresses. */
function redirect(...addresses: string[]): Files {
  const entries = addresses.map((address, index) =>
    index % 2 === 0 ? `  - from: ${address}\n` : `    to: ${address}\n`,
  )
  return change(SITE, 'imageDesc:', `redirects:\n${entries.join('')}imageDesc:`)
}

function swapForNuts(allergens: string): Files {
  const swap = 'swaps:\n  - makes: nut-free\n    replace: [{ what: tomato, with: 1 ripe peach }]'
  return {
    [RECIPE]: GOOD[RECIPE]
      .replace(', nut-free', '')
      .replace('allergens: [wheat]', `allergens: ${allergens}`)
      .replace('instructions:', `${swap}\ninstructions:`),
  }
}

/** The good recipe, with bread made by another recipe. */
function madeBy(id: number): Files {
  const files = change(RECIPE, '4 slices bread', `4 slices bread\n    recipe: ${id}`)
  // The other recipe has fewer nutrients than bread.
  const text = String(files['recipes/1.yaml']).replace(/^nutrition:[^]*/m, '')
  return { ...files, 'recipes/1.yaml': text }
}

function withBread(files: Files, id: number): string {
  return String(files['recipes/2.yaml']).replace('slices bread', `slices bread\n    recipe: ${id}`)
}

function nutty(): string {
  return String(otherRecipe('makes: 8 slices')['recipes/2.yaml'])
    .replace(', nut-free', '')
    .replace('[wheat]', '[wheat, tree nuts]')
    .replace('1 ripe tomato', '1 ripe tomato, with walnuts')
}
