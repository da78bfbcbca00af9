import { Helmet } from 'react-helmet-async'
import { locale } from 'words/locale'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { settings } from '../settings/settings.ts'
import { type DocumentPicture, type PicturedDocument, alternativeText } from '../content/picture.ts'
import { JsonLd, type JsonLdProps } from './JsonLd.tsx'
import { pictureAddress, SHARE_SIZE, shareFile } from '../addresses/pictureFiles.ts'

export interface HeadProps {
  /** Without the brand, which is appended unless the title contains it. */
  title: string
  description: string
  /** Without a trailing slash; pages without a path are hidden from search engines. */
  path?: string
  document?: PicturedDocument<DocumentPicture>
  nodes?: JsonLdProps['nodes']
}

export function Head({ path, nodes, ...page }: HeadProps) {
  return (
    <>
      <Helmet>
        <title>{pageTitle(page.title)}</title>
        <meta name="description" content={page.description} />
        {path === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          [
            <link key="canonical" rel="canonical" href={canonicalUrl(path)} />,
            ...openGraphTags(page, canonicalUrl(path)),
          ]
        )}
      </Helmet>
      <JsonLd nodes={nodes} />
    </>
  )
}

/** Follows https://ogp.me. Returns elements, since Helmet does not render components. */
function openGraphTags({ title, description, document }: HeadProps, url: string) {
  const image = shareImage(document ?? settings.sitePicture, title)
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:type': document ? 'article' : 'website',
    'og:url': url,
    'og:site_name': settings.brand,
    'og:locale': locale.replace('-', '_'),
    'og:image': image.url,
    'og:image:width': image.size?.width,
    'og:image:height': image.size?.height,
    'og:image:alt': image.alt,
  }
  const tags = Object.entries(properties).map(
    ([name, value]) => value && <meta key={name} property={name} content={String(value)} />,
  )
  return [<meta key="card" name="twitter:card" content="summary_large_image" />, ...tags]
}

/** Returns `Chana masala | Pinchwell`; a title that names the brand stays unchanged. */
export function pageTitle(title: string): string {
  return title.includes(settings.brand) ? title : `${title} | ${settings.brand}`
}

/** Returns address, description and size; an image on another site has no known size. */
export function shareImage(
  { picture, imageDesc }: PicturedDocument<DocumentPicture>,
  title: string,
) {
  const alt = alternativeText(imageDesc, title, picture)
  if ('address' in picture) return { url: picture.address, alt, size: undefined }
  return { url: canonicalUrl(pictureAddress(shareFile(picture))), alt, size: SHARE_SIZE }
}
