import type { Catalogue, Language } from '../../languages/languages.ts'
import { DEFAULT_LANGUAGE } from '../../languages/languages.ts'

export interface SiteWords {
  language: Language
  messages: Catalogue
}

/** Puts values into a message that has neither plurals nor elements. */
export function fillMessage(message: string, values: Readonly<Record<string, string | number>>) {
  return message.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(values[name]))
}

export function withLanguage(html: string, language: string): string {
  return html.replace(`<html lang="${DEFAULT_LANGUAGE}"`, `<html lang="${language}"`)
}
