import type { Catalogue, Language } from '../../../languages/languages.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../../../languages/languages.ts'
import { wordsType } from '../../../src/content/schema/words.ts'
import type { SiteWords } from '../../words/siteWords.ts'
import { isGroup, type ReadDocument, siteOf } from './document.ts'

export function languageOf(documents: readonly ReadDocument[]): Language {
  return readableLanguage(documents) ?? DEFAULT_LANGUAGE
}

/** Returns undefined while mistakes in site.yaml hide which language is meant. */
export function readableLanguage(documents: readonly ReadDocument[]): Language | undefined {
  const { values = {}, problems = [] } = siteOf(documents) ?? {}
  if (isLanguage(values.language)) return values.language
  const isHidden = problems.some(({ path }) => path === 'language')
  return isHidden || Object.keys(values).length === 0 ? undefined : DEFAULT_LANGUAGE
}

/** The messages of the language, some of them replaced by those of content/words.yaml. */
export function readSiteWords(documents: readonly ReadDocument[]): SiteWords {
  const language = languageOf(documents)
  const messages: Catalogue = structuredClone(LANGUAGES[language].words)
  const own = documents.find(({ type }) => type === wordsType)?.values ?? {}
  for (const [part, ofPart] of Object.entries(messages)) {
    const replaced = own[part]
    if (replaced !== undefined && isGroup(replaced)) Object.assign(ofPart, replaced)
  }
  return { language, messages }
}
