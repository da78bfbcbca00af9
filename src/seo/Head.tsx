import { Helmet } from 'react-helmet-async'
import { settings } from '../site/settings.ts'

export interface HeadProps {
  /** Without the brand, which is added; the home page gives its own whole title. */
  title: string
  description: string
  /** The page's path, without a slash at its end; none for a page that is not to be found. */
  path?: string
}

/** What stands in the document's head; each page renders exactly one. */
export function Head({ title, description, path }: HeadProps) {
  return (
    <Helmet>
      <title>{pageTitle(title)}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonicalUrl(path)} />
      )}
    </Helmet>
  )
}

/** `Chana masala | Pinchwell`; a title that names the brand already stays as it is. */
export function pageTitle(title: string): string {
  return title.includes(settings.brand) ? title : `${title} | ${settings.brand}`
}

/** The one address of a page, whatever slash or query it was reached by. */
export function canonicalUrl(path: string): string {
  return `${settings.address}${path}`
}
