import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { tokenInPage } from './checkCaller.ts'

const PAGE = '<head><title>Editor</title></head>'
const OWN_WINDOW = {
  host: 'localhost:5173',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
}

function pageFor(headers: Record<string, string | undefined>): string {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  return tokenInPage(PAGE, request, '$&secret')
}

test('a window of its own is given the token', () => {
  expect(pageFor(OWN_WINDOW)).toBe(
    '<head><title>Editor</title><meta name="bridge-token" content="$&secret" /></head>',
  )
  expect(pageFor({ ...OWN_WINDOW, host: '127.0.0.1:5173' })).toContain('secret')
})

test.each([
  ['a script that fetches the page', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }],
  ['a script that fetches it as if it were shown', { 'sec-fetch-dest': 'empty' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['an object', { 'sec-fetch-dest': 'object' }],
  ['an import', { 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'cors' }],
  ['a browser that does not say', { 'sec-fetch-dest': undefined, 'sec-fetch-mode': undefined }],
  ['a foreign name of this machine', { host: 'evil.example:5173' }],
])('%s is given the page without it', (_what, headers) => {
  expect(pageFor({ ...OWN_WINDOW, ...headers })).toBe(PAGE)
})
