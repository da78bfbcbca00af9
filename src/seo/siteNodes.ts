import type {
  Graph,
  Organization,
  SearchActionLeaf,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { LARGE_ICON } from '../addresses/iconFiles.ts'
import { paths } from '../addresses/paths.ts'
import { settings } from '../settings/settings.ts'

const ORGANIZATION_ID = canonicalUrl('/#organization')

/** Name and address stand beside the id, since not every reader of recipes looks an id up. */
export function publisherNode() {
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: settings.brand,
    url: canonicalUrl(paths.home),
  } as const satisfies Organization
}

function organizationNode() {
  return { ...publisherNode(), logo: canonicalUrl(`/${LARGE_ICON}`) } satisfies Organization
}

function websiteNode() {
  return {
    '@type': 'WebSite',
    '@id': canonicalUrl('/#website'),
    name: settings.brand,
    url: canonicalUrl(paths.home),
    publisher: { '@id': ORGANIZATION_ID },
    potentialAction: searchAction(),
  } as const satisfies WebSite
}

function searchAction() {
  return {
    '@type': 'SearchAction',
    target: canonicalUrl(`${paths.search}?q={search_term_string}`),
    'query-input': 'required name=search_term_string',
  } as const satisfies WithActionConstraints<SearchActionLeaf>
}

/** The graph of a page: the site, its organization and the page's own nodes. */
export function graphJson(nodes: Graph['@graph'] = []): string {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [websiteNode(), organizationNode(), ...nodes],
  }
  // React escapes no JSON; a “<” in a text must not end the script.
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
