import { WARNINGS } from '../../../src/content/schema/warnings.ts'

/** A broken error rule stops a build; a warning asks for a second look and stops nothing. */
export type Severity = 'error' | 'warning'

/** About the file as a whole. */
const OF_FILES = {
  'misplaced-file': 'error',
  'missing-file': 'error',
  'file-name': 'error',
  'no-file': 'error',
  'svg-file': 'error',
  'unreadable-file': 'error',
  'empty-file': 'error',
  'large-file': 'error',
  'unused-photo': 'warning',
} as const

/** Every rule of the content check by its name, which never changes, with its severity. */
export const RULES = {
  ...OF_FILES,
  'not-utf-8': 'error',
  'git-conflict': 'error',
  'unshowable-character': 'error',
  'missing-front-matter': 'error',
  'yaml-syntax': 'error',
  'open-quote': 'error',
  'tab-indent': 'error',
  'second-document': 'error',
  'no-fields': 'error',
  'deep-nesting': 'error',
  'yaml-sign': 'error',
  'shifted-hyphen': 'error',
  'unknown-field': 'error',
  'duplicate-field': 'error',
  'missing-field': 'error',
  'empty-value': 'error',
  'wrong-kind': 'error',
  'wrong-form': 'error',
  'impossible-date': 'error',
  'long-value': 'error',
  'number-range': 'error',
  'plain-digits': 'error',
  'unknown-choice': 'error',
  'list-length': 'error',
  'duplicate-entry': 'error',
  'image-path': 'error',
  'image-file': 'error',
  'low-contrast': 'error',
  'early-expiry': 'error',
  'early-update': 'error',
  'future-update': 'error',
  'unnamed-heading': 'error',
  'no-steps': 'error',
  'template-text': 'error',
  'missing-text': 'error',
  'mdx-syntax': 'error',
  'too-many-marks': 'error',
  'too-much-structure': 'error',
  'long-word': 'error',
  'large-text': 'error',
  'mdx-expression': 'error',
  'mdx-import': 'error',
  'unknown-component': 'error',
  'component-use': 'error',
  'component-place': 'error',
  'refused-markdown': 'error',
  'picture-words': 'error',
  'several-lines': 'error',
  'dead-reference': 'error',
  'unsafe-link': 'error',
  'local-link': 'error',
  'unread-markdown': 'error',
  'duplicate-id': 'error',
  'missing-document': 'error',
  'self-reference': 'error',
  'unknown-keyword': 'error',
  'unknown-author': 'error',
  'dead-link': 'error',
  'dead-anchor': 'error',
  'unknown-category': 'error',
  'redirected-page': 'error',
  'duplicate-redirect': 'error',
  'redirect-chain': 'error',
  'half-delivery': 'error',
  'half-provider': 'error',
  'wrong-diet': 'error',
  'missing-allergen': 'error',
  ...WARNINGS,
  // It cannot be acknowledged.
  'unneeded-acknowledgement': 'warning',
} as const satisfies Record<string, Severity>

export type Rule = keyof typeof RULES

export function isAboutFile(rule: Rule): boolean {
  return rule in OF_FILES
}
