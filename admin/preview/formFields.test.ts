// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { focusFieldOf, textInFocus } from './formFields.ts'

const VALUES = {
  title: 'Plum galette',
  description: 'A free-form tart with plums.',
  ingredients: [{ text: '1/2 cup (60 g) flour' }, { text: '2 plums' }],
  notes: { storage: 'Keeps for two days.' },
  content: 'First part.\n\nSee [the tart](/recipes/2) below.',
}

beforeEach(() => {
  document.body.innerHTML = `
    <section data-key-path="title"><input value="Plum galette"></section>
    <section data-key-path="ingredients"><textarea>1/2 cup (60 g) flour\n2 plums</textarea></section>
    <section data-key-path="notes"><section data-key-path="notes.storage"><input value="Keeps for two days."></section></section>
    <section data-key-path="content"><textarea>${VALUES.content}</textarea></section>`
})

function focused() {
  const control = document.activeElement
  const path = control?.closest('[data-key-path]')?.getAttribute('data-key-path')
  if (!(control instanceof HTMLTextAreaElement)) return [path]
  return [path, control.value.slice(control.selectionStart, control.selectionEnd)]
}

test.each([
  ['Plum galette', ['title']],
  ['½ cup (60 g) flour (Shop)', ['ingredients', '1/2 cup (60 g) flour']],
  ['Keeps for two days.', ['notes.storage']],
  ['See the tart below.', ['content', 'See [the tart](/recipes/2) below.']],
  ['Related recipes', [undefined]],
  ['', [undefined]],
])('a press on “%s” focuses %j', (pressed, field) => {
  focusFieldOf(pressed, VALUES)
  expect(focused()).toEqual(field)
})

test('the line with the cursor is the text in focus', () => {
  expect(textInFocus()).toBe('')
  focusFieldOf('2 plums', VALUES)
  expect(textInFocus()).toBe('2 plums')
  focusFieldOf('Plum galette', VALUES)
  expect(textInFocus()).toBe('Plum galette')
})
