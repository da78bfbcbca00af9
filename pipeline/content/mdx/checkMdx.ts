import type { Element, Root as HastRoot } from 'hast'
import { COMPONENT_TAGS } from '../../../src/content/body.ts'
import { LOCAL_HOST, PHOTO_PATH, SAFE_LINK } from '../../../src/content/schema/allowedAddresses.ts'
import { CONTROL_CHARACTERS } from '../text/decodeText.ts'
import {
  placeOfNode,
  FILE_START,
  type Report,
  type SourcePlace,
  quote,
} from '../../problems/problem.ts'

const SOME_SITE = 'https://this.site'

const REFUSED: ReadonlyMap<string, readonly [what: string, fix: string]> = new Map([
  ['h1', ['A level-one heading stands in the text.', 'Begin it with “##”.']],
  ['h5', ['A level-five heading stands in the text.', 'Begin it with “####” at most.']],
  ['h6', ['A level-six heading stands in the text.', 'Begin it with “####” at most.']],
  ['input', ['A box to tick stands in the text.', 'Begin the entry with “- ” alone.']],
  ['sup', ['A footnote stands in the text.', 'Write it into the sentence.']],
])

const BLOCK_HOLDERS: ReadonlySet<string> = new Set(['li', 'blockquote', 'Tip'])

/** Markdown leaves a reference without a definition as text. */
const DEAD_REFERENCE = /\[\^[^[\]\s]+\]|\[[^[\]]+\]\[[^[\]]*\]/

/** Reports Markdown that the site does not show. */
export function reportUnusableContent(tree: HastRoot, report: Report) {
  for (const [element, place] of descendants(tree, FILE_START)) {
    const refused = REFUSED.get(element.tagName)
    if (refused) report(place, 'refused-markdown', ...refused)
    if (!BLOCK_HOLDERS.has(element.tagName)) reportComponents(element, place, report)
    if (element.tagName !== 'code') {
      reportReferences(element, place, report)
      reportUnread(element, place, report)
    }
    reportUnshowable(element, place, report)
    if (element.tagName === 'a') reportLink(String(element.properties.href ?? ''), place, report)
    if (element.tagName === 'img') reportPicture(element, place, report)
  }
}

export function isPhotoPath({ properties }: Element): boolean {
  return PHOTO_PATH.test(String(properties.src ?? ''))
}

function reportPicture(picture: Element, place: SourcePlace, report: Report) {
  const { properties } = picture
  const src = String(properties.src ?? '')
  const isFile = isPhotoPath(picture)
  const file = isFile ? src : 'plums.jpg'
  if (!isFile) {
    const what = `The picture ${quote(src)} is no file beside the document.`
    const fix =
      'Put the photo there and write its name alone, such as ![A bowl of plums](plums.jpg).'
    report(place, 'image-path', what, fix)
  }
  if (String(properties.alt ?? '').trim() === '') {
    const what = 'A picture has no words for readers who do not see it.'
    report(place, 'picture-words', what, `Say what it shows: ![A bowl of plums](${file}).`)
  }
  if (properties.title !== undefined) {
    const what = 'A picture has a title, which nobody would see.'
    report(place, 'refused-markdown', what, `Leave it out: ![A bowl of plums](${file}).`)
  }
}

function reportLink(href: string, place: SourcePlace, report: Report) {
  if (!SAFE_LINK.test(href) || !URL.canParse(href, SOME_SITE)) {
    const fix = 'Begin it with https://, mailto:, # or, for a page of this site, with /.'
    report(place, 'unsafe-link', `The link ${quote(href)} leads nowhere safe.`, fix)
    return
  }
  const { username, password, hostname } = new URL(href, SOME_SITE)
  // `https://your-bank.example@elsewhere.example` misleads.
  if (username !== '' || password !== '') {
    const what = `The link ${quote(href)} has a user name before its host.`
    report(place, 'unsafe-link', what, 'Leave out the user name and the “@”.')
  } else if (LOCAL_HOST.test(hostname)) {
    const what = `The link ${quote(href)} leads to a computer of one’s own.`
    report(place, 'local-link', what, 'Write the address from the / on, such as /recipes/7.')
  }
}

/** Markdown also writes characters by their numbers, as `&#x202e;`. */
function reportUnshowable({ children, properties }: Element, place: SourcePlace, report: Report) {
  const texts = children.flatMap((child) => (child.type === 'text' ? [child] : []))
  const text = texts.find(({ value }) => CONTROL_CHARACTERS.test(value))
  if (!text && !CONTROL_CHARACTERS.test(String(properties.title ?? ''))) return
  const what = 'A character that cannot be shown stands here.'
  const spot = text ? placeOfNode(text, place) : place
  report(spot, 'unshowable-character', what, 'Delete it, or write the right one.')
}

function reportComponents({ children }: Element, place: SourcePlace, report: Report) {
  for (const child of children) {
    if (child.type !== 'element' || !isBlockTag(child.tagName)) continue
    const name = child.tagName === 'img' ? 'A picture' : `<${child.tagName}>`
    const what = `${name} stands inside a line of text.`
    const fix = 'Put it on a line of its own, between empty lines.'
    report(placeOfNode(child, place), 'component-place', what, fix)
  }
}

function reportReferences({ children }: Element, place: SourcePlace, report: Report) {
  for (const child of children) {
    const [reference] = (child.type === 'text' && DEAD_REFERENCE.exec(child.value)) || []
    if (reference === undefined) continue
    const what = `The reference ${quote(reference)} leads to nothing.`
    const fix = 'Write a link as [words](/recipes/7).'
    report(placeOfNode(child, place), 'dead-reference', what, fix)
  }
}

const UNREAD = [
  {
    pattern: /\]\(/,
    what: 'A link begins here that does not end, or has a space in its address.',
    fix: 'Write it as [words](/recipes/7), and a picture with a space in its name as ![words](<a photo.jpg>).',
  },
  {
    pattern: /\[[^\]]+\] +\((\/|https?:)[^)]*\)|\([^()]+\)\[(\/|https?:)[^\]]*\]/,
    what: 'The brackets of a link stand the wrong way round, or with a space between them.',
    fix: 'Write it as [words](/recipes/7).',
  },
  {
    pattern: /!?\[\[[^[\]]+\]\]|\[\/?[a-z][\w-]*( [\w-]+=[^\]]*)\/?\]|【[^】]*】/,
    what: 'A sign of another program stands here, which readers see as it is.',
    fix: 'Take it out, or write a link or a card in its place.',
  },
  {
    pattern: /\*\*/,
    what: '“**” stands here as it is, since its other half is missing or a space is within.',
    fix: 'Write **words**, with both halves right at the words.',
  },
  {
    pattern: /^\|.*\|/m,
    what: 'Rows of a table stand here, and make none.',
    fix: 'Write | --- | --- | below the first, with as many parts, and no empty line among them.',
  },
  {
    pattern: /^[•‣◦●▪]\s/m,
    what: 'A bullet stands here, which begins no entry.',
    fix: 'Begin the entry with “- ” in its place, behind an empty line.',
  },
  {
    pattern: new RegExp(`(^|<? ?)(${COMPONENT_TAGS.join('|')})\\b[^<>]*/>`),
    what: 'A card stands here as words, since “<” is missing or not right before its name.',
    fix: 'Write “<” right before its name, on a line of its own.',
  },
]

function reportUnread({ children, tagName }: Element, place: SourcePlace, report: Report) {
  const [first] = children
  const [, hashes, words = ''] =
    (tagName === 'p' && first?.type === 'text' && /^(#{2,6})([^\s#].*)/.exec(first.value)) || []
  if (hashes !== undefined) {
    const what = `“${hashes}” makes no heading here, since no space follows.`
    report(place, 'unread-markdown', what, `Write “${hashes} ${words}”.`)
  }
  for (const { pattern, what, fix } of UNREAD) {
    const found = children.find((child) => child.type === 'text' && pattern.test(child.value))
    if (found) report(placeOfNode(found, place), 'unread-markdown', what, fix)
  }
}

function* descendants(
  parent: HastRoot | Element,
  around: SourcePlace,
): Generator<[Element, SourcePlace]> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const place = placeOfNode(child, around)
    yield [child, place]
    yield* descendants(child, place)
  }
}

export function isBlockTag(name: string): boolean {
  return name === 'img' || COMPONENT_TAGS.some((tag) => tag === name && tag !== 'Services')
}
