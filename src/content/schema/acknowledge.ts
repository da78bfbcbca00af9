import { choiceField, groupList, textField } from './fields.ts'
import { WARNINGS } from './warnings.ts'

export const acknowledge = groupList(
  'Warnings about this document that are known and accepted, each with its reason.',
  {
    typeName: 'Acknowledgement',
    optional: true,
    max: 20,
    fields: {
      rule: choiceField('The name of the warning, as the content check shows it.', {
        options: Object.keys(WARNINGS),
        names: 'warnings',
        example: 'long-title',
      }),
      field: textField('The field that the warning is about; without it, the whole document.', {
        pattern: /^[A-Za-z]+(\[[1-9][0-9]*\])?(\.[A-Za-z]+(\[[1-9][0-9]*\])?)*$/,
        shape: 'the name of a field, such as title, claims.reviews or ingredients[2].text',
        example: 'title',
        optional: true,
      }),
      reason: textField('Why it stays as it is, for whoever reads the file next.', {
        example: 'It is the name of the dish.',
        maxLength: 300,
      }),
    },
  },
)
