import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roles } from '../../src/theme/palette.ts'

test.each(['--primary', '--page'] as const)(
  'the logo of the design has the color %s, which a site with other colors replaces',
  (role) => {
    expect(readFileSync('src/theme/logo-mark.svg', 'utf8')).toContain(roles.light[role])
  },
)
