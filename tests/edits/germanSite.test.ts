import { expect, test } from 'vitest'
import { copyContent } from './editedContent.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

/** Words that stand in English sentences alone, of which no page of a German site may have one. */
const ENGLISH =
  /\b(?:the|and|with|from|your|this|that|are|have|you|recipe|recipes|review|search|back to|share|print|save|servings|ingredients|shopping|newsletter is|loading|open|close)\b/i

test('a site in German has no English word, and its amounts and waits are understood', async () => {
  const content = await copyContent('tests/german', '.build/edits/german/content')
  expectSuccess(await buildContent(content.dir))
  const site = await content.site()
  for (const { address, document } of site.pages) {
    expect(document.documentElement.lang, address).toBe('de')
    expect(document.body.textContent?.match(ENGLISH)?.[0], address).toBeUndefined()
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content']
    for (const name of attributes) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        expect(element.getAttribute(name)?.match(ENGLISH)?.[0], address).toBeUndefined()
      }
    }
  }
  const texts = [...site.files].filter(([name]) => /\.(html|xml|json|webmanifest)$/.test(name))
  expect(texts.filter(([, bytes]) => bytes.includes('Pinchwell')).map(([name]) => name)).toEqual([])
  const soup = site.page('/recipes/1').document
  expect(soup.querySelector('meta[property="og:locale"]')?.getAttribute('content')).toBe('de_DE')
  expect(soup.body.textContent).toContain('4. Oktober 2026')
  expectSuccess(await testContent(content.dir))
})
