import { useEffect } from 'react'
import { withBase } from '../../addresses/base.ts'

interface PageView {
  event: 'page_view'
  page_path: string
  page_title: string
}

declare global {
  interface Window {
    /** Analytics providers read it; nothing leaves the site unless one is loaded. */
    dataLayer?: PageView[]
  }
}

export function usePageViews(path: string): void {
  useEffect(() => {
    window.dataLayer ??= []
    window.dataLayer.push({
      event: 'page_view',
      page_path: withBase(path),
      page_title: document.title,
    })
  }, [path])
}
