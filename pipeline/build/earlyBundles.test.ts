import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SETTINGS } from './bundleInputs.ts'
import { settingsFor } from './earlyBundles.ts'

test('the settings that bundling begins with are, byte for byte, those of the compiled content', async () => {
  const early = await settingsFor({ now: new Date('2026-06-01'), for: 'readers' })
  expect(early).toBe(await readFile(SETTINGS, 'utf8'))
})
