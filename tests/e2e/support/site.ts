import { type ConsoleMessage, type Request, test as base, type WebError } from '@playwright/test'

export { expect } from '@playwright/test'

/** Chromium's message about the preloaded picture when pictures are off. */
const LEFT_UNUSED =
  /\/(?:pictures\/|favicon\.svg).* (?:is found, but is not used because image loading is disabled|was preloaded using link preload but not used)/

/**
 * A test that fails after any error, warning or failed request of its pages.
 */
export const test = base.extend<{ quiet: void; savesData: boolean; allowed: [] | [RegExp] }>({
  /** Whether the visitor saves data, so that pages load only requested files. */
  savesData: [true, { option: true }],
  /**
   * Messages that the test itself provokes, each written `text @ address of what it is about`. One
   * pattern: of two, Playwright would take the second for options.
   */
  allowed: [[], { option: true }],
  quiet: [
    async ({ context, allowed, savesData, launchOptions }, use) => {
      const picturesAreOff = launchOptions.args?.some((arg) => arg.includes('imagesEnabled=false'))
      if (savesData) await context.addInitScript(saveData)
      const complaints: string[] = []
      const note = (text: string, address: string) => {
        const complaint = `${text} @ ${address}`
        if (!allowed.some((pattern) => pattern.test(complaint))) complaints.push(complaint)
      }
      const onConsole = (message: ConsoleMessage) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning'
        // Playwright's message when tests block the worker.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (picturesAreOff && LEFT_UNUSED.test(message.text())) return
        if (isComplaint) note(message.text(), message.location().url)
      }
      const onError = (error: WebError) => note(String(error.error()), error.page()?.url() ?? '')
      const onFailure = (request: Request) => {
        const reason = request.failure()?.errorText ?? 'failed'
        // A navigation aborts pending requests.
        if (reason !== 'net::ERR_ABORTED') note(reason, request.url())
      }
      context.on('console', onConsole).on('weberror', onError).on('requestfailed', onFailure)
      await use()
      base.expect(complaints, 'the pages were quiet').toEqual([])
    },
    { auto: true },
  ],
})

/** Matches the browser's messages about 404 responses for exactly these paths. */
export function notFoundAt(...paths: string[]): RegExp {
  const literal = paths.map((path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`status of 404 .* @ http://[^/]+(?:${literal.join('|')})$`)
}

function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
