import { LANGUAGES } from '../../languages/languages.ts'
import { fillMessage } from '../../pipeline/words/siteWords.ts'
import { readDocuments } from './documents.ts'

const { siteWords, brand } = await readDocuments()

/** The site's messages: the catalogue of its language, overridden by its own words. */
export const words = siteWords.messages
export const { locale } = LANGUAGES[siteWords.language]

/** The second character of 1.5. */
export const decimalMark = (1.5).toLocaleString(locale).charAt(1)

type Values = Readonly<Record<string, string>>

/** Fills a message with the name of the site and these values. */
export function say(message: string, values: Values = {}): string {
  return fillMessage(message, { brand, ...values })
}

/** Matches the text of a message with elements. A missing value matches any text. */
export function textOf(message: string, values: Values): RegExp {
  const parts = message.replaceAll(/<[^>]*>/g, '').split(/\{(\w+)\}/)
  const patterns = parts.map((part, place) => {
    const text = place % 2 === 0 ? part : values[part]
    return text?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*\\S'
  })
  return new RegExp(`^${patterns.join('')}$`)
}
