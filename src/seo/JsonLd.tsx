/** Structured data, for machines that read the page. */
export function JsonLd({ data }: { data: object }) {
  // React escapes no JSON; a “<” in a text must not end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
