import PostalMime from 'postal-mime'
import type { SourceReading } from '../importedRecipe.ts'
import { readMarkdown } from './markdown.ts'
import { readSavedPage } from './savedPage.ts'

const MAX_HEADER_CHARACTERS = 100_000

const HEADER_LINES = /^(?:From [^\n]*\n)?(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)+$/
/** Matches headers that only programs write; typed letters may begin with `From:`. */
const HEADER_OF_PROGRAM = /^(?:mime-version|content-type|received|message-id):/im

/** Returns whether a text is a mail (`.eml`) or a page saved as one file (`.mhtml`). */
export function isMail(text: string): boolean {
  const start = text.slice(0, MAX_HEADER_CHARACTERS).trimStart().replaceAll('\r\n', '\n')
  const headers = `${start.split('\n\n', 1)[0]?.trimEnd()}\n`
  return HEADER_LINES.test(headers) && HEADER_OF_PROGRAM.test(headers)
}

/** Reads the HTML page in a message, or its plain text without one. */
export async function readMail(bytes: Uint8Array): Promise<SourceReading> {
  const mail = await PostalMime.parse(bytes).catch(() => undefined)
  const problem = 'The mail is damaged, or nested too deeply to be read.'
  if (!mail) return { recipes: [], problems: [problem] }
  const { html, text = '', subject = '', headers } = mail
  // A saved page is followed by its frames, such as ads.
  const isSavedPage = headers.some(({ key }) => key === 'snapshot-content-location')
  const page = isSavedPage ? html?.replace(/(<\/html>).*$/is, '$1') : html
  const reading = page === undefined ? readMarkdown('', text) : readSavedPage(page)
  for (const recipe of reading.recipes) recipe.title ||= subject.replace(FORWARDED, '')
  return reading
}

const FORWARDED = /^(?:(?:re|fwd?):\s*)+/i
