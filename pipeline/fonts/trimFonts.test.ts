import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FONTS, trimFont } from './trimFonts.ts'

test.each(Object.entries(FONTS))(
  '%s is what its package gives today: npm run fonts',
  async (name, source) => {
    const committed = await readFile(path.resolve('src/theme/fonts', name))
    expect(committed.equals(await trimFont(source))).toBe(true)
  },
)
