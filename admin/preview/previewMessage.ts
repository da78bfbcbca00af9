import { openWarnings } from '../../pipeline/content/acknowledgements.ts'
import { readDocument } from '../../pipeline/content/readDocument.ts'
import { only, type Problem, sortProblems } from '../../pipeline/content/problem.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { fileFormat } from '../fileFormat.ts'
import { omitEmpty } from '../omitEmpty.ts'
import { isUnfilled, problemInForm } from '../problemInForm.ts'
import type { Group } from '../yaml/isEqual.ts'
import type { PreviewMessage } from './message.ts'
import { previewPage } from './previewPage.ts'
import type { SiteData } from './siteData.ts'

/**
 * What the preview shows of a document: its text as it would be saved goes through the check of
 * the build, and what comes out is the page or the mistakes.
 *
 * @param values as the editor has them
 * @param path of the file; none for a document that is new
 */
export function previewMessage(
  type: ContentType,
  values: Group,
  path: string | undefined,
  site: SiteData,
): PreviewMessage {
  const text = fileFormat(type).toFile(omitEmpty(type.fields, values))
  const bytes = new TextEncoder().encode(text)
  const document = readDocument(path ?? 'the new file', bytes, type)
  const { problems, values: checked } = document
  const inForm = (problem: Problem) => problemInForm(problem, type, text)
  const errors = sortProblems(only('error', problems))
  if (errors.length === 0) {
    return { page: previewPage(type, checked, site), warnings: openWarnings(document).map(inForm) }
  }
  return {
    unfilled: errors.filter(isUnfilled).map((problem) => inForm(problem).place),
    mistakes: errors.filter((problem) => !isUnfilled(problem)).map(inForm),
  }
}
