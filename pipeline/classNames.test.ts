import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { className } from './classNames.ts'

const FILE = path.resolve('src/ui/card.module.css')
const CSS = '.card { margin: 0.5rem } .card:hover .title_2 { color: red } @keyframes turn {}'

test('a class or an animation is named by its sheet and its turn in it, wherever it is asked for', () => {
  const card = className('card', FILE, CSS)
  const title = className('title_2', FILE, CSS)
  expect(card).toMatch(/^[a-z][0-9a-z]{2}a$/)
  expect(title).toBe(`${card.slice(0, 3)}b`)
  expect(className('turn', FILE, CSS)).toBe(`${card.slice(0, 3)}c`)
  expect(className('card', `${FILE}?used`, CSS)).toBe(card)
  expect(className('card', path.resolve('src/ui/other.module.css'), CSS)).not.toBe(card)
})

test('a sheet may have more classes than there are letters', () => {
  const names = Array.from({ length: 80 }, (_, index) => `class${index}`)
  const css = names.map((name) => `.${name}{color:red}`).join('')
  const short = names.map((name) => className(name, FILE, css))
  expect(new Set(short).size).toBe(names.length)
})

test('no two sheets of the project begin their names alike', () => {
  const files = ['src', 'admin'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => path.resolve(folder, file)),
  )
  expect(files.length).toBeGreaterThan(50)
  const beginnings = files.map((file) => className('card', file, CSS).slice(0, 3))
  expect(new Set(beginnings).size).toBe(files.length)
})
