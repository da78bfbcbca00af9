import { describe, expect, test } from 'vitest'
import { type EditorSettings, editorTarget, folderInRepository } from './editorTarget.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const target = (settings: EditorSettings) => editorTarget(settings, 'content')
const REPO = { repo: 'pinchwell/site', branch: 'main' }
const SIGN_IN = { baseUrl: 'https://auth.example' }
const OWN = { baseUrl: 'https://git.example', apiUrl: 'https://git.example/api', appId: 'a1' }
const OWN_SAID = { base_url: OWN.baseUrl, api_root: OWN.apiUrl, app_id: OWN.appId }

function apiOf(backend: 'gitlab' | 'gitea', baseUrl: string) {
  return target({ backend, ...REPO, baseUrl }).backend
}

describe('the editor saves', () => {
  test.each<[string, Omit<EditorSettings, 'repo' | 'branch'>, object]>([
    ['with a token', { backend: 'github' }, { auth_methods: ['token'] }],
    ['with a token', { backend: 'gitea' }, { auth_methods: ['token'] }],
    ['by a service', { backend: 'github', ...SIGN_IN }, { base_url: SIGN_IN.baseUrl }],
    ['there', { backend: 'gitlab', ...OWN }, { ...OWN_SAID, auth_type: 'pkce' }],
    ['there', { backend: 'gitea', ...OWN }, OWN_SAID],
  ])('signed in %s with %o', (_how, settings, expected) => {
    expect(target({ ...settings, ...REPO }).backend).toEqual({
      name: settings.backend,
      ...REPO,
      ...expected,
    })
  })

  test('to a GitLab or Gitea of one’s own where its API usually is', () => {
    expect(apiOf('gitlab', OWN.baseUrl)).toMatchObject({ api_root: `${OWN.baseUrl}/api/v4` })
    expect(apiOf('gitea', `${OWN.baseUrl}/`)).toMatchObject({ api_root: `${OWN.baseUrl}/api/v1` })
  })

  test('through a review where the backend has it, and says so where it has not', () => {
    const workflow = 'review' as const
    const onGitLab = { backend: 'gitlab', ...REPO } as const
    expect(target({ ...onGitLab, workflow }).publishMode).toBe('editorial_workflow')
    expect(target({ ...onGitLab, workflow: 'direct' }).publishMode).toBe('simple')
    expect(() => target({ backend: 'gitea', ...REPO, workflow })).toThrow(
      '“editor.workflow” cannot be “review”. Write “direct”',
    )
  })
})

test('a folder is named from the root of the repository that it is in', async () => {
  const parent = temporaryFolder()
  const content = path.join(parent, 'sites/second/content')
  await mkdir(content, { recursive: true })
  expect(folderInRepository(content)).toBe('content')
  await mkdir(path.join(parent, '.git'))
  expect(folderInRepository(content)).toBe('sites/second/content')
  // In linked worktrees, `.git` is a file.
  await writeFile(path.join(parent, 'sites/second/.git'), 'gitdir: elsewhere\n')
  expect(folderInRepository(content)).toBe('content')
})
