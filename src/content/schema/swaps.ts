import { DIETS } from './foodLabels.ts'
import { choiceField, groupList, numberField, textField } from './fields.ts'

export const swapsField = groupList('Substitutions for a diet, which visitors choose.', {
  optional: true,
  max: DIETS.length,
  unique: 'makes',
  fields: {
    makes: choiceField('What it makes the recipe.', { options: DIETS, example: 'vegan' }),
    replace: groupList('Ingredients that change, and words of steps that change with them.', {
      max: 20,
      fields: {
        what: textField('Words of one ingredient, or its number; or words of a step.', {
          example: 'unsalted butter',
        }),
        with: textField('In their place: a whole ingredient, or words. Empty: they are left out.', {
          example: '1 tablespoon (15 ml) extra-virgin olive oil',
          optional: true,
        }),
        step: numberField('The number of the step on the page, if its words change.', {
          example: 5,
          min: 1,
          max: 40,
          optional: true,
        }),
      },
    }),
  },
})
