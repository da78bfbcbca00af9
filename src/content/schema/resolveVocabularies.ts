import { mapValues } from '../../shared/mapValues.ts'
import type { ContentType } from './documentType.ts'
import type { FieldRules, Fields, Vocabulary } from './fields.ts'

export type Vocabularies = ReadonlyMap<Vocabulary, readonly string[]>

/** Turns fields that refer to a vocabulary into choices of the words in the content. */
export function resolveVocabularies(type: ContentType, vocabularies: Vocabularies): ContentType {
  return { ...type, fields: fieldsWith(type.fields, vocabularies) }
}

function fieldsWith(fields: Fields, words: Vocabularies): Fields {
  return mapValues(fields, (field) => {
    const rules = rulesWith(field.rules, words)
    const isKnown = rules.kind !== 'choice' || rules.options.includes(String(field.example))
    return { ...field, rules, example: isKnown ? field.example : undefined }
  })
}

function rulesWith(rules: FieldRules, words: Vocabularies): FieldRules {
  if (rules.kind === 'group') return { ...rules, fields: fieldsWith(rules.fields, words) }
  if (rules.kind === 'list') return { ...rules, of: rulesWith(rules.of, words) }
  const options = rules.kind === 'text' && rules.refersTo ? words.get(rules.refersTo) : undefined
  return options ? { kind: 'choice', options } : rules
}
