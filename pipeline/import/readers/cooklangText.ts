/**
 * Reads Cooklang as its specification says (https://cooklang.org/docs/spec/): parts of steps in the
 * form of its canonical tests.
 */

export type CookPart =
  | { type: 'text'; value: string }
  | ({ type: 'ingredient'; name: string; units: string; note?: string; optional?: true } & Counted)
  | ({ type: 'cookware'; name: string; optional?: true } & Counted)
  | ({ type: 'timer'; name: string; units: string } & Counted)

interface Counted {
  quantity: number | string
}

/** A paragraph: a step, the heading of a section, or a note. */
export type CookBlock =
  | { type: 'step'; parts: CookPart[] }
  | { type: 'section'; name: string }
  | { type: 'note'; text: string }

export interface CookText {
  /** The front matter as it stands, without its fences. */
  frontMatter: string
  /** `>> key: value`, the older form of metadata. */
  metadata: Record<string, string>
  blocks: CookBlock[]
}

export function readCookText(source: string): CookText {
  const { frontMatter, body } = takeFrontMatter(
    source.replaceAll(/\r\n?/g, '\n').replace(/^\uFEFF/, ''),
  )
  const metadata: Record<string, string> = {}
  const blocks: CookBlock[] = []
  let lines: string[] = []
  const endStep = () => {
    const text = lines.join(' ').trim()
    if (text !== '') blocks.push({ type: 'step', parts: partsOf(text) })
    lines = []
  }
  let isApart = true
  for (const line of withoutComments(body).split('\n')) {
    const other = readLine(line, metadata)
    if (other === undefined) {
      isApart = line.trim() === ''
      if (isApart) endStep()
      else lines.push(line)
      continue
    }
    endStep()
    if (other !== null) addBlock(blocks, other, isApart)
    isApart = false
  }
  endStep()
  return { frontMatter, metadata, blocks }
}

/** Lines of a note belong together, unless an empty one parts them. */
function addBlock(blocks: CookBlock[], block: CookBlock, isApart: boolean): void {
  const last = blocks.at(-1)
  if (block.type === 'note' && last?.type === 'note' && !isApart)
    last.text = `${last.text} ${block.text}`.trim()
  else blocks.push(block)
}

/** A line that is no part of a step: null for metadata. */
function readLine(line: string, metadata: Record<string, string>): CookBlock | null | undefined {
  const [, key = '', value] = /^>>\s*([^:]+?)\s*:\s*(.*)$/.exec(line) ?? []
  if (value !== undefined) {
    metadata[key] = value.trim()
    return null
  }
  if (/^>(?!>)/.test(line)) return { type: 'note', text: line.replace(/^>\s*/, '').trim() }
  const [, name] = /^\s*=+\s*(.*?)\s*=*\s*$/.exec(line) ?? []
  return name === undefined ? undefined : { type: 'section', name }
}

const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m

function takeFrontMatter(text: string): { frontMatter: string; body: string } {
  const found = FRONT_MATTER.exec(text)
  if (!found || found.index !== 0) return { frontMatter: '', body: text }
  return { frontMatter: found[1] ?? '', body: text.slice(found[0].length) }
}

/** A comment goes to the end of its line, or to the end of its brackets; `---` is none. */
function withoutComments(text: string): string {
  return withoutBlockComments(text)
    .replaceAll(/^(?:--(?!-).*)(?:\n|$)/gm, '')
    .replaceAll(/(?<!-)--(?!-).*$/gm, '')
}

function withoutBlockComments(text: string): string {
  let plain = ''
  let from = 0
  for (let start = text.indexOf('[-'); start !== -1; start = text.indexOf('[-', from)) {
    const end = text.indexOf('-]', start + 2)
    if (end === -1) break
    plain += text.slice(from, start)
    from = end + 2
  }
  return plain + text.slice(from)
}

/** What a word without braces ends before. */
const WORD = /^[^\s\p{P}\p{Zs}{}()@#~]+(?:[-‑’'][^\s\p{P}{}()@#~]+)*/u
/** Up to the braces, over no other mark. */
const BRACED = /^([^\s@#~{}][^@#~{}\n]*?)\{([^{}]*)\}/u

interface Mark {
  name: string
  /** What is in the braces; undefined without them. */
  amount?: string
  optional: boolean
  note?: string
  length: number
}

function partsOf(text: string): CookPart[] {
  const parts: CookPart[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at)
    const part = MARKS.includes(sign) ? readMark(sign, text.slice(at + 1)) : undefined
    if (!part) {
      plain += sign
      at += 1
      continue
    }
    if (plain !== '') parts.push({ type: 'text', value: plain })
    plain = ''
    parts.push(part.part)
    at += 1 + part.length
  }
  if (plain !== '') parts.push({ type: 'text', value: plain })
  return parts
}

const MARKS = '@#~'

function readMark(sign: string, text: string): { part: CookPart; length: number } | undefined {
  if (sign === '~') return readTimer(text)
  const mark = readNamed(text, sign === '@')
  if (!mark) return undefined
  const { name, length } = mark
  const optional = mark.optional && { optional: true as const }
  if (sign === '#') {
    return {
      part: { type: 'cookware', name, quantity: amountOf(mark.amount).quantity ?? 1, ...optional },
      length,
    }
  }
  const { quantity = 'some', units } = amountOf(mark.amount)
  const note = mark.note === undefined ? {} : { note: mark.note }
  return { part: { type: 'ingredient', name, quantity, units, ...note, ...optional }, length }
}

function readNamed(text: string, takesNote: boolean): Mark | undefined {
  const modifiers = /^\?/.exec(text)?.[0] ?? ''
  const rest = text.slice(modifiers.length)
  const optional = modifiers !== ''
  const [braced, name = '', amount] = BRACED.exec(rest) ?? []
  if (braced !== undefined) {
    const [noted = '', note] = takesNote
      ? (/^\(([^()]*)\)/.exec(rest.slice(braced.length)) ?? [])
      : []
    return {
      name: name.trim(),
      amount,
      optional,
      ...(note !== undefined && { note }),
      length: modifiers.length + braced.length + noted.length,
    }
  }
  const word = WORD.exec(rest)?.[0]
  return word === undefined
    ? undefined
    : { name: word, optional, length: modifiers.length + word.length }
}

function readTimer(text: string): { part: CookPart; length: number } | undefined {
  const [braced, name = '', amount] = /^([^\s@#~{}][^@#~{}\n]*?|)\{([^{}]*)\}/u.exec(text) ?? []
  if (braced !== undefined) {
    const { quantity = '', units } = amountOf(amount)
    return { part: { type: 'timer', name: name.trim(), quantity, units }, length: braced.length }
  }
  const word = WORD.exec(text)?.[0]
  if (word === undefined) return undefined
  return { part: { type: 'timer', name: word, quantity: '', units: '' }, length: word.length }
}

/** `1/2%cup`, `3`, `few%sprigs`; a leading zero makes a fraction a text. */
function amountOf(text = ''): { quantity?: number | string; units: string } {
  const [first = '', ...more] = text.split('%')
  const quantity = first.replace(/^\s*=\s*/, '').trim()
  const units = more.join('%').trim()
  if (quantity === '') return { units }
  const [, over, under] = /^([1-9]\d*)\s*\/\s*([1-9]\d*)$/.exec(quantity) ?? []
  if (over !== undefined) return { quantity: Number(over) / Number(under), units }
  const isNumber = /^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(quantity)
  return { quantity: isNumber ? Number(quantity) : quantity, units }
}
