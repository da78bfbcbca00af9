/**
 * Stands in for `contentlayer/source-files`, which is code for Node, where the document types are
 * read in a browser: there only their rules are of use, and a definition may be what it was given.
 */
export function defineDocumentType<Definition>(definition: () => Definition) {
  return { type: 'document', def: definition }
}

export function defineNestedType<Definition>(definition: () => Definition) {
  return { type: 'nested', def: definition }
}
