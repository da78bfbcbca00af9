import type { DocumentType, FieldDef, NestedType } from 'contentlayer/source-files'
import { defineDocumentType, defineNestedType } from 'contentlayer/source-files'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { FieldRules, Fields } from '../../src/content/schema/fields.ts'
import { isDate } from '../../src/content/schema/fields.ts'
import { mapValues } from '../../src/shared/mapValues.ts'
import { capitalized } from '../../src/shared/textForms.ts'

/** Fields that the build computes; their types are in src/content/prerender/documents.ts. */
const COMPUTED = [
  ['image', ['picture']],
  ['ingredients', ['foods', 'mainIngredients', 'tasks', 'cooking']],
] as const

/** Contentlayer generates TypeScript types from this; most content rules do not fit into types. */
export function toDocumentType(type: ContentType): DocumentType {
  const { name, description, singleFile, fileNameValue, folder, extension } = type
  // Acknowledgments are not passed to pages.
  const { acknowledge: _, ...fields } = type.fields
  const computed = COMPUTED.flatMap(([field, names]) => (field in fields ? names : []))
  return defineDocumentType(() => ({
    name,
    description,
    filePathPattern: `${singleFile ?? `${folder}/*`}${extension}`,
    contentType: 'data',
    isSingleton: singleFile !== undefined,
    fields: definitionsOf(name, fields),
    computedFields: Object.fromEntries([
      ...computed.map((computedName) => [computedName, { type: 'json', resolve: () => null }]),
      ...(fileNameValue ? [[fileNameValue, { type: 'string', resolve: () => '' }]] : []),
    ]),
  }))
}

function definitionsOf(owner: string, fields: Fields): Record<string, FieldDef> {
  return mapValues(fields, ({ description, required, rules }, name) => {
    const definition = definitionOf(`${owner}${capitalized(name)}`, rules)
    return { description, required, ...definition }
  })
}

/** @param name a unique name for the type of a group */
function definitionOf(name: string, rules: FieldRules): FieldDef {
  if (rules.kind === 'group') return { type: 'nested', of: nestedType(name, rules.fields) }
  if (rules.kind !== 'list') return plainDefinitionOf(rules)
  const { of } = rules
  const isGroup = of.kind === 'group'
  return { type: 'list', of: isGroup ? nestedType(name, of.fields) : plainDefinitionOf(of) }
}

function nestedType(name: string, fields: Fields): NestedType {
  return defineNestedType(() => ({ name, fields: definitionsOf(name, fields) }))
}

function plainDefinitionOf(rules: FieldRules) {
  switch (rules.kind) {
    case 'number':
    case 'boolean':
      return { type: rules.kind }
    case 'choice':
      return { type: 'enum', options: rules.options } as const
    case 'text':
      return { type: isDate(rules) ? 'date' : 'string' } as const
    case 'image':
      return { type: 'string' } as const
    default:
      return { type: 'json' } as const
  }
}
