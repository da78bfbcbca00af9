import type { BrowserContext, Page } from '@playwright/test'
import { accept, startFormService, withStatus } from '../../support/servers/formService.ts'
import { expect } from '../../e2e/support/site.ts'
import { ENDPOINT, test } from './siteWith.ts'
import { expectToast, type Message } from '../../e2e/support/toast.ts'
import { reload, stored, visit } from '../../e2e/support/visit.ts'

test.use({ allowed: [/forms\.example\/submit/] })
test.describe.configure({ mode: 'default' })

const MESSAGE = {
  Name: 'Robin Field',
  Email: 'robin@example.com',
  Subject: 'The granola',
  Message: 'How long does it keep?',
}

type Service = Awaited<ReturnType<typeof startFormService>>

let service: Service
let isOffline = false

test.beforeEach(async ({ context }) => {
  service = await startFormService()
  isOffline = false
  await deliverTo(service, context)
  // Skips the initial delay, which src/forms/outbox.test.ts tests.
  await context.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 2000
    // Avoids the consent bar, which providers.spec.ts tests.
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })
  })
})

test.afterEach(() => service.stop())

/** Redirects requests for the configured service to a local one. */
async function deliverTo({ url }: Service, context: BrowserContext) {
  await context.route(ENDPOINT, async (route) => {
    // A routed request would arrive although the browser is offline.
    if (isOffline) return route.abort('internetdisconnected')
    const response = await route.fetch({ url })
    return route.fulfill({ response })
  })
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByRole('textbox', { name: label, exact: true })
}

async function send(page: Page, subject: string) {
  for (const [label, text] of Object.entries({ ...MESSAGE, Subject: subject })) {
    await field(page, label).fill(text)
  }
  await page.getByRole('button', { name: 'Send Message' }).click()
}

const SENT: Message = {
  title: 'Message Sent! 📧',
  message: "Thanks for reaching out! We'll get back to you within 24-48 hours.",
  variant: 'default',
}
const SENT_NOW: Message = {
  title: 'Sent',
  message: 'Your message was sent now.',
  variant: 'default',
}

function notSentYet(reason: string): Message {
  const message = `${reason} Your message is kept in this browser and sent when it can be.`
  return { title: 'Not sent yet', message, variant: 'destructive' }
}

const subjects = () => service.received.map(({ fields }) => fields.subject)

test('a message is sent, refused and kept, or waits for its service', async ({ page, host }) => {
  await visit(page, `${host.url}/contact`)
  const submitted = new Promise<() => void>((resolve) => {
    service.behave = (response, request) => resolve(() => accept(response, request))
  })
  await send(page, 'one')
  const answer = await submitted
  await expectToast(page, { title: 'Sending…', variant: 'default' })
  answer()
  await expectToast(page, SENT)
  await expect(field(page, 'Message')).toHaveValue('')

  service.behave = withStatus(422)
  await send(page, 'two')
  await expectToast(page, { title: 'Not accepted', variant: 'destructive' })
  await expect(field(page, 'Subject')).toHaveValue('two')

  service.behave = withStatus(503)
  await send(page, 'three')
  await expectToast(page, notSentYet('The service cannot take it right now.'))
  await expect(field(page, 'Subject')).toHaveValue('')

  service.behave = accept
  await reload(page)
  await expectToast(page, SENT_NOW)
  expect(subjects()).toEqual(['one', 'two', 'three', 'three'])
  const [, , first, again] = service.received
  expect(again?.fields).toEqual(first?.fields)
  expect(await stored(page, 'contact-submissions')).toBeNull()
})

test('what is written offline is sent later', async ({ page, context, host }) => {
  await visit(page, `${host.url}/contact`)
  await send(page, 'one')
  await expectToast(page, SENT)

  isOffline = true
  await context.setOffline(true)
  await send(page, 'two')
  await expectToast(page, notSentYet('You are offline.'))
  expect(subjects()).toEqual(['one'])
  isOffline = false
  await context.setOffline(false)
  await expectToast(page, SENT_NOW)
  expect(subjects()).toEqual(['one', 'two'])
})
