import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { applyPatches } from './patchEditor.ts'

const CODE = readFileSync('node_modules/@sveltia/cms/npm/index.js', 'utf8')

test('each patch is for one place in the editor, and all of them are there', () => {
  const patched = applyPatches(CODE)
  expect(patched.match(/databaseName:`checkout`/g)).toHaveLength(1)
  expect(patched.match(/globalThis\.backUpDraft=/g)).toHaveLength(1)
  expect(patched.match(/\.openDraft=/g)).toHaveLength(1)
  expect(patched.match(/globalThis\.changeCopy\?\./g)).toHaveLength(1)
  expect(patched.match(/globalThis\.editorEntries=/g)).toHaveLength(2)
  expect(patched.match(/globalThis\.ownPictures\(/g)).toHaveLength(1)
  expect(patched.match(/globalThis\.reviewSave\(/g)).toHaveLength(1)
  expect(patched.match(/===`AbortError`\)return;/g)).toHaveLength(1)
  expect(patched).not.toContain('Error(`save_conflict`')
  expect(patched.match(/,gone\)\]/g)).toHaveLength(1)
  expect(patched.includes('www.githubstatus.com/api')).toBe(false)
})

test('a release without the code that is patched is refused', () => {
  expect(() => applyPatches('let nothing = 1')).toThrow(
    '@sveltia/cms no longer holds what dropFontsOfOtherHosts replaces.',
  )
})
