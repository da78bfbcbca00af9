/** How the content check handles texts that would run a script, in every field of every type. */
import { isDate } from '../../src/content/schema/fields.ts'
import { describe, expect, test } from 'vitest'
import { checkPhotos } from '../../pipeline/content/checks/checkPhotos.ts'
import { ofSeverity, type ContentProblem } from '../../pipeline/problems/problem.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import type { Rule } from '../../pipeline/problems/rules.ts'
import { CONTROL_CHARACTERS } from '../../pipeline/content/text/decodeText.ts'
import { type BodyNode, COMPONENT_TAGS, walkElements, TEXT_TAGS } from '../../src/content/body.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { wordsType } from '../../src/content/schema/words.ts'
import { fillDocument, type Leaf, writeDocument } from '../untrusted/hostileDocuments.ts'
import { type Payload, PAYLOADS } from '../untrusted/payloads.ts'
import { changed, checkWith, GOOD, type GoodFile } from './goodContent.ts'

const encoder = new TextEncoder()

/** The outcome of a payload in one field: the value that the site gets, or its problems. */
interface Outcome {
  type: ContentType
  payload: Payload
  leaf: Leaf
  value: unknown
  problems: ContentProblem[]
}

async function checkEverywhere(type: ContentType, payload: Payload): Promise<Outcome[]> {
  const leaves: Leaf[] = []
  const value = (leaf: Leaf) => {
    leaves.push(leaf)
    return payload.text
  }
  const source = writeDocument(type, fillDocument(type, { entries: 1, value }))
  const document = readDocument(`content/${type.name}`, encoder.encode(source), type)
  const photos = await checkPhotos([document], { ...NO_FILES, shown: 'content' })
  const problems = [...document.problems, ...photos.problems]
  const unnamed = problems.filter((problem) => !leaves.some(({ path }) => names(problem, path)))
  // Problems of a body or of the whole file have no field name.
  const isRefused = document.placed.length === 0
  return leaves.map((leaf) => ({
    type,
    payload,
    leaf,
    value: document.placed.find(({ path }) => path === leaf.path)?.value,
    problems:
      isRefused || leaf.path === type.bodyField
        ? unnamed
        : problems.filter((problem) => names(problem, leaf.path)),
  }))
}

function names({ what }: ContentProblem, path: string): boolean {
  return what.startsWith(`“${path}”`)
}

const NO_FILES = {
  dir: '/nowhere',
  names: [],
  readPhoto: () => Promise.reject(new Error('There is no photo.')),
}

const outcomes: Outcome[] = []
// Skips the six hundred words of the site, which are plain texts like others.
for (const [index, type] of contentTypes.filter((each) => each !== wordsType).entries()) {
  // Types share rules, so each payload is tried in a third of them, and in every kind of field.
  const some = PAYLOADS.filter(({ id }) => id % 3 === index % 3)
  for (const payload of some) outcomes.push(...(await checkEverywhere(type, payload)))
}

/** Narrows a value that passed the rules of a body, since its type cannot express this. */
function isBody(value: unknown): value is BodyNode[] {
  return Array.isArray(value)
}

function rulesOf({ problems }: Outcome): Rule[] {
  return [...new Set(problems.map(({ rule }) => rule))]
}

/** Returns the rules that a payload breaks in a field, except fields of structured text. */
function brokenRules({ payload: { text }, leaf: { path, rules } }: Outcome): Rule[] {
  if (CONTROL_CHARACTERS.test(text)) return ['unshowable-character']
  switch (rules.kind) {
    case 'text':
      if (isDate(rules)) return ['impossible-date']
      if (rules.pattern && !RIGHT[path]?.test(text)) return ['wrong-form']
      if (rules.format === 'words-or-image' && text.startsWith('https://'))
        return isWhole(text) ? [] : ['image-path']
      return text.trim().length > (rules.maxLength ?? Infinity) ? ['long-value'] : []
    case 'number':
    case 'boolean':
      return ['wrong-kind']
    case 'choice':
      return ['unknown-choice']
    case 'image':
      if (!text.startsWith('https://')) {
        return [/^([a-z][a-z0-9+.-]+:|\/)|\\/i.test(text.trim()) ? 'image-path' : 'image-file']
      }
      return isWhole(text) ? [] : ['image-path']
    default:
      throw new Error(`Another test states what ${path} refuses.`)
  }
}

function isWhole(text: string): boolean {
  return URL.canParse(text) && /^https:\/\/[a-z0-9.-]+(:\d+)?([/?#][^\s"<>]*)?$/i.test(text)
}

/** Few payloads match the format of a field: full addresses, and two words. */
const CATEGORY = /^\s*(?!All\s*$)[^\s!-/:-@[-`{-¿“”][^,;:|<>"“”?#]*$/
const RIGHT: Record<string, RegExp> = {
  'recipes[1].name': CATEGORY,
  'reviews[1].name': CATEGORY,
  'posts[1].name': CATEGORY,
  affiliateLink: /^https:\/\/a\.test([/?#][^\s"<>]*)?$/,
  'video.youtube': /^constructor$/,
  'affiliate.tag': /^(constructor|prototype)$/,
  slug: /^(constructor|prototype)$/,
  price: /^[A-Za-z]+$/,
  'newsletter.endpoint': /^https:\/\/a\.test([/?][^\s#"<>]*)?$/,
  'contact.endpoint': /^https:\/\/a\.test([/?][^\s#"<>]*)?$/,
  'social[1].url': /^https:\/\/a\.test([/?][^\s#"<>\\]*)?$/,
  'editor.baseUrl': /^https:\/\/a\.test([/?][^\s#"<>\\]*)?$/,
  'editor.apiUrl': /^https:\/\/a\.test([/?][^\s#"<>\\]*)?$/,
  'providers.plausible.script': /^https:\/\/a\.test\/[^\s#"<>]+$/,
  'providers.plausible.domain': /^[a-z]+(\.[a-z]+)+$/,
  'acknowledge[1].field': /^[A-Za-z]+(\.[A-Za-z]+)*$/,
  'editor.branch': /^[\w.]+$/,
  'sameAs[1]': /^https:\/\/a\.test([/?][^\s#"<>\\]*)?$/,
}

test('the corpus is large, and no payload is in it twice', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(150)
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length)
})

test('a field without structure takes a payload as the text that it is, or refuses it by its rule', () => {
  const plain = outcomes.filter(({ leaf }) => leaf.rules.kind !== 'mdx')
  const wrong = plain.filter((outcome) => {
    const rules = brokenRules(outcome)
    const isTaken = outcome.value === outcome.payload.text.trim()
    // A path to a missing file is valid in itself.
    const isValue = rules.length === 0 || rules.includes('image-file')
    return rulesOf(outcome).join() !== rules.join() || isTaken !== isValue
  })
  expect(
    wrong.map((outcome) => [outcome.leaf.path, outcome.payload.text, rulesOf(outcome)]),
  ).toEqual([])
})

test('what is refused is reported with its place and with what to do', () => {
  const problems = outcomes.flatMap((outcome) => outcome.problems)
  expect(problems.length).toBeGreaterThan(outcomes.length / 3)
  expect(problems.filter((p) => p.line < 1 || p.column < 1 || !p.what || !p.fix)).toEqual([])
})

describe('text with structure', () => {
  const structured = outcomes.filter(({ leaf }) => leaf.rules.kind === 'mdx')
  const ALLOWED: ReadonlySet<string> = new Set([...TEXT_TAGS, ...COMPONENT_TAGS])

  test('holds nothing but text, allowed elements and links to pages and mailboxes', () => {
    const accepted = structured.filter(({ problems }) => problems.length === 0)
    expect(accepted.length).toBeGreaterThan(30)
    const inside = accepted.flatMap(({ value }) =>
      Array.from(walkElements(isBody(value) ? value : [])),
    )
    expect(inside.filter(({ tag }) => !ALLOWED.has(tag))).toEqual([])
    const props = inside.flatMap((element) => Object.entries(element.props ?? {}))
    expect(props.filter(([name]) => name !== 'href')).toEqual([])
    expect(
      props.filter(([, href]) => !/^(https:\/\/|mailto:|\/(?![/\\]))/.test(String(href))),
    ).toEqual([])
  })
})

describe('names that every object has', () => {
  const NAMES = ['__proto__', 'constructor', 'toString']

  test('are no fields, at any depth', () => {
    const files = Object.keys(GOOD).filter((file): file is GoodFile => file in GOOD)
    for (const file of files) {
      const lines = GOOD[file].split('\n')
      // After the first line of each group, list entry and document.
      const spots = lines.flatMap((line, index) => {
        const indent = /^( *(?:- )?)[a-zA-Z]+: \S/.exec(line)?.[1]
        return indent === undefined ? [] : [{ index, indent: indent.length }]
      })
      const front = file.endsWith('.mdx') ? lines.indexOf('---', 1) : lines.length
      for (const { index, indent } of spots.filter((spot) => spot.index < front)) {
        const fields = NAMES.map((name) => `${' '.repeat(indent)}${name}: {polluted: true}`)
        const source = lines.toSpliced(index + 1, 0, ...fields).join('\n')
        const { problems } = checkWith({ [file]: source })
        expect(problems.filter(({ rule }) => rule === 'unknown-field')).toMatchObject(
          NAMES.map((_, number) => ({
            file: `content/${file}`,
            line: index + 2 + number,
            column: indent + 1,
          })),
        )
      }
    }
    expect('polluted' in {}).toBe(false)
  })

  test.each([
    ['__proto__', []],
    ['constructor', ['unknown-keyword']],
  ])('the keyword %s is one like any other, and known only where it is mapped', (word, rules) => {
    const { problems } = checkWith({
      'site.yaml': changed('site.yaml', 'keyword: olive oil', 'keyword: __proto__'),
      'recipes/1.yaml': changed('recipes/1.yaml', 'Keyword: olive oil', `Keyword: ${word}`),
    })
    expect(ofSeverity('error', problems).map(({ rule }) => rule)).toEqual(rules)
  })
})

const BOMB = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, index) => {
    const before = '*'.concat(String.fromCharCode('a'.charCodeAt(0) + index))
    return `${name}: &${name} [${Array.from({ length: 9 }, () => before).join(', ')}]`
  }),
]

function withTitle(yaml: string): string {
  return GOOD['recipes/1.yaml'].replace('Tomato toast', () => yaml)
}

function withEnd(yaml: string): string {
  return `${GOOD['recipes/1.yaml']}${yaml}\n`
}

const YAML_ATTACKS: [name: string, source: string, place: string, rule: Rule][] = [
  ['a call', withTitle('!!python/object/apply:os.system [ls]'), '2:40', 'yaml-sign'],
  ['a type of its own', withTitle('!<tag:yaml.org,2002:js/undefined> x'), '2:42', 'yaml-sign'],
  ['a list within itself', withTitle('&a [*a]'), '2:11', 'yaml-sign'],
  ['a merge', withEnd('<<: {title: x}'), '28:1', 'unknown-field'],
  ['a billion words', withEnd(BOMB.join('\n')), '28:1', 'unknown-field'],
  ['a list for a key', withEnd('? [a, b]\n: x'), '28:3', 'unknown-field'],
  ['another version', `%YAML 9.9\n---\n${GOOD['recipes/1.yaml']}`, '1:7', 'yaml-syntax'],
]

test.each(YAML_ATTACKS)('YAML with %s is refused where it stands', (_what, source, place, rule) => {
  const problems = ofSeverity('error', checkWith({ 'recipes/1.yaml': source }).problems)
  expect(problems.map((problem) => problem.rule)).toEqual(problems.map(() => rule))
  const [first] = problems.map(({ file, line, column }) => `${file}:${line}:${column}`)
  expect(first).toBe(`content/recipes/1.yaml:${place}`)
})
