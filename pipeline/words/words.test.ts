import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkWith } from '../../tests/content/goodContent.ts'
import { compileMessage } from './compileMessage.ts'
import { withLanguage } from './siteWords.ts'
import { readSiteWords } from '../content/documents/siteLanguage.ts'
import { localeModule, wordsModules } from './writeWords.ts'

const WRITTEN = path.resolve('.build/test-results/words')

async function importWords(name: string, messages: Record<string, string>) {
  for (const [file, code] of wordsModules(name, messages, '../../../src/shared/messages.ts')) {
    writeCode(file, code)
  }
  return import(path.join(WRITTEN, `${name}.ts`))
}

function writeCode(name: string, code: string): string {
  const file = path.join(WRITTEN, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, code)
  return file
}

const link = (text: string) => createElement('a', { href: '/' }, text)

test('a message is a constant, or a function of what it names', async () => {
  const words = await importWords('plain', {
    search: 'Search “it’s here”',
    greeting: 'Hello {name}, `$5` for you',
    found: '{count, plural, =0 {Nothing} one {# recipe} other {# recipes}} with {food}',
    hostile: "'</script>'`$'{alert(1)}'`\n\\{who}\u2028",
    terms: 'Read <link>our {page}</link> first.',
  })
  expect(words.search).toBe('Search “it’s here”')
  expect(words.greeting({ name: 'Ada' })).toBe('Hello Ada, `$5` for you')
  expect(words.hostile({ who: '`${1}`' })).toBe('</script>`${alert(1)}`\n\\`${1}`\u2028')
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

test('the words of content/words.yaml replace those of the language', () => {
  const own = 'lists:\n  posts: Journal\n'
  const { language, messages } = readSiteWords(checkWith({ 'words.yaml': own }).documents)
  expect(language).toBe('en')
  expect(messages.lists).toMatchObject({ posts: 'Journal', recipes: 'Recipes' })
  expect(readSiteWords([]).messages.lists.posts).toBe('Blog')
})

test.each([
  ['en', 'en-US', 'October 12, 2025'],
  ['de', 'de-DE', '12. Oktober 2025'],
  ['cs', 'cs-CZ', '12. října 2025'],
])('a day in %s, %s, is written as %s', async (language, locale, written) => {
  const { longDate, months } = await import(
    writeCode(`${locale}.ts`, localeModule(language, locale))
  )
  expect(longDate({ day: 12, month: months[9], year: 2025 })).toBe(written)
})

test('a page names its language', () => {
  expect(withLanguage('<html lang="en" class="a">', 'de')).toBe('<html lang="de" class="a">')
})
