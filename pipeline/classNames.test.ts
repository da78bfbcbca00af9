import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { className } from './classNames.ts'

test('a class is named alike wherever it is asked for, and by its name and file', () => {
  const file = path.resolve('src/ui/card.module.css')
  expect(className('card', file)).toMatch(/^card_[0-9a-z]{4}$/)
  expect(className('card', `${file}?used`)).toBe(className('card', file))
})

test('no two style sheets of the project give their classes the same ending', () => {
  const files = ['src', 'admin'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(50)
  const endings = files.map((file) => className('', path.resolve(file)))
  expect(new Set(endings).size).toBe(files.length)
})
