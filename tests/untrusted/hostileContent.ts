/** A content folder in which every text is hostile and valid: what the site must withstand. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compileMdx } from '../../pipeline/content/mdx/compileMdx.ts'
import { CONTROL_CHARACTERS } from '../../pipeline/content/text/decodeText.ts'
import { walkElements } from '../../src/content/body.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { navigationType } from '../../src/content/schema/navigation.ts'
import { homeType } from '../../src/content/schema/home.ts'
import { themeType } from '../../src/content/schema/theme.ts'
import { wordsType } from '../../src/content/schema/words.ts'
import { STANDING_PAGES } from '../../src/kinds/standingPages.ts'
import { categoriesType, MAX_CATEGORIES } from '../../src/content/schema/categories.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import type { Data, Group } from '../content/documentVariants.ts'
import { fillDocument, type Leaf, writeDocument } from './hostileDocuments.ts'
import { PAYLOADS } from './payloads.ts'

const PICTURE_HOST = 'pictures.test'

/** What can be said at all; a control character ends every document that it stands in. */
const SAYABLE = PAYLOADS.map(({ text }) => text.trim()).filter(
  (text) => !CONTROL_CHARACTERS.test(text),
)

/** How many documents each type with a folder of its own has, and how long their lists are. */
export interface Size {
  documents: number
  entries: number
}

const ROOM = 290

const KEYWORDS = SAYABLE.filter((text) => text.length <= 40).slice(0, 200)

/** Those that can be the name of a category, no two of them alike. */
const CATEGORIES = [
  ...new Map(
    KEYWORDS.filter((text) => isCategory(text)).map((text) => [
      text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-'),
      text,
    ]),
  ).values(),
].slice(0, MAX_CATEGORIES)

function isCategory(text: string): boolean {
  const [list] = Object.values(categoriesType.fields)
  if (list?.rules.kind !== 'list' || list.rules.of.kind !== 'group') return false
  const rules = list.rules.of.fields.name?.rules
  return rules?.kind === 'text' && rules.pattern?.test(text) === true
}

export function hostileContent(size: Size): Map<string, string> {
  const deal = createDealer()
  return new Map(
    contentTypes.flatMap((type) =>
      namesOf(type, size).map((name, index) => {
        const document = hostileDocument(type, index, size, deal)
        return [name, writeDocument(type, document)] as const
      }),
    ),
  )
}

function namesOf(type: ContentType, { documents }: Size): string[] {
  const { folder, singleFile, extension, uniqueField } = type
  // Theme and home page hold no text that is shown; words of the site hold no free text.
  if ([themeType, homeType, wordsType].includes(type)) return []
  if (singleFile) return [`${singleFile}${extension}`]
  const names =
    uniqueField === 'slug' ? STANDING_PAGES : Array.from({ length: documents }, (_, n) => n + 1)
  return names.map((name) => `${folder}/${name}${extension}`)
}

function hostileDocument(type: ContentType, index: number, size: Size, deal: Deal): Group {
  const document = fillDocument(type, {
    entries: size.entries,
    value: (leaf) => hostileValue(type, leaf, index, deal),
  })
  const unique = type.uniqueField
  if (type.fileNameValue) return document
  if (type === categoriesType) return categories(document)
  if (type === navigationType) return navigation(document)
  if (unique === undefined) {
    return { ...document, ...ALONE, affiliateProducts: products(size) }
  }
  if (unique === 'slug') return { ...document, slug: STANDING_PAGES[index] ?? '' }
  const identified = { ...withoutProven(document), [unique]: index + 1 }
  if (document.image === undefined || index % 2 === 0) return identified
  // In place of a photo, words may be the address of one.
  const { image, ...others } = identified
  return { ...others, imageDesc: document.image }
}

/** Leaves out what only foods, criteria, files or another recipe make right. */
function withoutProven({ swaps: _swaps, scores: _scores, ...document }: Group): Group {
  const { ingredients, stepPictures, video } = document
  if (!Array.isArray(ingredients)) return document
  const { file: _file, captions: _captions, ...elsewhere }: Group = Object(video)
  const [pictured] = Array.isArray(stepPictures) ? stepPictures : []
  return {
    ...document,
    ingredients: ingredients.map((line) => omitRecipe(Object(line))),
    ...(pictured && { stepPictures: [{ ...Object(pictured), step: 1 }] }),
    ...(video && { video: elsewhere }),
  }
}

function omitRecipe({ recipe: _recipe, ...line }: Group): Group {
  return line
}

/** One link of each place, to a page. */
function navigation(document: Group): Group {
  const places = Object.entries(document).filter(([name]) => name !== 'acknowledge')
  const linked = places.map(([place, links]) => {
    const [first] = Array.isArray(links) ? links : []
    return [place, [{ ...Object(first), to: '/recipes/1' }]]
  })
  return { ...document, ...Object.fromEntries(linked) }
}

/** Lists beside those of categories. */
const OTHER_LISTS = new Set(['acknowledge', 'synonyms'])

/** All categories for each kind; the first of each has what the document says of it. */
function categories(document: Group): Group {
  const lists = Object.entries(document).map(([kind, value]) => {
    const [first] = Array.isArray(value) ? value : []
    const described = typeof first === 'object' && !Array.isArray(first) ? first : {}
    return [kind, CATEGORIES.map((name) => ({ ...structuredClone(described), name }))] as const
  })
  return { ...document, ...Object.fromEntries(lists.filter(([kind]) => !OTHER_LISTS.has(kind))) }
}

const ALONE = {
  // Browser tests find parts of pages by their English names.
  language: 'en',
  newsletter: { service: 'none' },
  contact: { service: 'none' },
  providers: { analytics: 'none', ads: 'none' },
  // Foods must be known; they are not shown.
  prices: [{ food: 'flour', price: '1.29 per 1 kg' }],
  // These have to lead to pages.
  redirects: [{ from: '/constructor/prototype', to: '/recipes/1?constructor=%00' }],
}

/** Every payload that fits is a keyword, and stands for some product. */
function products({ documents }: Size): Group[] {
  return KEYWORDS.map((keyword, index) => ({ keyword, review: 1 + (index % documents) }))
}

const NO_DIET_REFUSES = ['soy', 'sesame']

function hostileValue(type: ContentType, leaf: Leaf, index: number, deal: Deal): Data {
  const { rules, example, path: name } = leaf
  const field = `${type.name}.${name.replaceAll(/\[\d+\]/g, '')}`
  switch (rules.kind) {
    case 'text':
      if (rules.names) return `${rules.names[0]}/${otherThan(index, type, leaf)}`
      if (rules.format === 'day') return `2025-01-${String(1 + (index % 28)).padStart(2, '0')}`
      if (rules.format === 'moment') return name === 'expireAt' ? '2999-01-01' : '2025-01-01'
      // No two documents can have been at one address.
      if (/^redirectFrom\b/.test(name)) return `/constructor/${type.name}-${index}.php`
      if (rules.pattern) return deal(field, smuggled(leaf))
      if (rules.refersTo === 'affiliateKeyword') return deal(field, KEYWORDS)
      if (rules.refersTo === 'author') return '1'
      if (rules.refersTo) return deal(field, CATEGORIES)
      // An address by its beginning would have to be one to its end.
      return `${rules.format === 'words-or-image' ? 'Of ' : ''}${packed(field, roomOf(rules.maxLength), deal)}`
    case 'boolean':
      return false
    case 'number':
      return Number(example ?? rules.min)
    case 'choice':
      return deal(field, field === 'Recipe.allergens' ? NO_DIET_REFUSES : rules.options)
    case 'image':
      return `https://${PICTURE_HOST}/${deal(field, SAYABLE).replaceAll(/[\s"<>]/g, '')}`
    case 'mdx':
      return rules.isInline ? deal(field, LINES) : bodyOf(field, deal)
  }
}

/** The number of a document that an entry may name, which is not the document itself. */
function otherThan(index: number, { folder }: ContentType, { rules, path: name }: Leaf): number {
  const number = 1 + entryOf(name)
  const isOwn = rules.kind === 'text' && rules.names?.[0] === folder && number === index + 1
  return isOwn ? number + 1 : number
}

function entryOf(name: string): number {
  return Number(/\[(\d+)\]/.exec(name)?.[1] ?? 1) - 1
}

function roomOf(maxLength = ROOM): number {
  return Math.min(ROOM, maxLength)
}

/** As many payloads as fit, and at least one. */
function packed(field: string, room: number, deal: Deal): string {
  const fitting = SAYABLE.filter((text) => text.length <= room)
  let text = deal(field, fitting)
  for (;;) {
    const next = deal(field, fitting, text === '' ? 0 : room - text.length - 1)
    if (next === '') return text
    text = `${text} ${next}`
  }
}

/** What a field with a form of its own lets through: payloads as they are, or behind its example. */
function smuggled({ rules, example }: Leaf): string[] {
  if (rules.kind !== 'text') return []
  const { pattern, maxLength = ROOM, format } = rules
  const candidates = SAYABLE.flatMap((text) => [
    text,
    `${example}${text.replaceAll(/[\s"<>@]/g, '')}`,
  ])
  const passing = candidates.filter(
    (text) =>
      pattern?.test(text) && text.length <= maxLength && (format !== 'url' || URL.canParse(text)),
  )
  return passing.length > 0 ? passing : [String(example)]
}

/** The payloads in one line of MDX each: as they are where they are only text, else escaped. */
const LINES = SAYABLE.map((text) => asMdx(text.replaceAll(/\s+/g, ' '), true))

function bodyOf(field: string, deal: Deal): string {
  const one = () => deal(field, LINES)
  const raw = deal(`${field} code`, SAYABLE)
  return [
    `## ${one()}`,
    ...Array.from({ length: 8 }, one),
    `- ${one()}\n- ${one()}`,
    `> ${one()}`,
    `| ${one().replaceAll('|', '\\|')} |\n| - |\n| ${one().replaceAll('|', '\\|')} |`,
    `\`\`\`\n${raw}\n\`\`\``,
    `[${one().replaceAll(/(?<!\\)[[\]]/g, String.raw`\$&`)}](https://a.test/?q=${encodeURIComponent(raw)})`,
    '<RecipeCard id="1" />',
    '<ProductCard id="1" />',
    `<Tip>${one()}</Tip>`,
  ].join('\n\n')
}

/** A text as MDX that says it; in code, where it cannot be escaped. */
function asMdx(text: string, inline: boolean): string {
  const escaped = text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
  const ways = [text, escaped, `\`\` ${text} \`\``]
  const way = ways.find((source) => isAccepted(source, inline))
  if (way === undefined) throw new Error(`No MDX says this: ${text}`)
  return way
}

function isAccepted(source: string, inline: boolean): boolean {
  let isRefused = false
  const nodes = compileMdx(source, inline, () => {
    isRefused = true
  })
  // No page of this site has an address like one of the payloads.
  const leadsNowhere = [...walkElements(nodes)].some(({ props }) =>
    /^[/#]/.test(String(props?.href)),
  )
  return !isRefused && !leadsNowhere
}

/** Deals the texts of a list one after the other to each field; '' where the next is too long. */
type Deal = <Text extends string>(field: string, texts: readonly Text[], room?: number) => Text | ''

function createDealer(): Deal {
  const dealt = new Map<string, number>()
  return (field, texts, room = Infinity) => {
    // Each field begins with another one.
    const next = dealt.get(field) ?? dealt.size * 13
    const text = texts[next % texts.length] ?? ''
    if (text.length > room) return ''
    dealt.set(field, next + 1)
    return text
  }
}

export const NOW = new Date('2026-01-01T00:00:00Z')

export async function writeContent(dir: string, files: ReadonlyMap<string, string>) {
  await rm(dir, { recursive: true, force: true })
  for (const [name, source] of files) {
    const file = path.join(dir, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, source)
  }
}
