import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

/** A test in which any error, warning or failed request of the page is a failure. */
export const test = base.extend<{ quiet: void; allowed: RegExp[] }>({
  /** Messages that the test itself provokes. */
  allowed: [[], { option: true }],
  quiet: [
    async ({ page, allowed }, use) => {
      const complaints: string[] = []
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text)
      }
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text())
      })
      page.on('pageerror', (error) => note(String(error)))
      page.on('requestfailed', (request) => {
        // A navigation away ends what is still on its way.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`)
      })
      await use()
      base.expect(complaints, 'the page was quiet').toEqual([])
    },
    { auto: true },
  ],
})
