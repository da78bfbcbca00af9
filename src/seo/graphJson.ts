import type { Graph } from 'schema-dts'
import { organizationNode, websiteNode } from './siteNodes.ts'

export function graphJson(nodes: Graph['@graph'] = []): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [websiteNode(), organizationNode(), ...nodes],
  }
  // React escapes no JSON; a “<” in a text must not end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
