/** The languages that a site can be in. */
import { german } from './de/index.ts'
import { english } from './en/index.ts'

/** The messages of all parts; every language has the same. */
export type Catalogue = {
  [Part in keyof typeof english]: Record<keyof (typeof english)[Part], string>
}

interface Words {
  /** For dates, numbers and `og:locale`. */
  locale: string
  words: Catalogue
}

export const LANGUAGES = {
  en: { locale: 'en-US', words: english },
  de: { locale: 'de-DE', words: german },
} satisfies Record<string, Words>

export type Language = keyof typeof LANGUAGES

/** The language of a site that names none. */
export const DEFAULT_LANGUAGE: Language = 'en'

export function isLanguage(name: unknown): name is Language {
  return typeof name === 'string' && Object.hasOwn(LANGUAGES, name)
}
