import { DIETS } from './foodLabels.ts'
import { choiceField, groupList, numberField, textField } from './fields.ts'

export const swapsField = groupList(
  'Substitutions that make it fit a diet, which visitors choose.',
  {
    typeName: 'Swap',
    optional: true,
    max: DIETS.length,
    unique: 'makes',
    fields: {
      makes: choiceField('What it makes the recipe.', { options: DIETS, example: 'vegan' }),
      replace: groupList(
        'The ingredients that change, and the words of steps that change with them.',
        {
          typeName: 'Replacement',
          max: 20,
          fields: {
            what: textField(
              'Words of one ingredient, or its number; with “step”, words of that step.',
              {
                example: 'unsalted butter',
                maxLength: 400,
              },
            ),
            with: textField('The whole line of an ingredient, or the words in the step.', {
              example: '1 tablespoon (15 ml) extra-virgin olive oil',
              maxLength: 400,
            }),
            step: numberField(
              'The number of the step on the page; without it, an ingredient changes.',
              {
                example: 5,
                min: 1,
                max: 40,
                optional: true,
              },
            ),
          },
        },
      ),
    },
  },
)
