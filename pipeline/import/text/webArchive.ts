import { decode } from './decodePage.ts'
import { fromBase64 } from './fromBase64.ts'

/** The page in an `.mhtml` file (https://www.rfc-editor.org/rfc/rfc2557); undefined for any other text. */
export function pageInArchive(text: string): string | undefined {
  const head = text.slice(0, 5000)
  const isMail = /^(?:from|mime-version|snapshot-content-location|content-type): /i.test(head)
  const boundary = /boundary="?([^"\s;]+)/i.exec(head)?.[1]
  if (!isMail || boundary === undefined) return undefined
  for (const part of text.split(`--${boundary}`)) {
    const [headers = '', ...body] = part.trimStart().split(/\r?\n\r?\n/)
    if (/^content-type:\s*text\/html/im.test(headers)) return decoded(headers, body.join('\n\n'))
  }
  return undefined
}

function decoded(headers: string, body: string): string {
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(headers)?.[1]?.toLowerCase()
  const charset = /charset="?([\w-]+)/i.exec(headers)?.[1] ?? 'utf-8'
  if (encoding === 'base64') return decode(fromBase64(body), charset)
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body, charset) : body
}

/** https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
function fromQuotedPrintable(body: string, charset: string): string {
  return body.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[\dA-F]{2})+/gi, (codes) => {
    const bytes = codes.slice(1).split('=')
    return decode(
      Uint8Array.from(bytes, (code) => Number.parseInt(code, 16)),
      charset,
    )
  })
}
