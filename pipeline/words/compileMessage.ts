import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { messageOf } from '../../src/shared/messageOf.ts'

export type ParameterType = 'text' | 'number' | 'element'

/**
 * Compiles a message such as `{count, plural, one {# recipe} other {# recipes}}` or
 * `See <link>our page</link>.`, https://unicode-org.github.io/icu/userguide/format_parse/messages/
 *
 * The code is an expression in TypeScript, which reads its parameters from `p`.
 *
 * @param show a function that formats numbers, if the language differs from JavaScript's format
 * @throws SyntaxError for an invalid message, or for forms that the site does not support
 */
export function compileMessage(message: string, show = '') {
  const parameters = new Map<string, ParameterType>()
  const parts = parseMessage(message)
  return { code: compileParts(parts, { parameters, counted: '', show }), parameters }
}

function parseMessage(message: string): MessageFormatElement[] {
  try {
    return parse(message)
  } catch (error) {
    // The parser's messages are names of constants, such as EXPECT_ARGUMENT_CLOSING_BRACE.
    const reason = messageOf(error).toLowerCase().replaceAll('_', ' ')
    throw new SyntaxError(reason, { cause: error })
  }
}

interface Scope {
  parameters: Map<string, ParameterType>
  /** The parameter that `#` stands for. */
  counted: string
  show: string
}

function compileParts(parts: readonly MessageFormatElement[], scope: Scope): string {
  const codes = parts.map((part) => compilePart(part, scope))
  if (parts.some(hasElement)) return `sentence(${codes.join(', ')})`
  if (parts.every(({ type }) => type === TYPE.literal)) return codes.join('') || "''"
  return `\`${parts.map((part, index) => inTemplate(part, codes[index])).join('')}\``
}

function hasElement(part: MessageFormatElement): boolean {
  if (part.type !== TYPE.plural) return part.type === TYPE.tag
  return Object.values(part.options).some(({ value }) => value.some(hasElement))
}

function inTemplate(part: MessageFormatElement, code = ''): string {
  return part.type === TYPE.literal ? part.value.replaceAll(/[`\\$]/g, '\\$&') : `\${${code}}`
}

function compilePart(part: MessageFormatElement, scope: Scope): string {
  switch (part.type) {
    case TYPE.literal:
      return JSON.stringify(part.value)
    case TYPE.pound:
      return `${scope.show}(p.${scope.counted})`
    case TYPE.argument:
      return `${scope.show}(${readParameter(part.value, 'text', scope)})`
    case TYPE.tag:
      return `${readParameter(part.value, 'element', scope)}(${compileParts(part.children, scope)})`
    case TYPE.plural: {
      const counted = readParameter(part.value, 'number', scope)
      const forms = Object.entries(part.options).map(
        ([form, { value }]) =>
          `${JSON.stringify(form)}: ${compileParts(value, { ...scope, counted: part.value })}`,
      )
      return `plural(${counted}, { ${forms.join(', ')} })`
    }
    default:
      throw new SyntaxError('only plain names, tags and plurals are understood')
  }
}

function readParameter(name: string, type: ParameterType, { parameters }: Scope): string {
  // A count may also be used outside of its plural, where its type stays `number`.
  if (parameters.get(name) !== 'number') parameters.set(name, type)
  return `p.${name}`
}
