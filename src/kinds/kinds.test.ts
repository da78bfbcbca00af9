import { expect, test } from 'vitest'
import { pageType } from '../content/schema/page.ts'
import { KINDS } from './kinds.ts'

test.each(['name', 'folder', 'list'] as const)(
  'no two kinds have the same %s, nor one that of the standing pages',
  (field) => {
    const standing = { name: pageType.name, folder: pageType.folder, list: '/' }
    const taken = [standing, ...KINDS].map((kind) => kind[field])
    expect(taken).toEqual([...new Set(taken)])
  },
)
