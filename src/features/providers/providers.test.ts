// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ProviderSettings, settings } from '../../settings/settings.ts'
import { isRefusedByBrowser, keepConsent, readConsent } from './consent.ts'
import { loadScript } from './loadScript.ts'
import { chosenProviders, type Provider } from './providers.ts'

const { providers: none } = settings
const ORIGIN = window.location.origin

const GOOGLE: ProviderSettings = {
  analytics: 'ga4',
  ga4: { measurementId: 'G-TEST1234' },
  ads: 'adsense',
  adsense: { client: 'ca-pub-1234567890123456', slot: '1234567890' },
}
const PLAUSIBLE: ProviderSettings = {
  analytics: 'plausible',
  plausible: { domain: 'pinchwell.example' },
  ads: 'none',
}

function choose(chosen: ProviderSettings): Provider[] {
  settings.providers = chosen
  return chosenProviders()
}

let scripts: HTMLScriptElement[]

beforeEach(() => {
  vi.useFakeTimers()
  scripts = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...nodes.filter((node) => node instanceof HTMLScriptElement))
  })
  window.dataLayer = [view('/'), view('/about')]
})

afterEach(() => {
  settings.providers = none
  delete window.dataLayer
  delete window.googleLayer
  delete window.plausible
})

function waiting(chosen: ProviderSettings): string[] {
  return choose(chosen).map(({ name, needsConsent }) => `${name} ${needsConsent}`)
}

function view(path: string) {
  return { event: 'page_view', page_path: path, page_title: `Title of ${path}` } as const
}

test('by default there is no provider, so nobody is asked', () => {
  expect(chosenProviders()).toEqual([])
})

test('Google is loaded with consent only; Plausible needs none, unless the owner wants it', () => {
  expect(waiting(GOOGLE)).toEqual(['ga4 true', 'adsense true'])
  expect(waiting(PLAUSIBLE)).toEqual(['plausible false'])
  const plausible = { domain: 'pinchwell.example', consent: true }
  expect(waiting({ ...PLAUSIBLE, plausible })).toEqual(['plausible true'])
})

test('Google Analytics receives the page views before it and after it, each once', () => {
  choose(GOOGLE)[0]?.start()
  window.dataLayer?.push(view('/recipes/7'))
  const commands = (window.googleLayer ?? []).map((call) => Array.from(call))
  expect(commands.slice(0, 2)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-TEST1234', { send_page_view: false }],
  ])
  expect(commands.slice(2)).toEqual(
    ['/', '/about', '/recipes/7'].map((path) => [
      'event',
      'page_view',
      { page_location: ORIGIN + path, page_title: `Title of ${path}` },
    ]),
  )
  expect(window.dataLayer).toHaveLength(3)
  expect(scripts.map(({ src, async }) => [src, async])).toEqual([
    ['https://www.googletagmanager.com/gtag/js?id=G-TEST1234&l=googleLayer', true],
  ])
})

test('Plausible receives the page views before its script came, and its script those after it', () => {
  choose(PLAUSIBLE)[0]?.start()
  expect(window.plausible?.q?.map((call) => Array.from(call))).toEqual(
    ['/', '/about'].map((path) => ['pageview', { url: ORIGIN + path, u: ORIGIN + path }]),
  )
  const script = vi.fn<NonNullable<typeof window.plausible>>()
  window.plausible = script
  window.dataLayer?.push(view('/blog'))
  expect(script.mock.calls).toEqual([['pageview', { url: `${ORIGIN}/blog`, u: `${ORIGIN}/blog` }]])
})

test.each([
  [undefined, 'https://plausible.io/js/script.manual.js'],
  ['https://stats.example/js/pa-1.js', 'https://stats.example/js/pa-1.js'],
])('with the script %s, Plausible is %s', (script, address) => {
  choose({ ...PLAUSIBLE, plausible: { domain: 'pinchwell.example', script } })[0]?.start()
  expect(scripts.map(({ src, dataset }) => [src, dataset.domain])).toEqual([
    [address, 'pinchwell.example'],
  ])
  expect(window.plausible?.o).toEqual({ autoCapturePageviews: false })
})

test('a script is there when it is loaded, and is not when it is blocked or never comes', async () => {
  const coming = ['load', 'error', null].map((event) => {
    const outcome = loadScript('https://ads.example/a.js')
    if (event) scripts.at(-1)?.dispatchEvent(new Event(event))
    return outcome
  })
  vi.advanceTimersByTime(20_000)
  expect(await Promise.all(coming)).toEqual([true, false, false])
})

test('the answer is kept, and asked for again when there are other providers', () => {
  const google = choose(GOOGLE)
  expect(readConsent(google)).toBe(null)
  keepConsent('allowed', google)
  expect(readConsent(google)).toBe('allowed')
  keepConsent('declined', google)
  expect(readConsent(google)).toBe('declined')
  expect(readConsent(google.slice(1))).toBe(null)
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('Global Privacy Control %s: the browser declines for its visitor %s', (value, isRefused) => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true })
  expect(isRefusedByBrowser()).toBe(isRefused)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})
