import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyPatches } from './patchEditor.ts'

const CODE = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')

test('each patch is for one place in the editor, and all of them are there', () => {
  const patched = applyPatches(CODE)
  const once =
    'databaseName:`checkout` .openDraft= ===`AbortError`)return; ,gone)] globalThis.backUpDraft= ' +
    'globalThis.changeCopy?. globalThis.ownPictures( globalThis.reviewSave( globalThis.editorEntries='
  const counts = once.split(' ').map((code) => [code, patched.split(code).length - 1])
  expect(counts).toEqual(once.split(' ').map((code) => [code, 1]))
  expect(/Error\(`save_conflict`|www\.githubstatus\.com\/api/.test(patched)).toBe(false)
  expect(patched).toContain('`There was an error while saving the entry.`')
})

test('a release without the code that is patched is refused', () => {
  expect(() => applyPatches('let nothing = 1')).toThrow(
    '@sveltia/cms no longer holds what dropFontsOfOtherHosts replaces.',
  )
})
