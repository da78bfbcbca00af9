import { PAID_MARK } from '../../../src/settings/paidMark.ts'
import type { ReadDocument } from '../read/document.ts'
import { textsAt } from '../read/placedTexts.ts'
import type { Complain } from '../report/problem.ts'

export function checkDisclosureMark(document: ReadDocument, complain: Complain): void {
  if (document.type.singleFile !== 'site') return
  for (const { text, place } of textsAt(document, /^affiliate\.disclosure$/)) {
    if (text.toLowerCase().includes(PAID_MARK)) continue
    const what = `“affiliate.disclosure” does not name the mark “${PAID_MARK}”, which stands beside every paid link.`
    complain(place, 'disclosure-mark', what, `Explain “${PAID_MARK}” in it.`)
  }
}
