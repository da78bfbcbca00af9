import { describe, expect, test } from 'vitest'
import { type EditorSettings, editorTarget, folderInRepository } from './editorTarget.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const target = (settings: EditorSettings) => editorTarget(settings, 'content')
const repository = { repo: 'pinchwell/site', branch: 'main' }

describe('the editor saves', () => {
  test('to GitHub, signed in with a token unless there is a service for it', () => {
    expect(target({ backend: 'github', ...repository })).toEqual({
      backend: { name: 'github', ...repository, auth_methods: ['token'] },
      publishMode: 'simple',
      contentFolder: 'content',
    })
    const baseUrl = 'https://auth.example'
    expect(target({ backend: 'github', ...repository, baseUrl }).backend).toEqual({
      name: 'github',
      ...repository,
      base_url: baseUrl,
    })
  })

  test('to a GitLab or Gitea of one’s own, signed in there when it knows the editor', () => {
    const own = { baseUrl: 'https://git.example', apiUrl: 'https://git.example/api', appId: 'a1' }
    const backend = {
      ...repository,
      base_url: own.baseUrl,
      api_root: own.apiUrl,
      app_id: own.appId,
    }
    expect(target({ backend: 'gitlab', ...repository, ...own }).backend).toEqual({
      name: 'gitlab',
      ...backend,
      auth_type: 'pkce',
    })
    expect(target({ backend: 'gitea', ...repository, ...own }).backend).toEqual({
      name: 'gitea',
      ...backend,
    })
    const { baseUrl } = own
    expect(target({ backend: 'gitlab', ...repository, baseUrl }).backend).toMatchObject({
      api_root: 'https://git.example/api/v4',
    })
    expect(
      target({ backend: 'gitea', ...repository, baseUrl: `${baseUrl}/` }).backend,
    ).toMatchObject({ api_root: 'https://git.example/api/v1' })
    expect(target({ backend: 'gitea', ...repository }).backend).toHaveProperty('auth_methods', [
      'token',
    ])
  })

  test('through a review where the backend has it, and says so where it has not', () => {
    const workflow = 'review' as const
    const onGitLab = { backend: 'gitlab', ...repository } as const
    expect(target({ ...onGitLab, workflow }).publishMode).toBe('editorial_workflow')
    expect(target({ ...onGitLab, workflow: 'direct' }).publishMode).toBe('simple')
    expect(() => target({ backend: 'gitea', ...repository, workflow })).toThrow(
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
  // In a linked work tree, `.git` is a file.
  await writeFile(path.join(parent, 'sites/second/.git'), 'gitdir: elsewhere\n')
  expect(folderInRepository(content)).toBe('content')
})
