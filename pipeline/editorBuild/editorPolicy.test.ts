import { expect, test } from 'vitest'
import { policyText } from '../securityPolicy/securityPolicy.ts'
import { editorPolicy } from './editorPolicy.ts'
import { editorTarget, WORKING_TREE } from './editorTarget.ts'

function connections(target: Parameters<typeof editorPolicy>[0]): string | undefined {
  return editorPolicy(target)['connect-src']?.join(' ')
}

const repository = { repo: 'pinchwell/site', branch: 'main' }

test('the editor connects to nothing but its own site and the host of the repository', () => {
  expect(connections(WORKING_TREE)).toBe("'self' data: blob:")
  expect(connections(editorTarget({ backend: 'github', ...repository }))).toBe(
    "'self' data: blob: https://github.com https://api.github.com",
  )
  expect(connections(editorTarget({ backend: 'gitlab', ...repository }))).toBe(
    "'self' data: blob: https://gitlab.com",
  )
  const own = { backend: 'gitea', baseUrl: 'https://git.example/some/where' } as const
  expect(connections(editorTarget({ ...own, ...repository }))).toBe(
    "'self' data: blob: https://git.example",
  )
})

test('no code comes from elsewhere, none stands in the page, and none is put together', () => {
  const policy = policyText(editorPolicy(WORKING_TREE))
  expect(policy).toContain("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';")
})
