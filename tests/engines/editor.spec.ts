/** The editor, whose preview is a page in two nested frames. */
import { startDevServer } from '../support/project/startDevServer.ts'
import { freePort } from '../support/servers/freePort.ts'
import { expect, test } from './test.ts'

const FORM = '/admin/#/collections/recipes/entries/7-tall-buttermilk-pancakes'
const STEP = '#instructions ~ ol li:nth-child(2)'

/** Reads or presses an element of the preview; '' while it is missing. */
function inPreview({ selector, press }: { selector: string; press?: boolean }): string {
  const outer = document.querySelector('iframe')?.contentDocument
  const page = outer?.querySelector('iframe')?.contentDocument
  const element = page?.querySelector<HTMLElement>(selector)
  if (press) element?.click()
  return element?.textContent ?? ''
}

test('the preview shows the page, a press on it focuses its field, and the field in focus is outlined on it', async ({
  tab,
}) => {
  test.setTimeout(240_000)
  const port = await freePort()
  const server = await startDevServer(port)
  try {
    await tab.engine.open(`http://127.0.0.1:${port}${FORM}`)
    const textOf = (selector: string) => () => tab.run(inPreview, { selector })
    await expect.poll(textOf(STEP), { timeout: 90_000 }).toContain('Beat the buttermilk')
    await tab.run(inPreview, { selector: STEP, press: true })
    await tab.expectFocus('textarea')
    expect(await tab.run(() => String(getSelection()))).toContain('Beat the buttermilk')
    await expect.poll(textOf('[data-edited]')).toContain('Beat the buttermilk')
  } finally {
    await server.stop()
  }
  await tab.engine.open('about:blank')
  // Ignores the editor's own warnings.
  tab.engine.complaints.length = 0
})
