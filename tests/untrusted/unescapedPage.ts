import type { Family, Payload } from './payloads.ts'

/** Where a browser runs payloads of a family: the markup around each. */
const AROUND: Partial<Record<Family, (text: string) => string>> = {
  html: (text) => text,
  svg: (text) => text,
  mathml: (text) => text,
  attributes: (text) =>
    `<p title="${text}"></p><p title='${text}'></p><p title=${text}></p><!--${text}-->`,
  'javascript links': (text) =>
    text.startsWith('<') ? text : `<a href="${text.replaceAll('"', '&quot;')}">x</a>`,
  'JSON-LD breakouts': (text) =>
    `<script type="application/ld+json">{"x":"${text}"}</script><script>[{x:[{y:"${text}"</script>`,
}

export function unescapedPage(payloads: readonly Payload[]): string {
  const pages = payloads.flatMap(({ family, text }) => AROUND[family]?.(text) ?? [])
  return pages.map((html) => `<iframe srcdoc="${escapeAttribute(html)}"></iframe>`).join('\n')
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
