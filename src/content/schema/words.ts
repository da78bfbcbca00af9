import { english } from '../../../languages/en/index.ts'
import { contentType } from './documentType.ts'
import { mapValues } from '../../shared/mapValues.ts'
import { type Field, groupField, textField } from './fields.ts'

/** The maximum length of a message; other languages need more characters than English. */
function lengthLimit(message: string): number {
  return message.length * 2 + 20
}

const fields = mapValues<Readonly<Record<string, string>>, Field>(english, (messages, part) =>
  groupField(`Words of “${part}”.`, {
    optional: true,
    fields: mapValues(messages, (message) =>
      textField(`In place of: ${message}`, { maxLength: lengthLimit(message), optional: true }),
    ),
  }),
)

export const wordsType = contentType({
  name: 'Words',
  description: 'The site’s own words, in place of those that it comes with.',
  singleFile: 'words',
  isOptional: true,
  icon: 'translate',
  fields,
})
