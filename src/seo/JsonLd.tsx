import type { Graph } from 'schema-dts'
import { organizationNode, websiteNode } from './siteNodes.ts'

export interface JsonLdProps {
  /** What the page shows, in the vocabulary of https://schema.org; nothing that a reader cannot see. */
  nodes?: Graph['@graph']
}

/** Structured data, for machines that read the page: the site, then what is on the page. */
export function JsonLd({ nodes }: JsonLdProps) {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [websiteNode(), organizationNode(), ...(nodes ?? [])],
  }
  // React escapes no JSON; a “<” in a text must not end the script.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
