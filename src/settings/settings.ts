/** The settings of content/site.yaml that pages need; they are bundled, and no others. */
import type { Site } from 'contentlayer/generated'
import {
  address,
  affiliate,
  brand,
  claims,
  contact,
  contacts,
  description,
  imageDesc,
  newsletter,
  offline,
  picture,
  providers,
  sampleContent,
  scrollOnBack,
  search,
  social,
  tagline,
} from 'contentlayer/generated/Site/_index.json'

type Delivery<F extends 'newsletter' | 'contact'> = Pick<Site[F], 'service' | 'endpoint'>

type Bare<Group> = Omit<NonNullable<Group>, 'type' | '_id' | '_raw'>

export type ProviderSettings = Pick<Site['providers'], 'analytics' | 'ads'> & {
  [Name in 'plausible' | 'ga4' | 'adsense']?: Bare<Site['providers'][Name]>
}

export const settings = {
  address,
  affiliate,
  /** Stands at the top of every post. */
  blogPicture: { picture, imageDesc },
  brand,
  claims,
  // A JSON module knows no literal types; the content check made sure of these values.
  contact: contact as Delivery<'contact'>,
  contacts,
  description,
  newsletter: newsletter as Delivery<'newsletter'>,
  offline,
  providers: providers as ProviderSettings,
  sampleContent,
  scrollOnBack: scrollOnBack as Site['scrollOnBack'],
  search: search as Site['search'],
  social: social as Site['social'],
  tagline,
}
