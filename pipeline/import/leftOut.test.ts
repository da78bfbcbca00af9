import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { importOf } from '../../tests/support/testImport.ts'

interface Kept {
  source: string
  read: Record<string, unknown>
  empty?: string[]
  leftOut: string[]
}

const FILES: Record<string, Kept> = parse(
  readFileSync('tests/fixtures/import/left-out.yaml', 'utf8'),
)

test.each(Object.entries(FILES))(
  'what %s says is in a field or named as left out',
  async (name, { source, read, empty = [], leftOut }) => {
    const { documents, written } = await importOf(name, source)
    const fields = [...Object.keys(read), ...empty].map((field) => [field, documents[0]?.[field]])
    expect(Object.fromEntries(fields)).toEqual(read)
    const dropped = written[0]?.remarks.filter(
      ({ kind, field }) => kind === 'dropped' && field === '',
    )
    expect(dropped?.map(({ text }) => text)).toEqual(leftOut)
  },
)

test('the source of a page is its address in the data, and its photo the largest', async () => {
  const { written } = await importOf('bread.html', FILES['bread.html']?.source ?? '')
  expect(written[0]?.text).toContain('# Source: https://spoon.example/bread/\n')
  expect(written[0]?.text).toContain('The source shows https://spoon.example/a-1200x900.jpg.')
})

test('nothing is called not found that another note quotes', async () => {
  const mail = FILES['mail.txt']?.source.replace('Serves 6-8', 'Makes 1 big pot') ?? ''
  const { written } = await importOf('mail.txt', mail)
  const about = written[0]?.remarks.filter(({ field }) => field === 'servings')
  expect(about?.map(({ kind, text }) => [kind, text])).toEqual([
    ['unclear', 'The source says “Makes 1 big pot”.'],
  ])
})
