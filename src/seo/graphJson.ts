import type { Graph } from 'schema-dts'
import { organizationNode, websiteNode } from './siteNodes.ts'

/** The graph of a page, to stand in a script: the site, then what is on the page. */
export function graphJson(nodes: Graph['@graph'] = []): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [websiteNode(), organizationNode(), ...nodes],
  }
  // React escapes no JSON; a “<” in a text must not end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
