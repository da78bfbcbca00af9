import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'docs/decisions'
const LIST = 'README.md'

const files = (await readdir(FOLDER)).filter((name) => name !== LIST).toSorted()
const list = await readFile(path.join(FOLDER, LIST), 'utf8')

/** Below the heading, alone: `_Accepted, 2026-11-22_`, `_Superseded by [pictures](pictures.md), 2026-11-22_`. */
const STATUS =
  /^# .+\n\n_(Accepted|Superseded by \[[\w-]+\]\(([\w-]+\.md)\)), (\d{4}-\d\d-\d\d)_\n\n/

/** What a record says of itself below its heading. */
async function readStatus(name: string) {
  const [, status, successor, date] =
    STATUS.exec(await readFile(path.join(FOLDER, name), 'utf8')) ?? []
  return { status, successor, date }
}

/** A row of the list: the file, the date and the status. */
const ROW = /^\| \[[\w-]+\]\(([\w-]+\.md)\) +\|.*\| (\S+) \| (.+?) +\|$/gm

test('the list has every record once, and no other', () => {
  const listed = [...list.matchAll(ROW)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(files)
})

test.each(files)(
  '%s has a date and a status below its heading, which the list repeats',
  async (name) => {
    const { status, successor, date } = await readStatus(name)
    expect(date).toBeDefined()
    expect(Number.isNaN(Date.parse(`${date}T00:00:00Z`))).toBe(false)
    const row = [...list.matchAll(ROW)].find(([, listed]) => listed === name)
    expect(row?.slice(2)).toEqual([date, status])
    expect([undefined, ...files]).toContain(successor)
  },
)
