/** Functions for the modules `words/…`, which pipeline/words/writeWords.ts generates. */
import { createElement, Fragment, type ReactNode } from 'react'
import { decimalMark, locale } from 'words/locale'

let rules: Intl.PluralRules | undefined

/** Chooses the form for a count; `=0` has priority over the plural rule of the language. */
export function plural<Form>(
  count: number,
  forms: Readonly<Record<string, Form>> & { other: Form },
): Form {
  rules ??= new Intl.PluralRules(locale)
  return forms[`=${count}`] ?? forms[rules.select(count)] ?? forms.other
}

/** Writes a number with the language's decimal mark. Intl would block a slow phone for 80 ms. */
export function localNumber(value: string | number): string {
  return typeof value === 'number' ? String(value).replace('.', decimalMark) : value
}

export function sentence(...nodes: ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes)
}
