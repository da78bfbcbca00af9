import type { FieldRules, Fields } from '../../../src/content/schema/fields.ts'

export type YamlLine = ReturnType<typeof scanLine>

const LINE = /^( *)((?:- +)*)(?:([\w-]+):(?:[ \t]+|$))?/

/** The parts of a line; `start` counts the spaces and hyphens before its words. */
export function scanLine(text: string, line = 1) {
  const [head = '', { length: indent } = '', { length: hyphens } = '', name = ''] =
    LINE.exec(text) ?? []
  return { line, text, indent, start: indent + hyphens, name, value: text.slice(head.length) }
}

export function scanLines(source: string): YamlLine[] {
  return source.split('\n').map((text, index) => scanLine(text, index + 1))
}

export function hasHyphen({ indent, start }: YamlLine): boolean {
  return start > indent
}

/** Lists the rules of fields at any depth; an outer field hides an inner one of its name. */
export function rulesIn(fields: Fields): Map<string, FieldRules> {
  const named = new Map<string, FieldRules>()
  for (const [name, { rules }] of Object.entries(fields)) {
    const inner = rules.kind === 'list' ? rules.of : rules
    const parts = inner.kind === 'group' ? rulesIn(inner.fields) : new Map<string, FieldRules>()
    for (const [part, partRules] of parts) if (!named.has(part)) named.set(part, partRules)
    named.set(name, rules)
  }
  return named
}

export function spaces(count: number): string {
  const word = ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count]
  return `${word ?? count} space${count === 1 ? '' : 's'}`
}
