/** Fills a page's text with sentences about the third-party services in the settings. */
import { locale } from 'words/locale'
import * as words from 'words/services'
import { privacyChoices } from 'words/site'
import { needsConsent } from '../../settings/chosenProviders.ts'
import { plausibleScript } from '../../settings/plausibleScript.ts'
import { type FormName, settings } from '../../settings/settings.ts'
import { CONSENT_KEY, UNSENT_PREFIX } from '../../storage/keys.ts'
import type { BodyElement, BodyNode, ServiceSubject } from '../body.ts'
import { mapElements, SERVICE_SUBJECTS } from '../body.ts'

/** Replaces each `<Services />`; removes its paragraph or list entry if no sentence applies. */
export function withServices(nodes: BodyNode[], hasYoutube = false): BodyNode[] {
  return nodes.flatMap((node) => {
    const isBlock = typeof node === 'object' && node.tag === 'Services'
    return mapElements([isBlock ? { tag: 'p', children: [node] } : node], (element) => {
      if (element.tag === 'Services') return sentencesAbout(element, hasYoutube)
      return element.children?.length === 0 ? [] : [element]
    })
  })
}

function sentencesAbout({ props }: BodyElement, hasYoutube: boolean): BodyNode[] {
  const subject = SERVICE_SUBJECTS.find((each) => each === props?.about)
  return subject ? SENTENCES[subject](hasYoutube) : []
}

const SENTENCES: Record<ServiceSubject, (hasYoutube: boolean) => BodyNode[]> = {
  ads: () =>
    ({ none: [words.adsNone], hidden: [words.adsHidden], adsense: google(words.adsense) })[
      settings.providers.ads
    ],
  'ads-use': () => [
    settings.providers.ads === 'adsense' ? words.adsenseProfiles : words.sellsNothing,
  ],
  analytics: () =>
    ({ none: [words.analyticsNone], plausible: [describePlausible()], ga4: google(words.ga4) })[
      settings.providers.analytics
    ],
  'analytics-use': () => [
    settings.providers.analytics === 'none' ? words.uncounted : words.counted,
  ],
  newsletter: () => sentTo('newsletter', words.newsletterNone, words.newsletterSent),
  'newsletter-use': () => sentTo('newsletter', words.newsletterKept, words.newsletterUse),
  contact: () => sentTo('contact', words.contactNone, words.contactSent),
  'contact-use': () => sentTo('contact', words.contactKept, words.contactUse),
  'contact-form': () => sentTo('contact', words.contactForm, () => words.contactFormSent),
  'consent-entry': () =>
    needsConsent() ? entry(CONSENT_KEY, words.consentEntry({ choices: privacyChoices })) : [],
  'unsent-entries': () =>
    formServices().length > 0 ? entry(UNSENT_PREFIX, words.unsentEntries) : [],
  others: (hasYoutube) => [others(hasYoutube)],
  rights: () => [formServices().length > 0 ? words.formsAsked : words.formsKept],
}

/** Adds the link that Google requires of sites that use its services. */
function google(sentences: string): BodyNode[] {
  const href = 'https://policies.google.com/technologies/partner-sites'
  const label = words.privacyOf({ service: 'Google' })
  return [`${sentences} `, { tag: 'a', props: { href }, children: [label] }]
}

function describePlausible(): string {
  const { host } = new URL(plausibleScript(settings.providers))
  return settings.providers.plausible?.consent
    ? words.plausibleAsked({ host })
    : words.plausible({ host })
}

function sentTo(form: FormName, kept: string, sent: (service: { service: string }) => string) {
  const service = formService(form)
  return [service === undefined ? kept : sent({ service })]
}

const NAMES: Partial<Record<string, string>> = { formspree: 'Formspree', basin: 'Basin' }

function formService(form: FormName): string | undefined {
  const { service, endpoint } = settings[form]
  if (service === 'none' || endpoint === undefined) return undefined
  const { host } = new URL(endpoint)
  const name = NAMES[service]
  return name ? `${name} (${host})` : host
}

function formServices(): string[] {
  const forms = (['newsletter', 'contact'] as const).flatMap((form) => formService(form) ?? [])
  return [...new Set(forms)]
}

function entry(key: string, meaning: string): BodyNode[] {
  return [{ tag: 'code', children: [key] }, `: ${meaning}`]
}

const LOADED: Partial<Record<string, string>> = {
  plausible: 'Plausible',
  ga4: 'Google Analytics',
  adsense: 'Google AdSense',
}

function others(hasYoutube: boolean): string {
  const { analytics, ads } = settings.providers
  const loaded = [analytics, ads].flatMap((provider) => LOADED[provider] ?? [])
  const list = new Intl.ListFormat(locale)
  const sentences = [
    loaded.length > 0 ? words.othersLoaded({ services: list.format(loaded) }) : words.othersNone,
  ]
  if (hasYoutube) sentences.push(words.othersVideos)
  const forms = formServices()
  if (forms.length > 0) sentences.push(words.formsSentTo({ services: list.format(forms) }))
  return sentences.join(' ')
}
