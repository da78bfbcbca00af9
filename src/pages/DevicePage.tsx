import { type ReactNode, Suspense } from 'react'
import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useHydrated } from '../ui/useHydrated.ts'

interface DevicePageProps {
  title: string
  description: string
  about?: string
  /** Shows what this browser stores; not prerendered. */
  children: ReactNode
}

/** The frame of a page that is different in every browser. */
export function DevicePage({ title, description, about, children }: DevicePageProps) {
  const isHydrated = useHydrated()
  return (
    <div className="container">
      {/* No path, so that search engines do not index it. */}
      <Head title={title} description={description} />
      <PageHead kicker="On this device" title={title}>
        {about}
      </PageHead>
      <Suspense>{isHydrated && children}</Suspense>
    </div>
  )
}
