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

const CREME = {
  title: 'Crème',
  ingredients: [{ text: '½ l crème' }],
  instructions: ['Chill the crème.'],
}

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

test('a page that is saved as one file is read', async () => {
  const file = `${HEAD}${part('text/html', quoted, 'quoted-printable')}${part('image/jpeg', '/9j/4AAQ', 'base64')}------MultipartBoundary--x1------\n`
  const { documents } = await importOf('creme.mhtml', file.replaceAll('\n', '\r\n'))
  expect(documents[0]).toMatchObject(CREME)
})

/** Returns a saved mail with its own headers around the body, and a photo. */
function mailOf(body: string): string {
  return `Delivered-To: cook@example.com
Received: by mail.example; Tue, 3 Nov 2026 10:00:00 +0000
Date: Tue, 3 Nov 2026 10:00:00 +0000
Subject: Fwd: =?utf-8?Q?Cr=C3=A8me?=
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
${body}
--outer
Content-Type: image/jpeg; name="creme.jpg"
Content-Transfer-Encoding: base64

/9j/4AAQ
--outer--
`.replaceAll(/\r?\n/g, '\r\n')
}

const TEXT = 'Crème\n\nIngredients\n- ½ l crème\n\nMethod\n1. Chill the crème.\n'

const bodyOf = (type: string, encoding: string, text: string) =>
  `Content-Type: text/${type}\nContent-Transfer-Encoding: ${encoding}\n\n${text}`
const ALTERNATIVES = `Content-Type: multipart/alternative; boundary="inner"

--inner
${bodyOf('plain', '7bit', 'This mail is a page.')}
--inner
${bodyOf('html; charset="utf-8"', 'quoted-printable', quoted)}
--inner--`
const base64 = Buffer.from(TEXT).toString('base64')

test.each([
  ['a page beside its text, below an attachment', ALTERNATIVES],
  ['bytes that are no UTF-8', bodyOf('plain; charset=iso-8859-1', '8bit', TEXT)],
  ['base64', bodyOf('plain; charset=utf-8', 'base64', base64)],
])('a mail is read: %s', async (_what, body) => {
  const { documents, problems } = await importOf('creme.eml', Buffer.from(mailOf(body), 'latin1'))
  expect(problems).toEqual([])
  expect(documents).toHaveLength(1)
  expect(documents[0]).toMatchObject(CREME)
})

test.each([
  ['plain', TEXT.replace('Crème\n\n', '')],
  ['html', PAGE.replace('<h1>Crème</h1>', '')],
])('a mail whose %s text has no title is titled by its subject', async (type, body) => {
  const mail = mailOf(bodyOf(`${type}; charset=utf-8`, '8bit', body))
  const { documents } = await importOf('saved.eml', mail)
  expect(documents[0]).toMatchObject({ title: 'Crème', instructions: ['Chill the crème.'] })
})

test('a frame of a saved page is no part of it', async () => {
  const frame = PAGE.replaceAll('crème', 'soap').replace('Crème', 'Soap')
  const parts = [PAGE, frame].map((html) => part('text/html', html, '8bit')).join('')
  const file = `${HEAD}${parts}------MultipartBoundary--x1------\n`
  const { documents } = await importOf('creme.mhtml', file)
  expect(documents.map(({ title }) => title)).toEqual(['Crème'])
})

const NESTED = Array.from({ length: 300 }, (_, depth) => {
  return `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b${depth}\n\n--b${depth}\n`
}).join('')

test.each([
  ['without a recipe', `${HEAD}\nHello.\n`, 'No recipe was found in the mail'],
  ['nested without end', NESTED, 'The mail is damaged, or nested too deeply to be read.'],
])('a mail %s is a problem', async (_what, mail, problem) => {
  const { problems, documents } = await importOf('mail.eml', mail)
  expect(documents).toEqual([])
  expect(problems).toEqual([expect.stringContaining(problem)])
})
