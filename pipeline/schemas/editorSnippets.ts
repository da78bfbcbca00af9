/** No YAML extension completes the front matter of MDX: redhat-developer/vscode-yaml#207. */
import { acknowledge, type ContentType } from '../../src/content/schema/documentType.ts'
import type { Field, FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { SERVICE_SUBJECTS } from '../../src/content/body.ts'
import { KINDS, kindOf } from '../../src/kinds/kinds.ts'
import { explainRules } from './explainRules.ts'

/** Snippets of VS Code; versions before 1.109 ignore `include`. */
export type Snippets = Record<
  string,
  { scope: string; include: string[]; prefix: string; body: string; description: string }
>

export function mdxSnippetFiles(types: ContentType[]): [string, Snippets][] {
  return [
    // Only kinds get new documents; the standing pages already exist.
    ...types
      .filter(({ bodyField, folder }) => bodyField !== undefined && kindOf(folder))
      .map((type): [string, Snippets] => [
        `.vscode/${type.folder}.code-snippets`,
        fieldSnippets(type),
      ]),
    ['.vscode/components.code-snippets', { ...COMPONENT_SNIPPETS, ...ACKNOWLEDGE_SNIPPET }],
  ]
}

export function fieldSnippets(type: ContentType): Snippets {
  const { [type.bodyField ?? '']: _body, acknowledge: _acknowledge, ...fields } = type.fields
  return snippetsOf(fields, contentGlob(type))
}

function snippetsOf(fields: Fields, include: string): Snippets {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      `field: ${name}`,
      {
        scope: 'yaml,mdx',
        include: [include],
        prefix: name,
        body: `${name}:${fieldValue(field)}`,
        description: [field.description, explainRules(field.rules)].filter(Boolean).join(' '),
      },
    ]),
  )
}

function fieldValue({ rules, example }: Field, stop = 1): string {
  if (rules.kind === 'list') return `\n  - ${entryOf(rules.of, stop, example)}`
  if (rules.kind === 'choice') return ` ${snippetChoice(stop, rules.options)}`
  return ` ${exampleAt(stop, example)}`
}

function exampleAt(stop: number, example: Field['example']): string {
  return example === undefined ? `$${stop}` : snippetField(stop, String(example))
}

/** Writes the first entry of a list. A group gets only its required fields. */
function entryOf(rules: FieldRules, stop: number, example: Field['example']): string {
  if (rules.kind !== 'group') return exampleAt(stop, example)
  const needed = Object.entries(rules.fields).filter(([, { required }]) => required)
  return needed
    .map(([name, field], index) => `${name}:${fieldValue(field, index + 1)}`)
    .join('\n    ')
}

const COMPONENTS = [
  ...KINDS.map(({ folder }) => kindOf(folder)).flatMap(({ card, singular }) => {
    const description = `The card of a ${singular.toLowerCase()}, by its id.`
    return card ? [{ prefix: card, body: `<${card} id="$1" />`, description }] : []
  }),
  {
    prefix: 'Services',
    body: `<Services about="${snippetChoice(1, SERVICE_SUBJECTS)}" />`,
    include: ['**/content/pages/*.mdx'],
    description: 'What is true of a service of others, by content/site.yaml.',
  },
  { prefix: 'Tip', body: '<Tip>$1</Tip>', description: 'A tip in a frame.' },
]

const ANY_MDX = '**/content/*/*.mdx'

/** One snippet for all types, since all have this field. */
export const ACKNOWLEDGE_SNIPPET = snippetsOf({ acknowledge }, ANY_MDX)

export const COMPONENT_SNIPPETS: Snippets = Object.fromEntries(
  COMPONENTS.map((snippet) => [
    `component: ${snippet.prefix}`,
    { scope: 'mdx', include: [ANY_MDX], ...snippet },
  ]),
)

function contentGlob({ folder, extension, singleFile }: ContentType): string {
  return `**/content/${folder ? `${folder}/` : ''}${singleFile ?? '*'}${extension}`
}

export function snippetChoice(stop: number, words: readonly string[]): string {
  const escaped = words.map((word) => word.replaceAll(/[\\,|]/g, '\\$&'))
  return `\${${stop}|${escaped.join(',')}|}`
}

export function snippetField(stop: number, text: string): string {
  return `\${${stop}:${text.replaceAll(/[\\$}]/g, '\\$&')}}`
}
