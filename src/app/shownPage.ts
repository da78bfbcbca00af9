import { liveValue } from '../shared/liveValue.ts'

const shownPath = liveValue('')

export const publishShownPath = shownPath.set

/** Reports the path of the page that is shown, now and after each navigation. */
export function followPages(report: (path: string) => void): void {
  const reportShown = () => report(shownPath.read())
  shownPath.subscribe(reportShown)
  reportShown()
}
