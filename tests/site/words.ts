import { LANGUAGES } from '../../languages/languages.ts'
import { fillMessage } from '../../pipeline/words/siteWords.ts'
import { readDocuments } from './documents.ts'

const { siteWords, brand } = await readDocuments()

/** What the site says to visitors: the catalogue of its language with its own words over it. */
export const words = siteWords.messages
export const { locale } = LANGUAGES[siteWords.language]

/** The second character of 1.5. */
export const decimalMark = (1.5).toLocaleString(locale).charAt(1)

type Values = Readonly<Record<string, string>>

/** A message with the name of the site and these values in it. */
export function say(message: string, values: Values = {}): string {
  return fillMessage(message, { brand, ...values })
}

/** The text of a message that elements divide, where any text stands for a missing value. */
export function textOf(message: string, values: Values): RegExp {
  const parts = message.replaceAll(/<[^>]*>/g, '').split(/\{(\w+)\}/)
  const patterns = parts.map((part, place) => {
    const text = place % 2 === 0 ? part : values[part]
    return text?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') ?? '.*\\S'
  })
  return new RegExp(`^${patterns.join('')}$`)
}
