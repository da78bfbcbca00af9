import { useEffect } from 'react'

interface PageView {
  event: 'page_view'
  page_path: string
  page_title: string
}

declare global {
  interface Window {
    /** What an analytics provider reads; nothing leaves the site unless one is loaded. */
    dataLayer?: PageView[]
  }
}

/** Reports a page view at the first load and after each change of path, when its title is set. */
export function usePageViews(path: string): void {
  useEffect(() => {
    window.dataLayer ??= []
    window.dataLayer.push({ event: 'page_view', page_path: path, page_title: document.title })
  }, [path])
}
