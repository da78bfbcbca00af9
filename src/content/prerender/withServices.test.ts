import { expect, test, vi } from 'vitest'
import { type ProviderSettings, settings } from '../../settings/settings.ts'
import {
  type BodyNode,
  SERVICE_SUBJECTS,
  type ServiceSubject,
  textOfBody,
  walkElements,
} from '../body.ts'
import { textPages } from './documents.ts'
import { withServices } from './withServices.ts'

const services = (about: ServiceSubject): BodyNode => ({ tag: 'Services', props: { about } })

const { providers: noProviders, newsletter, contact } = settings

function choose(providers: Partial<ProviderSettings>, forms: Partial<typeof FORMS> = {}) {
  const chosen = { ...noProviders, ...providers }
  vi.spyOn(settings, 'providers', 'get').mockReturnValue(chosen)
  vi.spyOn(settings, 'newsletter', 'get').mockReturnValue(forms.newsletter ?? newsletter)
  vi.spyOn(settings, 'contact', 'get').mockReturnValue(forms.contact ?? contact)
}

const said = (about: ServiceSubject) => textOfBody(withServices([services(about)]))

const FORMS = {
  newsletter: { service: 'formspree', endpoint: 'https://formspree.io/f/abcdwxyz' },
  contact: { service: 'json', endpoint: 'https://forms.example/contact' },
} satisfies Pick<typeof settings, 'newsletter' | 'contact'>

const PLAUSIBLE = { domain: 'pinchwell.example' }
const OWN = { ...PLAUSIBLE, script: 'https://stats.example/js/script.manual.js', consent: true }

test.each<[ServiceSubject, Partial<ProviderSettings>, string]>([
  ['ads', { ads: 'none' }, 'no ad network is loaded, and the boxes set no cookies.'],
  ['ads', { ads: 'hidden' }, 'none of them is shown: no ad network is loaded.'],
  ['ads', { ads: 'adsense' }, 'Google AdSense fills them, if you allow it'],
  ['ads', { ads: 'adsense' }, 'How Google uses what it learns'],
  ['ads-use', { ads: 'none' }, 'we do not build profiles of readers.'],
  ['ads-use', { ads: 'adsense' }, 'Google can build them'],
  ['analytics', { analytics: 'none' }, 'no analytics provider is loaded'],
  [
    'analytics',
    { analytics: 'plausible', plausible: PLAUSIBLE },
    'from plausible.io and is loaded without asking',
  ],
  [
    'analytics',
    { analytics: 'plausible', plausible: OWN },
    'if you allow it; otherwise nothing of it is loaded. Its script comes from stats.example',
  ],
  ['analytics', { analytics: 'ga4' }, 'Google Analytics reads the list, if you allow it'],
  ['analytics-use', { analytics: 'ga4' }, 'Page views tell us which pages are read.'],
  ['consent-entry', { ads: 'adsense' }, 'provider-consent: your answer'],
  ['others', { ads: 'hidden' }, 'no third-party services are loaded'],
  ['others', { ads: 'adsense', analytics: 'ga4' }, 'Google Analytics and Google AdSense.'],
])('of %s with %o, the privacy page says “%s”', (about, providers, words) => {
  choose(providers)
  expect(said(about)).toContain(words)
})

test.each<[ServiceSubject, string, string]>([
  ['newsletter', 'It is not sent to a server.', 'is sent to Formspree (formspree.io)'],
  ['newsletter-use', 'it does not leave your device', 'We get it from Formspree (formspree.io)'],
  ['contact', 'It is not sent to a server.', 'is sent to forms.example: your name'],
  ['contact-use', 'they do not leave your device', 'We get contact messages from forms.example'],
  ['contact-form', 'does not reach us', 'reaches us, too'],
  ['rights', 'leave no copy with us', 'ask us by e-mail'],
  [
    'others',
    'no third-party services',
    'send what you enter to Formspree (formspree.io) and forms.example.',
  ],
])(
  'of %s, the privacy page says “%s” without services for forms, with them “%s”',
  (about, without, sent) => {
    choose({})
    expect(said(about)).toContain(without)
    choose({}, FORMS)
    expect(said(about)).toContain(sent)
  },
)

test.each([true, false])('videos of YouTube are said to come from there: %s', (hasYoutube) => {
  choose({})
  const text = textOfBody(withServices([services('others')], hasYoutube))
  expect(text.includes('come from YouTube')).toBe(hasYoutube)
})

test('a service that is switched off leaves no paragraph and no entry', () => {
  const list: BodyNode = {
    tag: 'ul',
    children: [
      { tag: 'li', children: ['Kept.'] },
      { tag: 'li', children: [services('consent-entry')] },
    ],
  }
  expect(withServices([list, services('unsent-entries')])).toEqual([
    { tag: 'ul', children: [{ tag: 'li', children: ['Kept.'] }] },
  ])
})

test('the starting privacy page denies no service that is on, and names every subject', () => {
  const privacy = textPages.find(({ slug }) => slug === 'privacy')?.content ?? []
  choose({ analytics: 'ga4', ads: 'adsense' }, FORMS)
  const text = textOfBody(withServices(privacy))
  expect(text).not.toMatch(
    /no analytics|nothing reads|none is connected|no ad network is|no cookies\.|not sent|never leaves|not reach us|leaves? your device|no third-party/i,
  )
  const named = [...walkElements(privacy)].flatMap(({ props }) => props?.about ?? [])
  expect(named.toSorted()).toEqual(SERVICE_SUBJECTS.toSorted())
})
