import path from 'node:path'
import { expect, test } from 'vitest'
import { locateSite } from './sitePaths.ts'

test.each(['content', 'sites/second/content'])(
  'a build of %s writes nowhere that the development server reads what it shows',
  (content) => {
    const { compiled, dist, staging } = locateSite('/project', content)
    const shown = compiled.editors + path.sep
    for (const written of [compiled.readers, dist, staging]) {
      const folder = path.join(written, '.contentlayer') + path.sep
      expect(folder.startsWith(shown)).toBe(false)
      expect(shown.startsWith(folder)).toBe(false)
      expect(compiled.editors).not.toBe(written)
    }
  },
)
