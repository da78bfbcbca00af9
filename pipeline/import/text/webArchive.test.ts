import { expect, test } from 'vitest'
import { importOf } from '../../../tests/support/testImport.ts'

const HEAD = `From: <Saved by Blink>
Snapshot-Content-Location: https://cook.example/creme
MIME-Version: 1.0
Content-Type: multipart/related;
\ttype="text/html";
\tboundary="----MultipartBoundary--x1----"

`
const PAGE =
  '<html><h1>Crème</h1><h2>Ingredients</h2><ul><li>½ l crème</li></ul><h2>Method</h2><p>Chill the crème.</p></html>'

const quoted = [...new TextEncoder().encode(PAGE)]
  .map((byte) =>
    byte > 126 || byte === 61
      ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  )
  .join('')
  .replaceAll(/(<h2>)/g, '=\n$1')

const part = (type: string, text: string, how: string) =>
  `------MultipartBoundary--x1----\nContent-Type: ${type}\nContent-Transfer-Encoding: ${how}\n\n${text}\n`

test.each([
  ['quoted-printable', quoted],
  ['base64', Buffer.from(PAGE).toString('base64')],
])('a page that is saved as one file is read, as %s', async (encoding, body) => {
  const file = `${HEAD}${part('text/html', body, encoding)}${part('image/jpeg', '/9j/4AAQ', 'base64')}------MultipartBoundary--x1------\n`
  const { documents } = await importOf('creme.mhtml', file.replaceAll('\n', '\r\n'))
  expect(documents[0]).toMatchObject({
    title: 'Crème',
    ingredients: [{ text: '½ l crème' }],
    instructions: ['Chill the crème.'],
  })
})

test('a mail without a page is said to hold no recipe', async () => {
  const { problems } = await importOf('mail.eml', `${HEAD}\nHello.\n`)
  expect(problems).toHaveLength(1)
})
