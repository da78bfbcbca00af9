import { recipeType } from '../../../src/content/schema/recipe.ts'
import { type Broken, RECIPE, REVIEW, change } from './breakGood.ts'

const { rules: nutrition } = recipeType.fields.nutrition ?? {}
const NUTRIENTS = Object.keys(nutrition?.kind === 'group' ? nutrition.fields : {})

/** Which fields there are, and what kind of value each has. */
export const FIELDS: readonly Broken[] = [
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
    change(RECIPE, 'rating: 4.8', 'rating: 4.8\ngrandma: Nonna'),
    `content/recipes/1.yaml:11:1  “grandma” is not a field here.  Remove it, or use one of: ${Object.keys(recipeType.fields).join(', ')}.`,
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
    `content/recipes/1.yaml:24:3  “nutrition” must be a group of fields (${NUTRIENTS.join(', ')}), but is a list.  Write each field as “name: value” on its own line, indented by two spaces.`,
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
    'content/recipes/1.yaml:14:5  “ingredients[1]” must be a group of fields (text, affiliateKeyword, group), but is the text “4 slices bread”.  Write each field as “name: value” on its own line, indented by two spaces.',
  ],
  [
    'duplicate-entry',
    'a label twice',
    change(RECIPE, 'nut-free]', 'nut-free, vegan]'),
    'content/recipes/1.yaml:12:49  “diet[5]” is “vegan”, as in entry 1.  Keep one of the two.',
  ],
]
