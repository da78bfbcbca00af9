/**
 * The settings of content/site.yaml. They are the one document that every page needs, so they are
 * bundled; only the ones named here reach the browser.
 */
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

/** Where the submissions of a form go. */
type Delivery<F extends 'newsletter' | 'contact'> = Pick<Site[F], 'service' | 'endpoint'>

type Bare<Group> = Omit<NonNullable<Group>, 'type' | '_id' | '_raw'>

/** What pages load of others, and what that needs: a group by the name of each provider. */
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
  /** Whether pages are kept in the browser, to be read without the network. */
  offline,
  providers: providers as ProviderSettings,
  sampleContent,
  scrollOnBack: scrollOnBack as Site['scrollOnBack'],
  search: search as Site['search'],
  social: social as Site['social'],
  tagline,
}
