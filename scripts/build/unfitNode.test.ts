import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { unfitNode } from './unfitNode.ts'

test('for an old Node the message says what to install; the required one or a later has none', () => {
  const message =
    'This is Node 20.18.1, but the site needs 20.19 or later.  Install it from https://nodejs.org and build again.'
  expect(unfitNode('20.18.1', '>=20.19')).toBe(message)
  expect(unfitNode('18.20.0', '>=20.19')).toContain('This is Node 18.20.0')
  const fit = ['20.19.0', '20.20.2', '22.12.0', '24.1.0']
  expect(fit.map((version) => unfitNode(version, '>=20.19'))).toEqual(fit.map(() => undefined))
})

test('the project says what it needs in the one form that is understood', () => {
  expect(packageJson.engines.node).toMatch(/^>=\d+\.\d+$/)
})
