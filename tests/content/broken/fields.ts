import { type Broken, RECIPE, REVIEW, change } from './breakGood.ts'

/** Which fields there are, and what kind of value each has. */
export const FIELDS: Broken = {
  'a slip in a list of groups': [
    change(RECIPE, '    affiliateKeyword: olive oil', '    affiliatekeyword: olive oil'),
    'content/recipes/1.yaml:17:5  “ingredients[3].affiliatekeyword” is not a field here.  Did you mean “affiliateKeyword”?',
  ],
  'a name that stands twice in a group': [
    change(RECIPE, '  fat: 9g', '  fat: 9g\n  fat: 8g'),
    'content/recipes/1.yaml:28:3  “nutrition.fat” stands here twice.  Keep one of the two.',
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
  'a label twice': [
    change(RECIPE, 'nut-free]', 'nut-free, vegan]'),
    'content/recipes/1.yaml:12:49  “diet[5]” is “vegan”, as in entry 1.  Keep one of the two.',
  ],
}
