import type { ContentType } from '../../src/content/schema/documentType.ts'
import { postType } from '../../src/content/schema/post.ts'
import { formatProblem } from '../../pipeline/problems/problem.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { REVIEW as REVIEW_TEXT } from '../support/reviewText.ts'

export const REVIEW = `id: 7\n${REVIEW_TEXT}`

export const FRONT = `---
id: 3
title: Toast
category: Kitchen Tips
date: 2025-10-12
excerpt: Bread, warmed.
imageDesc: A slice.
---
`
export const POST = `${FRONT}
Warm the bread.
`

export function read(source: string | Uint8Array, type: ContentType) {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const document = readDocument(type === postType ? 'p.mdx' : 'r.yaml', bytes, type)
  return { ...document, reported: document.problems.map(formatProblem) }
}
