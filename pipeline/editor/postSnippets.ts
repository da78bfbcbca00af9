import { COMPONENT_TAGS } from '../../src/content/body.ts'
import { pageType } from '../../src/content/schema/page.ts'
import { postType } from '../../src/content/schema/post.ts'
import type { Field, Fields } from '../../src/content/schema/fields.ts'
import { explainRules } from './explainRules.ts'
import { choose, filesOf, fill, type Snippets } from './snippet.ts'

/**
 * The fields and components of posts as snippets, since no YAML extension completes in the front
 * matter of an MDX file: https://github.com/redhat-developer/vscode-yaml/issues/207.
 */
export function postSnippets(): Snippets {
  const { [postType.bodyField ?? '']: _body, ...fields } = postType.fields
  return Object.fromEntries([
    ...Object.entries(fields).map(([name, field]) => [
      `field: ${name}`,
      {
        scope: 'yaml,mdx',
        include: [filesOf(postType)],
        prefix: name,
        body: `${name}:${valueOf(field)}`,
        description: [field.description, explainRules(field.rules)].filter(Boolean).join(' '),
      },
    ]),
    ...COMPONENT_TAGS.map((tag) => [
      `component: ${tag}`,
      {
        scope: 'mdx',
        include: [postType, pageType].map(filesOf),
        prefix: tag,
        ...COMPONENTS[tag],
      },
    ]),
  ])
}

function valueOf({ rules, example }: Field, stop = 1): string {
  if (rules.kind === 'list') {
    return rules.of.kind === 'group' ? entryOf(rules.of.fields) : `\n  - $${stop}`
  }
  if (rules.kind === 'choice') return ` ${choose(stop, rules.options)}`
  return ` ${example === undefined ? `$${stop}` : fill(stop, String(example))}`
}

/** An entry of a list of groups, with the fields that it must have. */
function entryOf(fields: Fields): string {
  const needed = Object.entries(fields).filter(([, { required }]) => required)
  const lines = needed.map(([name, field], index) => `${name}:${valueOf(field, index + 1)}`)
  return `\n  - ${lines.join('\n    ')}`
}

const COMPONENTS: Record<(typeof COMPONENT_TAGS)[number], { body: string; description: string }> = {
  RecipeCard: { body: '<RecipeCard id="$1" />', description: 'The card of a recipe, by its id.' },
  ProductCard: { body: '<ProductCard id="$1" />', description: 'The card of a review, by its id.' },
  Tip: { body: '<Tip>$1</Tip>', description: 'A tip in a frame.' },
}
