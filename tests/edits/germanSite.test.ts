import { expect, test } from 'vitest'
import { copyContent } from './editedContent.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

/** Matches words that only English has, and that no page of a German site may contain. */
const ENGLISH =
  /\b(?:the|and|with|from|your|this|that|are|have|you|recipe|recipes|review|search|back to|share|print|save|servings|ingredients|shopping|loading|open|close)\b/i
const READ_ALOUD = ['aria-label', 'alt', 'title', 'placeholder', 'content']

function textsOf(document: Document): string[] {
  for (const element of document.querySelectorAll('script, style')) element.remove()
  const attributes = READ_ALOUD.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  )
  return [document.body.textContent ?? '', ...attributes.filter((text) => !URL.canParse(text))]
}

test('a site in German has no English word, and its amounts and waits are understood', async () => {
  const content = await copyContent('tests/german', '.build/edits/german/content')
  expectSuccess(await buildContent(content.dir))
  const site = await content.site()
  const soup = site.page('/recipes/1').document
  expect(soup.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE')
  const pages = site.pages.map(({ address, document }) => {
    const language = document.documentElement.lang
    return {
      address,
      language,
      english: textsOf(document).flatMap((text) => text.match(ENGLISH)?.[0] ?? []),
    }
  })
  expect(pages).toEqual(pages.map(({ address }) => ({ address, language: 'de', english: [] })))
  const texts = [...site.files].filter(([name]) => /\.(html|xml|json|webmanifest)$/.test(name))
  expect(texts.filter(([, bytes]) => bytes.includes('Pinchwell')).map(([name]) => name)).toEqual([])
  expect(soup.body.textContent).toContain('4. Oktober 2026')
  expectSuccess(await testContent(content.dir))
})
