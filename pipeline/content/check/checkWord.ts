import { suggest } from './suggest.ts'
import type { Vocabulary } from '../../../src/content/schema/fields.ts'
import type { KnownContent } from '../compile/knownContent.ts'
import { quote } from '../report/problem.ts'
import type { Rule } from './rules.ts'

interface Wording {
  rule: Rule
  what: (path: string, value: string) => string
  others: (words: readonly string[], value: string) => string
}

const KEYWORD: Wording = {
  rule: 'unknown-keyword',
  what: (path, value) =>
    `“${path}” is “${value}”, which content/site.yaml does not map to a product.`,
  others: (words) => `Use one of: ${words.join(', ')}.`,
}
const AUTHOR: Wording = {
  rule: 'unknown-author',
  what: (path, value) => `“${path}” is ${quote(value)}, and content/authors has no such file.`,
  others: (words, value) =>
    `${words.length > 0 ? `Use one of: ${words.join(', ')}; or add` : 'Add'} content/authors/${value}.yaml.`,
}
const CATEGORY: Wording = {
  rule: 'unknown-category',
  what: (path, value) => `“${path}” cannot be ${quote(value)}.`,
  others: (words) => `Use one of: ${words.join(', ')}; or add it to content/categories.yaml.`,
}

const WORDINGS: Readonly<Record<Vocabulary, Wording>> = {
  affiliateKeyword: KEYWORD,
  author: AUTHOR,
  'recipes.category': CATEGORY,
  'reviews.category': CATEGORY,
  'posts.category': CATEGORY,
}

export function checkWord(
  path: string,
  value: string,
  vocabulary: Vocabulary,
  known: KnownContent,
  complain: (rule: Rule, what: string, fix: string) => void,
): void {
  const words = known.words.get(vocabulary) ?? noWords(vocabulary)
  if (!words || words.includes(value)) return
  const { rule, what, others } = WORDINGS[vocabulary]
  const near = suggest(value, words)
  complain(rule, what(path, value), near ? `Did you mean “${near}”?` : others(words, value))
}

/** Authors are optional; any other vocabulary without words has an error of its own. */
function noWords(vocabulary: Vocabulary): readonly string[] | undefined {
  return vocabulary === 'author' ? [] : undefined
}
