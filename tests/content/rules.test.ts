/**
 * The rules of the content check, each shown by documents that break it. Read the table as their
 * specification: what is wrong, how it was broken, and the line that an editor is told.
 */
import { expect, test } from 'vitest'
import { formatProblem } from '../../pipeline/content/problem.ts'
import { type Rule, RULES } from '../../pipeline/content/rules.ts'
import { changed, checkWith, GOOD, type GoodFile } from './goodContent.ts'

const RECIPE = 'recipes/1.yaml'
const REVIEW = 'reviews/7.yaml'
const POST = 'posts/3.mdx'
const PAGE = 'pages/about.mdx'
const SITE = 'site.yaml'

type Files = Parameters<typeof checkWith>[0]

/** A good file with one part of it replaced. */
function change(name: GoodFile, before: string, after: string): Files {
  return { [name]: changed(name, before, after) }
}

/** The good post with another first paragraph. */
function text(paragraph: string): Files {
  return change(POST, 'Stale bread makes [the best toast](/recipes/1).', paragraph)
}

/** Another recipe, with a line added. */
function otherRecipe(line: string): Files {
  const source = GOOD[RECIPE].replace('id: 1', `id: 2\n${line}`)
  return { 'recipes/2.yaml': source.replace('Tomato toast', 'Soup of leeks') }
}

/** A collection of documents by these names. */
function collection(...names: string[]): string {
  const items = names.map((name) => `  - document: ${name}\n`).join('')
  return `---\ntitle: All on toast\ndescription: What bread is for.\nimageDesc: Bread and tomatoes\nitems:\n${items}---\n\nEat it warm.\n`
}

const NO_PLACE =
  'No document type has files in this place with this ending.  Move or rename it; documents are recipes/*.yaml, reviews/*.yaml, posts/*.mdx, collections/*.mdx, pages/*.mdx, site.yaml.'

const BROKEN: [rule: Rule, how: string, files: Files, told: string][] = [
  // The file as a whole.
  [
    'misplaced-file',
    'a file of another kind',
    { 'recipes/notes.txt': 'Buy bread.' },
    `content/recipes/notes.txt:1:1  ${NO_PLACE}`,
  ],
  [
    'misplaced-file',
    'a recipe with another ending',
    { 'recipes/2.yml': 'id: 2' },
    `content/recipes/2.yml:1:1  ${NO_PLACE}`,
  ],
  [
    'misplaced-file',
    'a folder in a folder',
    { 'recipes/soups/2.yaml': 'id: 2' },
    `content/recipes/soups/2.yaml:1:1  ${NO_PLACE}`,
  ],
  [
    'misplaced-file',
    'a post outside of its folder',
    { '3.mdx': 'Text.' },
    `content/3.mdx:1:1  ${NO_PLACE}`,
  ],
  [
    'svg-file',
    'a drawing',
    { 'recipes/dal.svg': '' },
    'content/recipes/dal.svg:1:1  An SVG file can run scripts, so none may lie here.  Save the drawing as PNG or WebP.',
  ],
  [
    'missing-file',
    'no settings',
    { [SITE]: null },
    'content/site.yaml:1:1  The file is missing.  Bring it back from git; the site needs it.',
  ],
  [
    'empty-file',
    'nothing but blanks',
    { 'recipes/2.yaml': ' \n\n' },
    'content/recipes/2.yaml:1:1  The file is empty.  Write a recipe or delete the file.',
  ],
  [
    'large-file',
    'a whole book',
    { 'recipes/2.yaml': '#'.repeat(100_001) },
    'content/recipes/2.yaml:1:1  The file is larger than 100 kB.  Take out what does not belong in it, or make two documents of it.',
  ],
  [
    'not-utf-8',
    'an old encoding',
    { 'recipes/2.yaml': Uint8Array.from([0xe9]) },
    'content/recipes/2.yaml:1:1  The file is not UTF-8 text.  Save it again with the encoding UTF-8.',
  ],
  [
    'git-conflict',
    'a merge that was not finished',
    change(
      RECIPE,
      'prepTime: 10',
      '<<<<<<< HEAD\nprepTime: 10\n=======\nprepTime: 15\n>>>>>>> theirs',
    ),
    'content/recipes/1.yaml:7:1  Git could not join two versions of the file here.  Keep one of the two, and delete the lines with the marks.',
  ],
  [
    'unshowable-character',
    'a control character',
    change(RECIPE, '4 slices bread', '4 slices\u0007 bread'),
    'content/recipes/1.yaml:14:19  A character that cannot be shown stands here.  Delete it, or write the right one.',
  ],
  [
    'unshowable-character',
    'an escaped control character',
    change(RECIPE, '4 slices bread', '"4 slices\\u0007 bread"'),
    'content/recipes/1.yaml:14:11  “ingredients[1].text” holds a character that cannot be shown.  Delete it, or write the right one.',
  ],
  [
    'unshowable-character',
    'a sign that turns the text around',
    change(RECIPE, 'Tomato toast', 'Tomato \u202Etsaot'),
    'content/recipes/1.yaml:2:15  A character that cannot be shown stands here.  Delete it, or write the right one.',
  ],
  [
    'unshowable-character',
    'such a sign by its number in YAML',
    change(RECIPE, 'Tomato toast', '"Tomato \\u2066toast"'),
    'content/recipes/1.yaml:2:8  “title” holds a character that cannot be shown.  Delete it, or write the right one.',
  ],
  [
    'unshowable-character',
    'such a sign by its number in the text of a post',
    change(POST, 'Stale bread makes', 'Stale &#x202e;bread makes'),
    'content/posts/3.mdx:13:1  A character that cannot be shown stands here.  Delete it, or write the right one.',
  ],
  [
    'unshowable-character',
    'such a sign in the title of a link',
    change(POST, '(/recipes/1)', '(/recipes/1 "&#8238;tsaot")'),
    'content/posts/3.mdx:13:19  A character that cannot be shown stands here.  Delete it, or write the right one.',
  ],
  [
    'unshowable-character',
    'such a sign in a tip',
    change(POST, '*cut side down*', '*cut &#x202d;down*'),
    'content/posts/3.mdx:10:5  “tips[1]”: A character that cannot be shown stands here.  Delete it, or write the right one.',
  ],
  [
    'missing-front-matter',
    'a post that begins with its text',
    { 'posts/4.mdx': 'Stale bread.\n' },
    'content/posts/4.mdx:1:1  The front matter is missing.  Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
  ],
  [
    'missing-front-matter',
    'front matter that never ends',
    change(POST, '- Keep it *cut side down*.\n---', '- Keep it *cut side down*.'),
    'content/posts/3.mdx:1:1  The front matter is missing.  Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
  ],

  // The YAML.
  [
    'open-quote',
    'a quotation mark that is never closed',
    change(RECIPE, 'title: Tomato toast', 'title: "Tomato toast'),
    'content/recipes/1.yaml:2:8  A quotation mark is opened here and never closed.  Close it where the text ends, or leave it out.',
  ],
  [
    'yaml-syntax',
    'words behind a quotation',
    change(RECIPE, 'title: Tomato toast', 'title: "Tomato" toast'),
    'content/recipes/1.yaml:2:17  The YAML cannot be read: Unexpected scalar at node end.  Put the whole text in double quotes, or write it as in a neighbouring file.',
  ],
  [
    'yaml-syntax',
    'a colon in a title',
    change(RECIPE, 'title: Tomato toast', 'title: Tomato: toast'),
    'content/recipes/1.yaml:2:8  The YAML cannot be read: Nested mappings are not allowed in compact mappings.  Line the fields up, and put text that holds “: ” in quotes.',
  ],
  [
    'tab-indent',
    'a tab before a list entry',
    change(RECIPE, '  - text: 4 slices bread', '	- text: 4 slices bread'),
    'content/recipes/1.yaml:14:1  The YAML cannot be read: Tabs are not allowed as indentation.  Indent with spaces.',
  ],
  [
    'second-document',
    'a second document behind three hyphens',
    change(RECIPE, 'nutrition:', '---\nnutrition:'),
    'content/recipes/1.yaml:23:1  A second document begins here.  Keep one per file.',
  ],
  [
    'no-fields',
    'a file that holds a list',
    { 'recipes/2.yaml': '- id: 2\n' },
    'content/recipes/2.yaml:1:1  The file holds no fields.  Write one “name: value” per line.',
  ],
  [
    'deep-nesting',
    'brackets in brackets',
    { 'recipes/2.yaml': '['.repeat(20_000) },
    'content/recipes/2.yaml:1:1  The YAML is nested too deeply.  Write it as in a neighbouring file.',
  ],
  [
    'deep-nesting',
    'quotes in quotes',
    text(`${'>'.repeat(60)} Bread`),
    'content/posts/3.mdx:13:40  The text is nested too deeply here.  Take it out of some of the quotes, lists or tags around it.',
  ],
  [
    'open-quote',
    'an apostrophe that is never followed by another',
    change(POST, '- Keep it *cut side down*.', "- 'Keep it dry."),
    'content/posts/3.mdx:10:5  A quotation mark is opened here and never closed.  Close it where the text ends, or leave it out.',
  ],
  [
    'yaml-syntax',
    'emphasis at the beginning of a value',
    change(POST, '- Keep it *cut side down*.', '- *Never* freeze it.'),
    'content/posts/3.mdx:10:13  The YAML cannot be read: Unexpected scalar at node end.  Put the whole text in double quotes, or write it as in a neighbouring file.',
  ],
  [
    'yaml-sign',
    'a value that is an alias',
    change(POST, '- Keep it *cut side down*.', '- *Never'),
    'content/posts/3.mdx:10:5  “tips[1]” begins with “*”, which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.',
  ],
  [
    'yaml-sign',
    'a value that begins with an ampersand',
    change(RECIPE, 'title: Tomato toast', 'title: &Tomato toast'),
    'content/recipes/1.yaml:2:16  “title” begins with “&”, which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.',
  ],
  [
    'yaml-sign',
    'a value that begins with an exclamation mark',
    change(RECIPE, 'title: Tomato toast', 'title: !Tomato toast'),
    'content/recipes/1.yaml:2:16  “title” begins with “!”, which YAML reads as a sign of its own.  Put the text in quotes, or leave the sign out.',
  ],
  [
    'shifted-hyphen',
    'a step that is indented too far',
    change(RECIPE, '  - Rub it', '   - Rub it'),
    'content/recipes/1.yaml:21:4  “instructions[1]” runs on into a line that begins with a hyphen.  Line the hyphen up with the one above it.',
  ],

  // Fields and their values.
  [
    'unknown-field',
    'a slip in a name',
    change(RECIPE, 'servings: 2', 'serving: 2'),
    'content/recipes/1.yaml:9:1  “serving” is not a field here.  Did you mean “servings”?',
  ],
  [
    'unknown-field',
    'a capital in a name',
    change(RECIPE, 'cookTime: 5', 'cooktime: 5'),
    'content/recipes/1.yaml:8:1  “cooktime” is not a field here.  Did you mean “cookTime”?',
  ],
  [
    'unknown-field',
    'a name that nothing is like',
    change(RECIPE, 'rating: 4.8', 'rating: 4.8\nsource: Nonna'),
    'content/recipes/1.yaml:11:1  “source” is not a field here.  Remove it, or use one of: id, title, category, cuisine, description, imageDesc, image, art, prepTime, cookTime, servings, rating, date, draft, publishAt, expireAt, ingredients, instructions, nutrition, acknowledge.',
  ],
  [
    'unknown-field',
    'a slip deep inside',
    change(RECIPE, '  protein: 7g', '  protien: 7g'),
    'content/recipes/1.yaml:25:3  “nutrition.protien” is not a field here.  Did you mean “protein”?',
  ],
  [
    'unknown-field',
    'a slip in a list of groups',
    change(RECIPE, '    affiliateKeyword: olive oil', '    affiliatekeyword: olive oil'),
    'content/recipes/1.yaml:17:5  “ingredients[3].affiliatekeyword” is not a field here.  Did you mean “affiliateKeyword”?',
  ],
  [
    'duplicate-field',
    'a name that stands twice',
    change(RECIPE, 'servings: 2', 'servings: 2\nservings: 4'),
    'content/recipes/1.yaml:10:1  “servings” stands here twice.  Keep one of the two.',
  ],
  [
    'duplicate-field',
    'a name that stands twice in a group',
    change(RECIPE, '  fat: 9g', '  fat: 9g\n  fat: 8g'),
    'content/recipes/1.yaml:28:3  “nutrition.fat” stands here twice.  Keep one of the two.',
  ],
  [
    'missing-field',
    'no category',
    change(RECIPE, 'category: Lunch\n', ''),
    'content/recipes/1.yaml:1:1  “category” is missing.  Add it: Where the recipe is filed. For example “category: Dinner”.',
  ],
  [
    'missing-field',
    'no fat',
    change(RECIPE, '  fat: 9g\n', ''),
    'content/recipes/1.yaml:24:3  “nutrition.fat” is missing.  Add it: Fat. For example “fat: 25g”.',
  ],
  [
    'missing-field',
    'an ingredient without text',
    change(
      RECIPE,
      '  - text: 1 tablespoon (15 ml) olive oil\n    affiliateKeyword',
      '  - affiliateKeyword',
    ),
    'content/recipes/1.yaml:16:5  “ingredients[3].text” is missing.  Add it: Amount, measure and name, with metric beside US measures. For example “text: 2 tablespoons (30 ml) olive oil”.',
  ],
  [
    'empty-value',
    'nothing behind the colon',
    change(RECIPE, 'title: Tomato toast', 'title:'),
    'content/recipes/1.yaml:2:7  “title” is empty.  Write the value after the colon.',
  ],
  [
    'empty-value',
    'an empty quotation',
    change(RECIPE, 'title: Tomato toast', 'title: ""'),
    'content/recipes/1.yaml:2:8  “title” is empty.  Write the value after the colon.',
  ],
  [
    'empty-value',
    'a hyphen alone',
    change(REVIEW, '  - Fruity', '  -'),
    'content/reviews/7.yaml:11:4  “pros[2]” is empty.  Write it after the hyphen, or remove the entry.',
  ],
  [
    'wrong-kind',
    'a number where text belongs',
    change(RECIPE, 'title: Tomato toast', 'title: 1984'),
    'content/recipes/1.yaml:2:8  “title” must be text, but YAML reads 1984 as the number 1984.  Put it in quotes: "1984".',
  ],
  [
    'wrong-kind',
    'a word where a number belongs',
    change(RECIPE, 'servings: 2', 'servings: two'),
    'content/recipes/1.yaml:9:11  “servings” must be a whole number from 1 to 100, but is the text “two”.  Write for example “servings: 4”.',
  ],
  [
    'wrong-kind',
    'a decimal comma',
    change(RECIPE, 'rating: 4.8', 'rating: 4,8'),
    'content/recipes/1.yaml:10:9  “rating” must be a number from 0 to 5, but is the text “4,8”.  Write for example “rating: 4.8”.',
  ],
  [
    'wrong-kind',
    'a yes in other words',
    change(RECIPE, 'rating: 4.8', 'rating: 4.8\ndraft: yes'),
    'content/recipes/1.yaml:11:8  “draft” must be true or false, but is the text “yes”.  Write for example “draft: true”.',
  ],
  [
    'wrong-kind',
    'text where a list belongs',
    change(REVIEW, 'pros:\n  - Fresh\n  - Fruity', 'pros: Fresh and fruity'),
    'content/reviews/7.yaml:9:7  “pros” must be a list, but is the text “Fresh and fruity”.  Begin each entry on its own line with “- ”.',
  ],
  [
    'wrong-kind',
    'a list where a group belongs',
    change(
      RECIPE,
      'nutrition:\n  calories: 240 kcal\n  protein: 7g\n  carbs: 34g\n  fat: 9g',
      'nutrition:\n  - 240 kcal',
    ),
    'content/recipes/1.yaml:24:3  “nutrition” must be a group of fields (calories, protein, carbs, fat), but is a list.  Write each field as “name: value” on its own line, indented by two spaces.',
  ],
  [
    'wrong-kind',
    'a step with a colon in it',
    change(RECIPE, '  - Rub it with', '  - Then: rub it with'),
    'content/recipes/1.yaml:21:5  “instructions[2]” must be text, but is a group of fields.  Put the whole text in quotes: “: ” and “- ” in it begin fields and lists.',
  ],
  [
    'wrong-kind',
    'an ingredient without “text:”',
    change(RECIPE, '  - text: 4 slices bread', '  - 4 slices bread'),
    'content/recipes/1.yaml:14:5  “ingredients[1]” must be a group of fields (text, affiliateKeyword), but is the text “4 slices bread”.  Write each field as “name: value” on its own line, indented by two spaces.',
  ],
  [
    'wrong-form',
    'calories without their unit',
    change(RECIPE, '240 kcal', '"240"'),
    'content/recipes/1.yaml:24:13  “nutrition.calories” must be a whole number followed by kcal, but is “240”.  Write for example “calories: 420 kcal”.',
  ],
  [
    'wrong-form',
    'a space before grams',
    change(RECIPE, 'protein: 7g', 'protein: 7 g'),
    'content/recipes/1.yaml:25:12  “nutrition.protein” must be whole grams followed by g, but is “7 g”.  Write for example “protein: 12g”.',
  ],
  [
    'wrong-form',
    'a shop link without encryption',
    change(REVIEW, 'https://www.amazon.com/s?k=olive+oil', 'http://www.amazon.com/s?k=olive+oil'),
    'content/reviews/7.yaml:7:16  “affiliateLink” must be an address that starts with https://, but is “http://www.amazon.com/s?k=olive+oil”.  Write for example “affiliateLink: https://www.amazon.com/s?k=cast+iron+skillet&tag=pinchwell-20”.',
  ],
  [
    'wrong-form',
    'an address of mail without a host',
    change(SITE, 'general: hello@toastery.example', 'general: hello'),
    'content/site.yaml:7:12  “contacts.general” must be an e-mail address, but is “hello”.  Write for example “general: hello@pinchwell.example”.',
  ],
  [
    'wrong-form',
    'a page that the site does not have',
    change(PAGE, 'slug: about', 'slug: team'),
    'content/pages/about.mdx:2:7  “slug” must be about or privacy, but is “team”.  Write for example “slug: about”.',
  ],
  [
    'impossible-date',
    'a day that no month has',
    change(RECIPE, 'date: 2025-10-19', 'date: 2025-09-31'),
    'content/recipes/1.yaml:11:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-09-31”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'impossible-date',
    'a day written the other way round',
    change(RECIPE, 'date: 2025-10-19', 'date: 19.10.2025'),
    'content/recipes/1.yaml:11:7  “date” must be a day that exists, as YYYY-MM-DD, but is “19.10.2025”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'impossible-date',
    'the 29th of February of a common year',
    change(POST, 'date: 2025-10-12', 'date: 2025-02-29'),
    'content/posts/3.mdx:5:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-02-29”.  Write for example “date: 2025-10-12”.',
  ],
  [
    'impossible-date',
    'a time without its zone',
    change(RECIPE, 'date: 2025-10-19', 'date: 2025-10-19\npublishAt: 2027-05-03T09:00'),
    'content/recipes/1.yaml:12:12  “publishAt” must be a day that exists or a time with its zone, but is “2027-05-03T09:00”.  Write it as 2026-12-01 or, in UTC, as 2026-12-01T09:00Z.',
  ],
  [
    'impossible-date',
    'a time of a day that no month has',
    change(REVIEW, 'rating: 4.6', 'rating: 4.6\nexpireAt: 2027-09-31T09:00Z'),
    'content/reviews/7.yaml:7:11  “expireAt” must be a day that exists or a time with its zone, but is “2027-09-31T09:00Z”.  Write it as 2026-12-01 or, in UTC, as 2026-12-01T09:00Z.',
  ],
  [
    'early-expiry',
    'a last day before the first',
    change(
      POST,
      'date: 2025-10-12',
      'date: 2025-10-12\npublishAt: 2026-12-01\nexpireAt: 2026-11-30',
    ),
    'content/posts/3.mdx:7:11  “expireAt” is 2026-11-30, which is not after “publishAt”, 2026-12-01.  Write a later day, or remove one of the two.',
  ],
  [
    'early-expiry',
    'an end at the very moment of the beginning, in another zone',
    otherRecipe('publishAt: 2026-12-01T10:00+01:00\nexpireAt: 2026-12-01T11:00+02:00'),
    'content/recipes/2.yaml:3:11  “expireAt” is 2026-12-01T11:00+02:00, which is not after “publishAt”, 2026-12-01T10:00+01:00.  Write a later day, or remove one of the two.',
  ],
  [
    'long-value',
    'a title like a paragraph',
    change(RECIPE, 'title: Tomato toast', `title: ${'Tomato '.repeat(12)}toast`),
    'content/recipes/1.yaml:2:8  “title” is 89 characters long; 80 fit.  Shorten it.',
  ],
  [
    'long-value',
    'a line of art like a paragraph',
    change(RECIPE, 'toast; tomato@10*3', `toast${'; tomato@10*3'.repeat(80)}`),
    'content/recipes/1.yaml:6:6  “art” is 1061 characters long; 1000 fit.  Shorten it.',
  ],
  [
    'number-range',
    'a rating above five',
    change(RECIPE, 'rating: 4.8', 'rating: 48'),
    'content/recipes/1.yaml:10:9  “rating” must be a number from 0 to 5, but is 48.  Write for example “rating: 4.8”.',
  ],
  [
    'number-range',
    'nobody served',
    change(RECIPE, 'servings: 2', 'servings: 0'),
    'content/recipes/1.yaml:9:11  “servings” must be a whole number from 1 to 100, but is 0.  Write for example “servings: 4”.',
  ],
  [
    'number-range',
    'half a minute',
    change(RECIPE, 'cookTime: 5', 'cookTime: 0.5'),
    'content/recipes/1.yaml:8:11  “cookTime” must be a whole number from 0 to 10080, but is 0.5.  Write for example “cookTime: 30”.',
  ],
  [
    'number-range',
    'a negative time',
    change(RECIPE, 'prepTime: 10', 'prepTime: -10'),
    'content/recipes/1.yaml:7:11  “prepTime” must be a whole number from 0 to 10080, but is -10.  Write for example “prepTime: 15”.',
  ],
  [
    'plain-digits',
    'a plus sign',
    change(RECIPE, 'servings: 2', 'servings: +2'),
    'content/recipes/1.yaml:9:11  “servings” must be written in plain digits, but is “+2”.  Write “servings: 2”.',
  ],
  [
    'plain-digits',
    'a leading zero',
    change(RECIPE, 'prepTime: 10', 'prepTime: 010'),
    'content/recipes/1.yaml:7:11  “prepTime” must be written in plain digits, but is “010”.  Write “prepTime: 10”.',
  ],
  [
    'unknown-choice',
    'a slip in a category',
    change(RECIPE, 'category: Lunch', 'category: Lunhc'),
    'content/recipes/1.yaml:3:11  “category” cannot be “Lunhc”.  Did you mean “Lunch”?',
  ],
  [
    'unknown-choice',
    'a category in small letters',
    change(REVIEW, 'category: Pantry Staples', 'category: pantry staples'),
    'content/reviews/7.yaml:3:11  “category” cannot be “pantry staples”.  Did you mean “Pantry Staples”?',
  ],
  [
    'unknown-choice',
    'a category of another kind of document',
    change(POST, 'category: Kitchen Tips', 'category: Cookware'),
    'content/posts/3.mdx:4:11  “category” cannot be “Cookware”.  Use one of: Kitchen Tips, Cooking Tips, Product Care, Product Reviews, Beverages, Health & Wellness, Vegan.',
  ],
  [
    'unknown-choice',
    'a service that the site does not know',
    change(SITE, 'analytics: none', 'analytics: some'),
    'content/site.yaml:39:14  “providers.analytics” cannot be “some”.  Did you mean “none”?',
  ],
  [
    'unknown-choice',
    'a place for Back to lead to that the site does not know',
    change(SITE, 'scrollOnBack: restore', 'scrollOnBack: bottom'),
    'content/site.yaml:42:15  “scrollOnBack” cannot be “bottom”.  Use one of: restore, top.',
  ],
  [
    'list-length',
    'no entries',
    change(REVIEW, 'pros:\n  - Fresh\n  - Fruity', 'pros: []'),
    'content/reviews/7.yaml:9:7  “pros” has 0 entries; 1 to 10 are allowed.  Add some.',
  ],
  [
    'list-length',
    'too many entries',
    change(REVIEW, 'cons:\n  - Dear', `cons: [${'Dear, '.repeat(10)}Dear]`),
    'content/reviews/7.yaml:12:7  “cons” has 11 entries; 1 to 10 are allowed.  Remove some.',
  ],
  [
    'duplicate-entry',
    'a shop keyword that stands twice',
    change(SITE, '    review: 7', '    review: 7\n  - keyword: olive oil\n    review: 7'),
    'content/site.yaml:28:14  “affiliateProducts[2].keyword” is “olive oil”, as in entry 1.  Keep one of the two.',
  ],
  [
    'duplicate-entry',
    'a network that stands twice',
    change(
      SITE,
      '    name: toastery',
      '    name: toastery\n  - network: Instagram\n    name: bakery',
    ),
    'content/site.yaml:13:14  “social[2].network” is “Instagram”, as in entry 1.  Keep one of the two.',
  ],
  [
    'art-line',
    'a slip in the name of a food',
    change(RECIPE, 'tomato@10*3', 'tomatto@10*3'),
    'content/recipes/1.yaml:6:29  “art”: “tomatto” is no food.  Did you mean “tomato”?',
  ],
  [
    'art-line',
    'a place that no plate has',
    change(RECIPE, 'tomato@10*3', 'tomato@13'),
    'content/recipes/1.yaml:6:29  “art”: “@13” is no place on a plate.  Use an hour of the clock, @1 to @12, or @c for the middle.',
  ],
  [
    'image-path',
    'an address that is not safe',
    change(RECIPE, 'rating: 4.8', 'rating: 4.8\nimage: http://photos.example/toast.jpg'),
    'content/recipes/1.yaml:11:8  “image” must be a file or an address that begins with https://, but is “http://photos.example/toast.jpg”.  Begin the address with https://, or put the photo beside the document.',
  ],

  // Addresses.
  [
    'image-path',
    'an image on a host that adds to the policy of the pages',
    change(RECIPE, 'art: ', 'image: https://x;sandbox/a.png\nart: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://x;sandbox/a.png”.  Write the name of the host, without a user name before it.',
  ],
  [
    'image-path',
    'an image on any host',
    change(RECIPE, 'art: ', 'image: https://*/a.png\nart: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://*/a.png”.  Write the name of the host, without a user name before it.',
  ],
  [
    'image-path',
    'a user name before the host of an image',
    change(RECIPE, 'art: ', 'image: https://photos.example@x.example/a.png\nart: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://photos.example@x.example/a.png”.  Write “https://x.example/a.png”.',
  ],
  [
    'image-path',
    'the host of an image in other letters',
    change(RECIPE, 'art: ', 'image: https://bücher.example/a.png\nart: '),
    'content/recipes/1.yaml:6:8  “image” needs a host of letters, digits, dots and hyphens alone, but is “https://bücher.example/a.png”.  Write “https://xn--bcher-kva.example/a.png”.',
  ],
  [
    'image-path',
    'an address longer than browsers show',
    change(RECIPE, 'art: ', `image: https://x.example/${'x'.repeat(1000)}\nart: `),
    'content/recipes/1.yaml:6:8  “image” is longer than the 1000 characters that fit.  Give the image a shorter address.',
  ],
  [
    'image-path',
    'such a host where words could stand',
    change(RECIPE, 'Two slices of toast rubbed with tomato', "https://x;connect-src'none'/a.png"),
    "content/recipes/1.yaml:5:12  “imageDesc” needs a host of letters, digits, dots and hyphens alone, but is “https://x;connect-src'none'/a.png”.  Write the name of the host, without a user name before it.",
  ],
  [
    'many-image-hosts',
    'images on more hosts than the policy of a page can name',
    Object.fromEntries(
      Array.from({ length: 5 }, (_, index) => [
        `recipes/${index + 1}.yaml`,
        changed(
          RECIPE,
          'art: ',
          `image: https://${'x.'.repeat(3)}${`${index}`.repeat(63)}.${'y'.repeat(63)}.${'z'.repeat(63)}.example/a.png\nart: `,
        )
          .replace('id: 1', `id: ${index + 1}`)
          .replace('Tomato toast', `Toast number ${index}`),
      ]),
    ),
    'content/recipes/5.yaml:6:8  “image” is on one host too many: pages allow images from 4.  Take it from a host that another document uses, or put a file beside this one.',
  ],
  [
    'wrong-form',
    'a user name before the host of a shop',
    change('reviews/7.yaml', 'https://www.amazon.com/', 'https://www.amazon.com@x.example/'),
    'content/reviews/7.yaml:7:16  “affiliateLink” must be an address that starts with https://, but is “https://www.amazon.com@x.example/s?k=olive+oil”.  Write for example “affiliateLink: https://www.amazon.com/s?k=cast+iron+skillet&tag=pinchwell-20”.',
  ],
  [
    'unsafe-link',
    'a user name before the host of a link',
    change(POST, '(/recipes/1)', '(https://bank.example@x.example/)'),
    'content/posts/3.mdx:13:19  The link “https://bank.example@x.example/” has a user name before its host.  Leave out the user name and the “@”.',
  ],
  [
    'unsafe-link',
    'a password before the host of a link',
    change(POST, '(/recipes/1)', '(https://:x@x.example/)'),
    'content/posts/3.mdx:13:19  The link “https://:x@x.example/” has a user name before its host.  Leave out the user name and the “@”.',
  ],

  // The text of posts and pages.
  [
    'too-much-structure',
    'a table of more cells than a page shows',
    change(
      POST,
      '<Tip>Dry',
      `${'|a'.repeat(80)}\n${'|-'.repeat(80)}\n${'|\n'.repeat(80)}\n<Tip>Dry`,
    ),
    'content/posts/3.mdx:79:1  The tables of the text have more than 5000 cells.  Leave out columns or rows.',
  ],
  [
    'too-much-structure',
    'more lines than a post has',
    change(POST, '<Tip>Dry', `${'a\n'.repeat(3001)}\n<Tip>Dry`),
    'content/posts/3.mdx:3015:1  The text has more than 3000 lines.  Make several documents of it.',
  ],
  [
    'too-much-structure',
    'YAML of nothing but anchors',
    change(RECIPE, 'id: 1', `id: [${'&a b,'.repeat(2001)}]`),
    'content/recipes/1.yaml:1:10006  The text has more than 2000 signs such as ! & and *.  Make several documents of it.',
  ],
  [
    'long-word',
    'an address that no browser takes',
    change(POST, '(/recipes/1)', `(https://x.example/${'x'.repeat(1000)})`),
    'content/posts/3.mdx:13:29  A word of 1027 characters begins here; 1000 fit.  Shorten it, or part it by blanks.',
  ],
  [
    'large-text',
    'an address that is repeated too often',
    change(
      POST,
      '<Tip>Dry',
      `${'[a]\n\n'.repeat(300)}[a]: /recipes/1#${'x'.repeat(900)}\n\n<Tip>Dry`,
    ),
    'content/posts/3.mdx:455:1  The addresses that the text repeats by their names are too long for all its links.  Shorten the address, or use its name less often.',
  ],
  [
    'missing-text',
    'a post without a text',
    { [POST]: `${GOOD[POST].split('\n---\n')[0]}\n---\n` },
    'content/posts/3.mdx:12:1  The text is missing.  Write it below the front matter.',
  ],
  [
    'mdx-syntax',
    'a tag that is never closed',
    change(POST, '<Tip>Dry bread is not old bread.</Tip>', '<Tip>Dry bread is not old bread.'),
    'content/posts/3.mdx:17:1  The text cannot be read: Expected a closing tag for `<Tip>` before the end of `paragraph`.  Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.',
  ],
  [
    'mdx-syntax',
    'a comment of HTML',
    text('<!-- later -->'),
    'content/posts/3.mdx:13:2  The text cannot be read: Unexpected character `!` (U+0021) before name, expected a character that can start a name, such as a letter, `$`, or `_`.  Remove the comment.',
  ],
  [
    'mdx-syntax',
    'a smaller-than sign',
    text('Bread <2 days old.'),
    'content/posts/3.mdx:13:8  The text cannot be read: Unexpected character `2` (U+0032) before name, expected a character that can start a name, such as a letter, `$`, or `_`.  Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.',
  ],
  [
    'too-many-marks',
    'a row of asterisks and underscores',
    text('*_'.repeat(300)),
    'content/posts/3.mdx:13:401  More than 400 marks such as * _ [ and ` stand in one paragraph.  Take out what is not meant, or part the text by empty lines.',
  ],
  [
    'mdx-expression',
    'something in braces',
    text('Bread is {good}.'),
    'content/posts/3.mdx:13:10  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'mdx-import',
    'an import',
    text("import bread from './bread.js'"),
    'content/posts/3.mdx:13:1  An import or export stands in the text.  Remove it; none is needed.',
  ],
  [
    'unknown-component',
    'a tag of HTML',
    text('<div>Bread</div>'),
    'content/posts/3.mdx:13:1  <div> is not allowed in the text.  Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>.',
  ],
  [
    'unknown-component',
    'a script',
    text('<script>alert(1)</script>'),
    'content/posts/3.mdx:13:1  <script> is not allowed in the text.  Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>.',
  ],
  [
    'unknown-component',
    'a slip in the name of a card',
    change(POST, '<RecipeCard id', '<RecipieCard id'),
    'content/posts/3.mdx:15:1  <RecipieCard> is not allowed in the text.  Did you mean <RecipeCard>?',
  ],
  [
    'component-use',
    'a card without an id',
    change(POST, '<RecipeCard id="1" />', '<RecipeCard />'),
    'content/posts/3.mdx:15:1  <RecipeCard> needs the id of a document.  Write <RecipeCard id="7" />.',
  ],
  [
    'component-use',
    'a card with a handler',
    change(POST, '<RecipeCard id="1" />', '<RecipeCard id="1" onClick="x" />'),
    'content/posts/3.mdx:15:1  <RecipeCard> does not take “onClick”.  Remove it.',
  ],
  [
    'component-use',
    'an id in braces',
    change(POST, 'id="1"', 'id={1}'),
    'content/posts/3.mdx:15:1  <RecipeCard> has a value in braces.  Write the value in quotes: id="7".',
  ],
  [
    'component-use',
    'an empty tip',
    change(POST, '<Tip>Dry bread is not old bread.</Tip>', '<Tip></Tip>'),
    'content/posts/3.mdx:17:1  <Tip> is empty.  Write <Tip>The tip.</Tip>',
  ],
  [
    'component-place',
    'a card inside a sentence',
    text('Make <RecipeCard id="1" /> today.'),
    'content/posts/3.mdx:13:6  <RecipeCard> stands inside a line of text.  Put it on a line of its own, between empty lines.',
  ],
  [
    'refused-markdown',
    'a heading of the first level',
    text('# Bread'),
    'content/posts/3.mdx:13:1  A level-one heading stands in the text.  Begin it with “##”.',
  ],
  [
    'refused-markdown',
    'a picture in the text',
    text('![Bread](/bread.jpg)'),
    'content/posts/3.mdx:13:1  A picture stands in the text.  Name the picture in imageDesc instead.',
  ],
  [
    'several-lines',
    'a list in a tip',
    change(POST, '- Keep it *cut side down*.', '- "- One"'),
    'content/posts/3.mdx:10:5  “tips[1]”: This must be one line of text.  Leave out headings, lists, components and empty lines.',
  ],
  [
    'dead-reference',
    'a reference without its address',
    text('Stale bread makes [toast][best].'),
    'content/posts/3.mdx:13:1  The reference “[toast][best]” leads to nothing.  Write a link as [words](/recipes/7).',
  ],
  [
    'unsafe-link',
    'a link that runs a program',
    text('[Bread](javascript:alert(1))'),
    'content/posts/3.mdx:13:1  The link “javascript:alert(1)” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],
  [
    'unsafe-link',
    'a link without a scheme',
    text('[Bread](www.bread.example)'),
    'content/posts/3.mdx:13:1  The link “www.bread.example” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],
  [
    'unsafe-link',
    'a link to another host without a scheme',
    text('[Bread](//bread.example)'),
    'content/posts/3.mdx:13:1  The link “//bread.example” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],

  // Documents together.
  [
    'duplicate-id',
    'two recipes of one number',
    { 'recipes/2.yaml': changed(RECIPE, 'title: Tomato toast', 'title: Garlic bread') },
    'content/recipes/2.yaml:1:5  “id” is 1, as in content/recipes/1.yaml.  Give each document its own.',
  ],
  [
    'duplicate-id',
    'two pages of one name',
    { 'pages/us.mdx': changed(PAGE, 'title: About us', 'title: Us') },
    'content/pages/us.mdx:2:7  “slug” is about, as in content/pages/about.mdx.  Give each document its own.',
  ],
  [
    'missing-document',
    'a card of no recipe',
    change(POST, 'id="1"', 'id="8"'),
    'content/posts/3.mdx:15:1  There is no document with id 8 in content/recipes.  Write the id of one that exists.',
  ],
  [
    'missing-document',
    'a keyword that leads to no review',
    change(SITE, 'review: 7', 'review: 8'),
    'content/site.yaml:27:13  There is no document with id 8 in content/reviews.  Write the id of one that exists.',
  ],
  [
    'unknown-keyword',
    'a slip in a keyword',
    change(RECIPE, 'affiliateKeyword: olive oil', 'affiliateKeyword: olive oyl'),
    'content/recipes/1.yaml:17:23  “ingredients[3].affiliateKeyword” is “olive oyl”, which content/site.yaml does not map to a product.  Did you mean “olive oil”?',
  ],
  [
    'unknown-keyword',
    'a keyword that nothing is like',
    change(RECIPE, 'affiliateKeyword: olive oil', 'affiliateKeyword: bread'),
    'content/recipes/1.yaml:17:23  “ingredients[3].affiliateKeyword” is “bread”, which content/site.yaml does not map to a product.  Use one of: olive oil.',
  ],
  [
    'dead-link',
    'a recipe that is not there',
    text('See [it](/recipes/12).'),
    'content/posts/3.mdx:13:5  The link “/recipes/12” leads to no page.  Did you mean “/recipes/1”?',
  ],
  [
    'dead-link',
    'a slip in a path',
    text('See [it](/recipe/1).'),
    'content/posts/3.mdx:13:5  The link “/recipe/1” leads to no page.  Did you mean “/recipes/1”?',
  ],
  [
    'dead-link',
    'a link in a tip',
    change(POST, '- Keep it *cut side down*.', '- Keep it [so](/storage).'),
    'content/posts/3.mdx:10:5  The link “/storage” leads to no page.  Write the address of a page, such as /recipes/7.',
  ],
  [
    'dead-anchor',
    'a part that recipes do not have',
    text('See [it](/recipes/1#steps).'),
    'content/posts/3.mdx:13:5  The link “/recipes/1#steps” leads to no part of its page.  Use one of: #ingredients, #instructions, #nutrition, #newsletter.',
  ],
  [
    'dead-anchor',
    'a slip in the name of a part',
    text('See [it](/recipes/1#ingredient).'),
    'content/posts/3.mdx:13:5  The link “/recipes/1#ingredient” leads to no part of its page.  Did you mean “#ingredients”?',
  ],
  [
    'dead-anchor',
    'a part of the post itself',
    text('See [below](#storing).'),
    'content/posts/3.mdx:13:5  The link “#storing” leads to no part of its page.  Use one of: #quick-tips, #newsletter.',
  ],
  [
    'dead-anchor',
    'tips of a post that has none',
    {
      ...change(POST, 'tips:\n  - Keep it *cut side down*.\n', ''),
      ...change(PAGE, '/recipes)', '/blog/3#quick-tips)'),
    },
    'content/pages/about.mdx:8:14  The link “/blog/3#quick-tips” leads to no part of its page.  Use one of: #newsletter.',
  ],
  [
    'unknown-category',
    'a slip in a category',
    text('See [them](/recipes?category=Lunhc).'),
    'content/posts/3.mdx:13:5  The link “/recipes?category=Lunhc” asks for a category that /recipes does not have.  Did you mean “/recipes?category=Lunch”?',
  ],
  [
    'unknown-category',
    'a category of another list',
    text('See [them](/reviews?category=Desserts).'),
    'content/posts/3.mdx:13:5  The link “/reviews?category=Desserts” asks for a category that /reviews does not have.  Use one of: All, Air Fryers, Multi-Cookers, Coffee Makers, Blenders & Mixers, Cookware, Knives, Kitchen Tools, Kitchen Gadgets, Pantry Staples, Beverages.',
  ],
  [
    'unknown-category',
    'all, where one is chosen',
    text('See [them](/comparisons?category=All).'),
    'content/posts/3.mdx:13:5  The link “/comparisons?category=All” asks for a category that /comparisons does not have.  Use one of: Air Fryers, Multi-Cookers, Coffee Makers, Blenders & Mixers, Cookware, Knives, Kitchen Tools, Kitchen Gadgets, Pantry Staples, Beverages.',
  ],
  [
    'half-delivery',
    'a service without an endpoint',
    change(SITE, 'contact:\n  service: none', 'contact:\n  service: basin'),
    'content/site.yaml:36:12  “contact.service” is “basin”, but there is no endpoint.  Add “endpoint:” with the address that the service gave you, or write “none”.',
  ],
  [
    'half-provider',
    'a provider without what it needs',
    change(SITE, '  ads: none', '  ads: adsense'),
    'content/site.yaml:40:8  “providers.ads” is “adsense”, but “providers.adsense” is missing.  Add “adsense:” below it with “client:” and what else docs/editing.md names, or write “none”.',
  ],
  [
    'half-provider',
    'what a provider needs, without the provider',
    change(SITE, '  ads: none', '  ads: none\n  ga4:\n    measurementId: G-1A2B3C4D5E'),
    'content/site.yaml:42:20  “providers.ga4” is filled in, but “analytics: none” does not use it.  Write “analytics: ga4”, or put a # before each line of “ga4:”.',
  ],

  // What can be right, and seldom is.
  [
    'nutrition-sum',
    'a digit too many',
    change(RECIPE, '240 kcal', '2400 kcal'),
    'content/recipes/1.yaml:24:13  Warning: “nutrition.calories” is 2400 kcal, but protein, carbs and fat give 245 kcal.  Correct what is wrong; protein and carbs give 4 kcal per gram, fat 9.  [nutrition-sum]',
  ],
  [
    'nutrition-sum',
    'fat that was forgotten',
    change(RECIPE, 'fat: 9g', 'fat: 0g'),
    'content/recipes/1.yaml:24:13  Warning: “nutrition.calories” is 240 kcal, but protein, carbs and fat give 164 kcal.  Correct what is wrong; protein and carbs give 4 kcal per gram, fat 9.  [nutrition-sum]',
  ],
  [
    'unused-ingredient',
    'basil that no step mentions',
    change(RECIPE, '  - text: 1 ripe tomato', '  - text: 1 ripe tomato\n  - text: 2 sprigs basil'),
    'content/recipes/1.yaml:16:11  Warning: No step names the ingredient “2 sprigs basil”.  Name it in the step that uses it, or remove it.  [unused-ingredient]',
  ],
  [
    'step-times',
    'a rest that the times leave out',
    change(RECIPE, 'for 5 minutes.', 'for 5 minutes. Let it rest for 2 hours.'),
    'content/recipes/1.yaml:7:11  Warning: The steps take at least 125 minutes, but “prepTime” and “cookTime” are 15 together.  Count waiting into prepTime, or correct the times.  [step-times]',
  ],
  [
    'step-times',
    'hours that no step explains',
    change(RECIPE, 'cookTime: 5', 'cookTime: 180'),
    'content/recipes/1.yaml:7:11  Warning: The steps name 5 of the 190 minutes that “prepTime” and “cookTime” are together.  Say in the steps what takes so long, or correct the times.  [step-times]',
  ],
  [
    'long-title',
    'a title that search results cut',
    change(RECIPE, 'title: Tomato toast', `title: Tomato toast${' and garlic'.repeat(5)}`),
    'content/recipes/1.yaml:2:8  Warning: “title” is 67 characters long; search results show about 60.  Shorten it, or say what matters first.  [long-title]',
  ],
  [
    'long-title',
    'a product with all its features in its name',
    change(REVIEW, 'Grovella olive oil', `Grovella olive oil${' extra virgin'.repeat(4)}`),
    'content/reviews/7.yaml:2:14  Warning: “productName” is 70 characters long; search results show about 60.  Shorten it, or say what matters first.  [long-title]',
  ],
  [
    'long-description',
    'an excerpt that search results cut',
    change(
      POST,
      'What stale bread is good for.',
      `What stale bread${' is good for and'.repeat(10)}`,
    ),
    'content/posts/3.mdx:6:10  Warning: “excerpt” is 176 characters long; search results show about 160.  Shorten it, or say what matters first.  [long-description]',
  ],
  [
    'missing-alt-text',
    'the address of an image',
    change(RECIPE, 'Two slices of toast rubbed with tomato', 'https://cdn.example/toast.jpg'),
    'content/recipes/1.yaml:5:12  Warning: “imageDesc” is an address, so the picture has no words.  Write in words what it shows, for those who cannot see it.  [missing-alt-text]',
  ],
  [
    'missing-alt-text',
    'the name of a file',
    change(POST, 'Half a loaf on a board', 'IMG_2041.jpeg'),
    'content/posts/3.mdx:7:12  Warning: “imageDesc” is the name of a file.  Write in words what it shows, for those who cannot see it.  [missing-alt-text]',
  ],
  [
    'missing-alt-text',
    'the title once more',
    change(REVIEW, 'A dark bottle of oil beside a bowl', 'Grovella Olive Oil'),
    'content/reviews/7.yaml:5:12  Warning: “imageDesc” only repeats the title.  Write in words what it shows, for those who cannot see it.  [missing-alt-text]',
  ],
  [
    'similar-title',
    'the same recipe in the plural',
    {
      'recipes/2.yaml': GOOD[RECIPE]
        .replace('id: 1', 'id: 2')
        .replace('Tomato toast', 'Toasts with tomatoes'),
    },
    'content/recipes/2.yaml:2:8  Warning: The title is almost that of content/recipes/1.yaml, “Tomato toast”.  Tell the two apart, or make one document of them.  [similar-title]',
  ],
  [
    'similar-title',
    'the same product with a slip',
    { 'reviews/8.yaml': GOOD[REVIEW].replace('id: 7', 'id: 8').replace('Grovella', 'Grovela') },
    'content/reviews/8.yaml:2:14  Warning: The title is almost that of content/reviews/7.yaml, “Grovella olive oil”.  Tell the two apart, or make one document of them.  [similar-title]',
  ],
  [
    'claim-too-high',
    'more recipes than there are',
    change(SITE, 'recipes: 1+', 'recipes: 50+'),
    'content/site.yaml:15:12  Warning: “claims.recipes” says “50+”, but there is 1.  Claim what is there, or write more recipes.  [claim-too-high]',
  ],
  [
    'claim-too-high',
    'as many recipes as there are with a draft',
    { ...change(SITE, 'recipes: 1+', 'recipes: 2+'), ...otherRecipe('draft: true') },
    'content/site.yaml:15:12  Warning: “claims.recipes” says “2+”, but there is 1.  Claim what is there, or write more recipes.  [claim-too-high]',
  ],
  [
    'unpublished-target',
    'a link to a draft',
    { ...text('See [that soup](/recipes/2).'), ...otherRecipe('draft: true') },
    'content/posts/3.mdx:13:5  Warning: The link leads to content/recipes/2.yaml, which readers do not see (Draft).  They get its words without the link; publish the document, or remove the link.  [unpublished-target]',
  ],
  [
    'unpublished-target',
    'a card of what has expired',
    { ...change(POST, 'id="1"', 'id="2"'), ...otherRecipe('expireAt: 2027-01-01') },
    'content/posts/3.mdx:15:1  Warning: The card shows content/recipes/2.yaml, which readers do not see (Expired).  They get no card; publish the document, or remove the card.  [unpublished-target]',
  ],
  [
    'file-name',
    'a collection whose file has blanks and capitals in its name',
    { 'collections/On Toast.mdx': collection('recipes/1') },
    'content/collections/On Toast.mdx:1:1  The name of the file, “On Toast”, cannot be the end of an address.  Rename it with small letters, digits and hyphens alone, such as on-toast.mdx.',
  ],
  [
    'missing-document',
    'a collection of a recipe that is not there',
    { 'collections/toast.mdx': collection('reviews/7', 'recipes/99') },
    'content/collections/toast.mdx:7:15  There is no document with id 99 in content/recipes.  Write the id of one that exists.',
  ],
  [
    'wrong-form',
    'a collection of something that is neither a recipe nor a review',
    { 'collections/toast.mdx': collection('posts/3') },
    'content/collections/toast.mdx:6:15  “items[1].document” must be a recipe or a review by its folder and number, such as recipes/7, but is “posts/3”.  Write for example “document: recipes/7”.',
  ],
  [
    'duplicate-entry',
    'a collection with a recipe twice',
    { 'collections/toast.mdx': collection('recipes/1', 'recipes/1') },
    'content/collections/toast.mdx:7:15  “items[2].document” is “recipes/1”, as in entry 1.  Keep one of the two.',
  ],
  [
    'unpublished-target',
    'a collection with a draft in it',
    {
      'collections/toast.mdx': collection('recipes/1', 'recipes/2'),
      ...otherRecipe('draft: true'),
    },
    'content/collections/toast.mdx:7:15  Warning: “items[2].document” names content/recipes/2.yaml, which readers do not see (Draft).  They get the list without it; publish the document, or remove the entry.  [unpublished-target]',
  ],
  [
    'dead-link',
    'a link to the list of collections when there are none',
    text('See [all collections](/collections).'),
    'content/posts/3.mdx:13:5  The link “/collections” leads to no page.  Write the address of a page, such as /recipes/7.',
  ],
  [
    'unpublished-target',
    'a keyword that stands for a review of later',
    {
      ...change(REVIEW, 'rating: 4.6', 'rating: 4.6\npublishAt: 2027-12-01'),
      ...change(SITE, 'reviews: 1+', 'reviews: none'),
    },
    'content/site.yaml:27:13  Warning: “affiliateProducts[1].review” names content/reviews/7.yaml, which readers do not see (From Dec 1, 2027).  They get no (Shop) link; publish it, or name another review.  [unpublished-target]',
  ],
  [
    'unneeded-acknowledgement',
    'a title that is short again',
    change(
      RECIPE,
      'title: Tomato toast',
      'acknowledge:\n  - rule: long-title\n    reason: It is its name.\ntitle: Tomato toast',
    ),
    'content/recipes/1.yaml:3:5  Warning: There is no warning “long-title” to acknowledge here.  Remove the entry.  [unneeded-acknowledgement]',
  ],
]

test('the good documents have no problem', () => {
  expect(checkWith({}).problems.map(formatProblem)).toEqual([])
})

test.each(BROKEN)('%s: %s', (rule, _how, files, told) => {
  const { problems } = checkWith(files)
  expect(problems.map(formatProblem)).toEqual([told])
  expect(problems[0]?.rule).toBe(rule)
})

/** As an editor on Windows may save it: with a byte order mark and other line endings. */
function onWindows(files: Files): Files {
  const saved = Object.entries(files).map(([name, source]) => {
    if (typeof source !== 'string') return [name, source] as const
    return [name, `\uFEFF${source.replaceAll('\n', '\r\n')}`] as const
  })
  return Object.fromEntries(saved)
}

test('line endings of Windows and a byte order mark move no place', () => {
  const told = BROKEN.map(([, , files]) => checkWith(onWindows(files)))
  expect(told.map(({ problems }) => problems.map(formatProblem))).toEqual(
    BROKEN.map(([, , , line]) => [line]),
  )
})

test('every rule is shown by a document that breaks it', () => {
  // checkPhotos.test.ts and folder.test.ts show with real files what can be wrong with these,
  // checkKinds.test.ts what can be wrong with the registry.
  const elsewhere = ['image-file', 'no-file', 'unreadable-file', 'shared-folder']
  const shown = new Set<string>([...BROKEN.map(([rule]) => rule), ...elsewhere])
  expect(Object.keys(RULES).filter((rule) => !shown.has(rule))).toEqual([])
})

test('what is not read yet may lead to what will be there by then', () => {
  const later = changed(POST, 'date: 2025-10-12', 'date: 2025-10-12\npublishAt: 2027-12-01')
  const post = { [POST]: later.replace('/recipes/1', '/recipes/2') }
  const told = ['publishAt: 2027-12-01', 'publishAt: 2027-12-02', 'expireAt: 2027-12-01'].map(
    (line) => checkWith({ ...post, ...otherRecipe(line) }).problems.map(({ rule }) => rule),
  )
  expect(told).toEqual([[], ['unpublished-target'], ['unpublished-target']])
  const draft = { [POST]: later.replace('date:', 'draft: true\ndate:') }
  expect(checkWith({ ...draft, ...otherRecipe('draft: true') }).problems).toEqual([])
})
