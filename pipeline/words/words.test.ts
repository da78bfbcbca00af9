import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { compileMessage } from './compileMessage.ts'
import { wordsModule } from './writeWords.ts'

async function importWords(name: string, messages: Record<string, string>) {
  const dir = path.resolve('.build/test-results/words')
  mkdirSync(dir, { recursive: true })
  const file = path.join(dir, `${name}.ts`)
  writeFileSync(file, wordsModule(messages, '../../../src/shared/messages.ts'))
  return import(file)
}

const link = (text: string) => createElement('a', { href: '/' }, text)

test('a message is a constant, or a function of what it names', async () => {
  const words = await importWords('plain', {
    search: 'Search “it’s here”',
    greeting: 'Hello {name}, `$5` for you',
    found: '{count, plural, =0 {Nothing} one {# recipe} other {# recipes}} with {food}',
    terms: 'Read <link>our {page}</link> first.',
  })
  expect(words.search).toBe('Search “it’s here”')
  expect(words.greeting({ name: 'Ada' })).toBe('Hello Ada, `$5` for you')
  const found = [0, 1, 2].map((count) => words.found({ count, food: 'rice' }))
  expect(found).toEqual(['Nothing with rice', '1 recipe with rice', '2 recipes with rice'])
  expect(renderToStaticMarkup(words.terms({ link, page: 'terms' }))).toBe(
    'Read <a href="/">our terms</a> first.',
  )
})

test.each([
  ['Open {name', 'expect argument closing brace'],
  ['<b>bold', 'unclosed tag'],
  ['{count, plural, one {#}}', 'missing other clause'],
  ['{day, date, short}', 'only plain names, tags and plurals are understood'],
])('%s is no message: %s', (message, reason) => {
  expect(() => compileMessage(message)).toThrow(reason)
})
