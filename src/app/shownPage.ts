import { liveValue } from '../shared/liveValue.ts'

const shownPath = liveValue('')

export const publishShownPath = shownPath.set

export function followPages(report: (path: string) => void): void {
  const reportShown = () => report(shownPath.read())
  shownPath.subscribe(reportShown)
  reportShown()
}
