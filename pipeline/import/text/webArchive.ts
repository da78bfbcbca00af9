/**
 * The page in a file that Chrome and Edge save as “web page, single file” (`.mhtml`): a mail with a
 * part for the page, and others for its pictures. https://www.rfc-editor.org/rfc/rfc2557
 *
 * @returns undefined when the text is no such file
 */
export function pageInArchive(text: string): string | undefined {
  const head = text.slice(0, 5000)
  const isMail = /^(?:from|mime-version|snapshot-content-location|content-type): /i.test(head)
  const boundary = /boundary="?([^"\s;]+)/i.exec(head)?.[1]
  if (!isMail || boundary === undefined) return undefined
  for (const part of text.split(`--${boundary}`)) {
    const { headers, body } = headersOf(part)
    if (/^content-type:\s*text\/html/im.test(headers)) return decoded(headers, body)
  }
  return undefined
}

function headersOf(part: string): { headers: string; body: string } {
  const trimmed = part.replace(/^\r?\n/, '')
  const end = /\r?\n\r?\n/.exec(trimmed)
  if (!end) return { headers: '', body: '' }
  return {
    headers: trimmed.slice(0, end.index),
    body: trimmed.slice(end.index + end[0].length),
  }
}

function decoded(headers: string, body: string): string {
  const encoding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(headers)?.[1]?.toLowerCase()
  const charset = /charset="?([\w-]+)/i.exec(headers)?.[1] ?? 'utf-8'
  if (encoding === 'base64') return bytesToText(fromBase64(body), charset)
  return encoding === 'quoted-printable' ? fromQuotedPrintable(body, charset) : body
}

/** https://www.rfc-editor.org/rfc/rfc2045#section-6.7 */
function fromQuotedPrintable(body: string, charset: string): string {
  return body.replaceAll(/=\r?\n/g, '').replaceAll(/(?:=[\dA-F]{2})+/gi, (codes) => {
    const bytes = codes
      .slice(1)
      .split('=')
      .map((code) => Number.parseInt(code, 16))
    return bytesToText(Uint8Array.from(bytes), charset)
  })
}

function fromBase64(body: string): Uint8Array {
  try {
    return Uint8Array.from(atob(body.replaceAll(/\s+/g, '')), (sign) => sign.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function bytesToText(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder('utf-8').decode(bytes)
  }
}
