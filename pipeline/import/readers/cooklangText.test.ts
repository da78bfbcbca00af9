import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readFrontMatter } from './cooklangFrontMatter.ts'
import { readCookText } from './cooklangText.ts'

interface Case {
  rule: string
  source: string
  steps: unknown[][]
  metadata?: Record<string, unknown>
}

const cases: Case[] = parse(readFileSync('tests/fixtures/import/cooklang.yaml', 'utf8'))

test.each(cases)('Cooklang: $rule', ({ source, steps, metadata = {} }) => {
  const { blocks, frontMatter } = readCookText(source)
  const found = blocks.map((block) =>
    block.type === 'step'
      ? block.parts.map(({ type, ...part }) => {
          if (!('name' in part)) return 'value' in part && part.value
          const { name, ...others } = part
          return { [type]: name, ...others }
        })
      : block,
  )
  expect(found).toEqual(steps)
  expect(readFrontMatter(frontMatter)).toEqual(metadata)
})

test('there is a case for each canonical one', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60)
})

test('sections and notes are no steps', () => {
  const { blocks } = readCookText(
    '== Dough ==\nKnead.\n> Cold hands help.\n> Always.\n= Filling\nStir.\n',
  )
  expect(blocks.map(({ type }) => type)).toEqual(['section', 'step', 'note', 'section', 'step'])
  expect(blocks[0]).toEqual({ type: 'section', name: 'Dough' })
  expect(blocks[2]).toEqual({ type: 'note', text: 'Cold hands help. Always.' })
})

test('the older form of metadata is read, too', () => {
  const { metadata, blocks } = readCookText('>> servings: 4\n>> source: a friend: Ida\n\nMix.\n')
  expect(metadata).toEqual({ servings: '4', source: 'a friend: Ida' })
  expect(blocks).toHaveLength(1)
})
