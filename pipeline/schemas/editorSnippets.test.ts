import { expect, test } from 'vitest'
import { ofSeverity } from '../problems/problem.ts'
import { readDocument } from '../content/read/readDocument.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { postType } from '../../src/content/schema/post.ts'
import { kindOf } from '../../src/kinds/kinds.ts'
import {
  ACKNOWLEDGE_SNIPPET,
  snippetChoice,
  COMPONENT_SNIPPETS,
  fieldSnippets,
  snippetField,
  type Snippets,
} from './editorSnippets.ts'

/** Returns the text of a snippet inserted unchanged, with the first choices. */
function inserted(body: string): string {
  return body
    .replaceAll(/\$\{\d+\|((?:[^\\,|]|\\.)*)(?:,(?:[^\\|]|\\.)*)?\|\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replaceAll(/\$\d+/g, 'x')
    .replaceAll(/\\(.)/g, '$1')
}

const mdxKinds = contentTypes.filter(({ folder, bodyField }) => bodyField && kindOf(folder))

test.each(mdxKinds)(
  'the fields of a $name, one snippet after the other, pass the content check',
  (type) => {
    const snippets = { ...fieldSnippets(type), ...ACKNOWLEDGE_SNIPPET }
    const fields = bodiesOf(snippets).map(inserted)
    const source = `---\n${fields.join('\n')}\n---\n\nText.\n`
    expect(ofSeverity('error', readDocument('a', Buffer.from(source), type).problems)).toEqual([])
  },
)

test('snippets of the components make a document without a mistake', () => {
  const components = bodiesOf(COMPONENT_SNIPPETS).map((body) =>
    inserted(body).replace('"x"', '"1"'),
  )
  expect(components.length).toBe(4)
  const fields = bodiesOf(fieldSnippets(postType)).map(inserted)
  const source = `---\n${fields.join('\n')}\n---\n\n${components.join('\n\n')}\n`
  expect(ofSeverity('error', readDocument('post', Buffer.from(source), postType).problems)).toEqual(
    [],
  )
})

function bodiesOf(all: Snippets): string[] {
  return Object.values(all).map(({ body }) => body)
}

test('signs of the snippet language are themselves in a choice and in a text', () => {
  expect(snippetChoice(1, ['a, b', 'c|d'])).toBe('${1|a\\, b,c\\|d|}')
  expect(snippetField(2, 'a $5 {b}')).toBe('${2:a \\$5 {b\\}}')
})
