/** The settings of content/site.yaml that pages need; browsers get no others. */
import type { Site } from 'contentlayer/generated'
import { absent, footer, header, pages } from 'contentlayer/generated/Navigation/_index.json'
import * as site from 'contentlayer/generated/Site/_index.json'

export type FormName = 'newsletter' | 'contact'

type Delivery<F extends FormName> = Pick<Site[F], 'service' | 'endpoint'>

type Bare<Group> = Omit<NonNullable<Group>, 'type' | '_id' | '_raw'>

export type ProviderSettings = Pick<Site['providers'], 'analytics' | 'ads'> & {
  [Name in 'plausible' | 'ga4' | 'adsense']?: Bare<Site['providers'][Name]>
}

type Claims = Partial<Record<'recipes' | 'reviews' | 'subscribers', string>>

// The types omit the fields that Contentlayer adds to groups.
const claims: Claims = site.claims ?? {}
const contact: Delivery<'contact'> = site.contact
const newsletter: Delivery<'newsletter'> = site.newsletter
const providers: ProviderSettings = site.providers

export const settings = {
  address: site.address,
  affiliate: site.affiliate,
  /** Shown at the top of posts, and shared for pages without a picture. */
  sitePicture: { picture: site.picture, imageDesc: site.imageDesc },
  hasSitePicture: site.image !== undefined,
  brand: site.brand,
  claims,
  contact,
  contacts: site.contacts,
  description: site.description,
  newsletter,
  offline: site.offline,
  providers,
  sampleContent: site.sampleContent,
  scrollOnBack: site.scrollOnBack,
  search: site.search,
  social: site.social ?? [],
  tagline: site.tagline,
}

/** The links of header and footer, and the slugs of the texts in `content/pages`. */
export const navigation = { header, footer, pages: pages as string[] }

/** Whether a form is sent to a service; otherwise submissions stay in the browser. */
export function hasFormService(form: FormName): boolean {
  return settings[form].service !== 'none'
}

export function hasPage(path: string): boolean {
  return !(absent as string[]).includes(path)
}
