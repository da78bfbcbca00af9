import { expect, test } from 'vitest'
import { ODD_TEXT, ODD_TEXT_SHOWN } from '../../tests/support/oddText.ts'
import { readXml } from '../../tests/support/readXml.ts'
import { xmlElement, xmlFile } from './xml.ts'

test('any text comes back from an element and an attribute as it was, except for what XML cannot hold', () => {
  const { text, attributes } = readXml(xmlFile(xmlElement('a', { b: ODD_TEXT }, ODD_TEXT)))
  expect(text).toBe(ODD_TEXT_SHOWN)
  expect(attributes).toEqual({ b: ODD_TEXT_SHOWN })
})

test('line breaks of every kind come back as they were', () => {
  expect(readXml(xmlFile(xmlElement('a', {}, 'a\r\nb\rc\nd'))).text).toBe('a\r\nb\rc\nd')
})

test('elements stand inside elements, between texts, below a declaration', () => {
  const inner = xmlElement('b', {}, 'c & d')
  expect(xmlFile(xmlElement('a', {}, 'x', inner, 'y'))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>x<b>c &amp; d</b>y</a>\n',
  )
})
