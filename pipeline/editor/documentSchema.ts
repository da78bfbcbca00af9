import type { ContentType } from '../../src/content/schema/documentType.ts'
import { fieldsSchema, type JsonSchema } from './jsonSchema.ts'

/** The schema of the YAML of a document: the whole file, or the front matter of an MDX file. */
export function documentSchema({ name, description, fields, bodyField }: ContentType): JsonSchema {
  const { [bodyField ?? '']: _body, ...written } = fields
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Written by npm run schemas from src/content/schema and content/.',
    title: name,
    description,
    ...fieldsSchema(written),
  }
}

/** Where its schema stands, from the project's root. */
export function schemaFile({ name, singleFile }: ContentType): string {
  return `schemas/${singleFile ?? name.toLowerCase()}.schema.json`
}
