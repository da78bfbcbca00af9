import { english } from '../../../languages/en/index.ts'
import { contentType } from './documentType.ts'
import { groupField, textField } from './fields.ts'

/** How many characters a message may have: other languages need more than English. */
function lengthLimit(message: string): number {
  return message.length * 2 + 20
}

const parts = Object.entries(english).map(([part, messages]) => {
  const fields = Object.entries(messages).map(
    ([name, message]) =>
      [
        name,
        textField(`In place of: ${message}`, { maxLength: lengthLimit(message), optional: true }),
      ] as const,
  )
  const group = groupField(`Words of “${part}”.`, {
    optional: true,
    fields: Object.fromEntries(fields),
  })
  return [part, group] as const
})

export const wordsType = contentType({
  name: 'Words',
  description: 'The site’s own words, in place of those that it comes with.',
  singleFile: 'words',
  isOptional: true,
  icon: 'translate',
  fields: Object.fromEntries(parts),
})
