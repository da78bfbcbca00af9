import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export function Page() {
  return (
    <div className="container">
      <Head title="Shopping list" description="Shopping list" />
      <PageHead kicker="On this device" title="Shopping list">
        Shopping list
      </PageHead>
    </div>
  )
}
