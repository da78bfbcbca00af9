import type { NutrientName } from '../nutrients.ts'
import { kindType } from './documentType.ts'
import { ALLERGENS, DIETS } from './foodLabels.ts'
import {
  choiceField,
  choiceList,
  dayField,
  type Field,
  groupField,
  groupList,
  idField,
  pictureFields,
  numberField,
  documentNumberField,
  scoreField,
  textField,
  textList,
} from './fields.ts'
import { unitFieldRules, type NutrientUnit } from './nutrientUnits.ts'
import { stepPicturesField, videoField } from './recipeMedia.ts'
import { swapsField } from './swaps.ts'
import { authorField, publicationFields, updatedField } from './publication.ts'

const REST_KINDS = [
  'chilling',
  'cooling',
  'freezing',
  'marinating',
  'resting',
  'rising',
  'soaking',
] as const

export const COURSES = [
  'breakfast',
  'starter',
  'main',
  'side',
  'bread',
  'dessert',
  'snack',
  'drink',
] as const

function note(description: string, example?: string) {
  return textField(description, { example, maxLength: 400, optional: true })
}

function amount(unit: NutrientUnit, description: string, example: string, optional?: true) {
  return textField(description, { example, ...unitFieldRules(unit), optional })
}

export const recipeType = kindType('recipes', {
  description: 'A recipe, shown at /recipes/{id}.',
  icon: 'skillet',
  fields: {
    id: idField('recipes', 54),
    title: textField('The name of the dish.', { maxLength: 80 }),
    category: textField('Where the recipe is filed.', {
      refersTo: 'recipes.category',
      example: 'Dinner',
    }),
    cuisine: textField('The kitchen it comes from.', {
      example: 'Italian',
      maxLength: 40,
      optional: true,
    }),
    keywords: textList('What else visitors look for that it fits, in a word or two each.', {
      example: 'weeknight',
      optional: true,
      max: 10,
      maxLength: 30,
      unique: true,
    }),
    description: textField('What makes this version itself.', { maxLength: 200 }),
    headnote: textField(
      'Two or three sentences to read before cooking: why this dish, what to watch.',
      { maxLength: 600, optional: true },
    ),
    ...pictureFields('dal.jpg'),
    prepTime: numberField('Minutes of work before cooking starts.', {
      example: 15,
      min: 0,
      max: 10_080,
    }),
    cookTime: numberField('Minutes of cooking; 0 when nothing is heated.', {
      example: 30,
      min: 0,
      max: 10_080,
    }),
    restTime: numberField(
      'Minutes of waiting in which nobody has to do anything; not in the other two.',
      { example: 15, min: 1, max: 20_160, optional: true },
    ),
    restKind: choiceField('What it waits for; without it, “resting”.', {
      options: REST_KINDS,
      example: 'resting',
      optional: true,
    }),
    servings: numberField('How many it feeds.', { example: 4, min: 1, max: 100 }),
    yield: textField('How much it makes, in other words than servings.', {
      example: '24 cookies',
      maxLength: 60,
      optional: true,
    }),
    makes: textField('How much it makes, for recipes that take some of it.', {
      example: '800 g',
      maxLength: 60,
      optional: true,
    }),
    course: choiceField('Its place in a meal.', {
      options: COURSES,
      example: 'main',
      optional: true,
    }),
    difficulty: choiceField(
      'How much it asks of the cook: easy, some practice, or a practiced hand.',
      { options: ['easy', 'medium', 'hard'], example: 'easy', optional: true },
    ),
    diet: choiceList('Who can eat it; the check holds every word against the ingredients.', {
      options: DIETS,
      example: 'vegetarian',
      optional: true,
    }),
    allergens: choiceList(
      'What in it makes some people ill: all of these that the ingredients hold.',
      { options: ALLERGENS, example: 'milk', optional: true },
    ),
    rating: scoreField('Out of 5, with one decimal; left out when nobody has rated it.', {
      example: 4.8,
      optional: true,
    }),
    date: dayField('The day it was published.', { example: '2025-10-19' }),
    ...updatedField,
    updateNote: textField('What changed on that day, for those who cooked it before.', {
      example: 'Less salt in the brine; the rest is as it was.',
      maxLength: 200,
      optional: true,
    }),
    ...authorField,
    ...publicationFields,
    ingredients: groupList('In the order in which the steps use them.', {
      max: 60,
      fields: {
        text: textField('Amount, measure and name, with metric beside US measures.', {
          example: '2 tablespoons (30 ml) olive oil',
          maxLength: 200,
        }),
        affiliateKeyword: textField(
          'A keyword of affiliateProducts in content/site.yaml; adds a shop link.',
          { example: 'olive oil', maxLength: 40, refersTo: 'affiliateKeyword', optional: true },
        ),
        recipe: documentNumberField(
          'The recipe that makes it; shopping lists take what that needs.',
          { of: 'recipes', example: 44, optional: true },
        ),
        group: textField('A heading above this line, for it and those below it.', {
          example: 'For the sauce',
          maxLength: 60,
          optional: true,
        }),
      },
    }),
    instructions: textList(
      'One text per step, without numbers. One that ends in a colon is the heading of those below it.',
      {
        example: 'Warm the olive oil in a wide pan over medium heat for 2 minutes.',
        max: 40,
        maxLength: 1200,
      },
    ),
    stepPictures: stepPicturesField,
    video: videoField,
    swaps: swapsField,
    equipment: groupList('What has to be at hand beyond a knife, a board and spoons.', {
      optional: true,
      max: 20,
      fields: {
        text: textField('What it is, with its size where that matters.', {
          example: 'Heavy 12-inch (30 cm) skillet with a lid',
          maxLength: 120,
        }),
        review: documentNumberField('The review of such a product, which the page links to.', {
          of: 'reviews',
          optional: true,
        }),
      },
    }),
    notes: groupField('What is good to know beyond the steps, each in a sentence or two.', {
      optional: true,
      fields: {
        makeAhead: note(
          'What can be done before, and how long before.',
          'Soak the rice overnight.',
        ),
        storage: note('How long leftovers keep, and where.'),
        reheating: note('How to warm it up.'),
        freezing: note('Whether and how to freeze it, and for how long.'),
        substitutions: note('What can take the place of an ingredient or a tool.'),
        serveWith: note('What goes with it at the table.'),
      },
    }),
    nutrition: groupField('Per serving; without it, the site counts it from the amounts.', {
      optional: true,
      fields: {
        calories: amount('kcal', 'Energy.', '420 kcal'),
        protein: amount('g', 'Protein.', '12g'),
        carbs: amount('g', 'Carbohydrates.', '36g'),
        fat: amount('g', 'Fat.', '25g'),
        saturatedFat: amount('g', 'Of it saturated.', '9g', true),
        fiber: amount('g', 'Dietary fiber.', '4g', true),
        sugar: amount('g', 'All sugars.', '8g', true),
        sodium: amount('mg', 'Sodium; a gram of salt has 393 mg.', '620mg', true),
      } satisfies Record<NutrientName, Field>,
    }),
  },
})
