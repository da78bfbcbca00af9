import { expect, test } from './support/site.ts'
import { visit } from './support/visit.ts'

// The browser logs what the policy blocks.
test.use({ allowed: [/Content Security Policy|^csp @/] })

declare global {
  interface Window {
    refusedBy: Set<string>
    ran?: string
  }
}

test('what content could smuggle in does not run and is not loaded', async ({ page }) => {
  await visit(page, '/about')
  await page.evaluate(() => {
    window.refusedBy = new Set()
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.refusedBy.add(effectiveDirective),
    )
    const smuggled = document.createElement('div')
    smuggled.innerHTML =
      '<button type="button" onclick="window.ran = \'handler\'">x</button>' +
      '<link rel="stylesheet" href="https://elsewhere.example/a.css">' +
      '<object data="/feed.xml"></object><base href="https://elsewhere.example/">' +
      '<form action="https://elsewhere.example/"></form>'
    const script = document.createElement('script')
    script.textContent = 'window.ran = "script"'
    document.body.append(smuggled, script)
    smuggled.querySelector('button')?.click()
    smuggled.querySelector('form')?.requestSubmit()
    void fetch('https://elsewhere.example/').catch(() => {})
  })
  await expect
    .poll(() => page.evaluate(() => [...window.refusedBy].toSorted()))
    .toEqual([
      'base-uri',
      'connect-src',
      'form-action',
      'object-src',
      'script-src-attr',
      'script-src-elem',
      'style-src-elem',
    ])
  expect(await page.evaluate(() => window.ran)).toBeUndefined()
})
