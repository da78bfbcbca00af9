import type { FieldRules } from '../../src/content/schema/fields.ts'
import { ANY_PHOTO_FORMAT, MIN_HEIGHT, MIN_WIDTH } from '../pictures/photoLimits.ts'

/** Describes the limits of a field; '' when its description already says everything. */
export function explainRules(rules: FieldRules): string {
  switch (rules.kind) {
    case 'text':
      return explainText(rules)
    case 'number': {
      const { min, max, isWhole, refersTo } = rules
      if (refersTo) return `The id of a document in content/${refersTo}.`
      return `${isWhole ? 'A whole number' : 'A number'} from ${min} to ${max}.`
    }
    case 'boolean':
      return 'Either true or false.'
    case 'choice':
      return `One of: ${rules.options.join(', ')}.`
    case 'list':
      if (rules.of.kind === 'choice') return `Some of: ${rules.of.options.join(', ')}.`
      return rules.min === rules.max
        ? `${rules.min} entries.`
        : `${rules.min} to ${rules.max} entries.`
    case 'mdx':
      return rules.isInline ? 'One line of text.' : ''
    case 'image':
      return `A file is ${ANY_PHOTO_FORMAT}, of at least ${MIN_WIDTH}×${MIN_HEIGHT} pixels.`
    case 'group':
      return ''
  }
}

const DATE_TIME_RULES =
  'Written as 2026-12-01, the first moment of that day in UTC, or with a time and its zone, as 2026-12-01T09:00Z or 2026-12-01T09:00-05:00.'

function explainText({ format, shape, maxLength }: FieldRules & { kind: 'text' }): string {
  if (format === 'day') return 'Written as YYYY-MM-DD.'
  if (format === 'moment') return DATE_TIME_RULES
  if (shape) return `Must be ${shape}.`
  return maxLength === undefined ? '' : `At most ${maxLength} characters.`
}
