/** Functions that inspect pages from inside. */
// The browser receives the source of one function, which therefore contains all the others.
/* oxlint-disable unicorn/consistent-function-scoping */

declare global {
  interface Window {
    probe: Probe
  }
}

interface Probe {
  /** Does to every element, in frames too, what a visitor may do and what payloads wait for. */
  provoke: () => void
  press: () => void
  /** Finds elements that run scripts, embed documents, or link to schemes other than http and mail. */
  findActive: (page: Document) => string[]
  /** Shows pages in frames, and looks at each; returns the active ones with what is active. */
  lookAt: (addresses: string[]) => Promise<[string, string[]][]>
  /** Goes to pages one after the other, as links inside the site do, and looks at each in the same way. */
  walk: (addresses: string[]) => Promise<[string, string[]][]>
}

export function installProbe(): void {
  const EVENTS = ['mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart']
  const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data', 'poster'])
  const SAFE = new Set(['http:', 'https:', 'mailto:'])
  const FOREIGN =
    'iframe, frame, frameset, object, embed, base, portal, math, foreignObject, animate, set, ' +
    'template, marquee, video, audio, dialog, meta[http-equiv]:not([http-equiv="Content-Security-Policy"]), body style, svg script, svg a, ' +
    'script[src]:not([src^="/assets/"])'

  function frames(): Document[] {
    const all = [...document.querySelectorAll('iframe')]
    return all.flatMap(({ contentDocument }) => contentDocument ?? [])
  }

  function provoke() {
    const elements = [document, ...frames()].flatMap((page) =>
      Array.from(page.querySelectorAll('*')),
    )
    for (const element of elements) {
      for (const name of EVENTS) element.dispatchEvent(new Event(name))
    }
  }

  function press() {
    for (const element of frames().flatMap((page) =>
      Array.from(page.querySelectorAll('a, button')),
    )) {
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
  }

  function isActive({ name, value }: Attr, page: Document): boolean {
    if (name.startsWith('on') || name === 'srcdoc') return true
    if (!ADDRESSES.has(name)) return false
    return !URL.canParse(value, page.baseURI) || !SAFE.has(new URL(value, page.baseURI).protocol)
  }

  function findActive(page: Document): string[] {
    const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
      Array.from(element.attributes),
    )
    const scripts = [...page.scripts].filter(({ type }) => !type.endsWith('json'))
    return [
      ...attributes
        .filter((attribute) => isActive(attribute, page))
        .map((it) => `${it.name}="${it.value}"`),
      ...[...page.querySelectorAll(FOREIGN)].map(({ outerHTML }) => outerHTML),
      ...scripts.filter(({ text }) => text.includes('ran(')).map(({ text }) => text),
      ...('polluted' in {} ? ['a polluted prototype'] : []),
    ]
  }

  async function lookAt(addresses: string[]) {
    const looks = addresses.map(async (address): Promise<[string, string[]]> => {
      const frame = document.createElement('iframe')
      frame.src = address
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
      document.body.append(frame)
      await loaded
      const page = frame.contentDocument
      return [address, page?.querySelector('h1') ? findActive(page) : ['it has no heading']]
    })
    const found = await Promise.all(looks)
    provoke()
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
    return found.filter(([, active]) => active.length > 0)
  }

  async function walk(addresses: string[]) {
    const found: [string, string[]][] = []
    for (const address of addresses) {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      await shown(address)
      found.push([address, findActive(document)])
      provoke()
    }
    return found.filter(([, active]) => active.length > 0)
  }

  /** Waits until the current page has this canonical address. */
  async function shown(address: string) {
    const isShown = () =>
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(address)
    const stopped = performance.now() + 5000
    while (!isShown()) {
      if (performance.now() > stopped) throw new Error(`${address} is not shown.`)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  window.probe = { provoke, press, findActive, lookAt, walk }
}
