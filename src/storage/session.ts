import { readText, writeText } from './storedText.ts'

/** Followed by the path of a list; named on the privacy page. */
export const CATEGORY_KEY = 'category:'

export function readSession(key: string): string | null {
  return readText(key, 'sessionStorage')
}

/** Keeps a text until the tab is closed; null removes it. */
export function writeSession(key: string, text: string | null): void {
  writeText(key, text, 'sessionStorage')
}
