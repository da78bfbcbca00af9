import { Head } from '../seo/Head.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export function Page() {
  return (
    <div className="container">
      <Head title="Saved recipes" description="Saved recipes" />
      <PageHead kicker="On this device" title="Saved recipes">
        Saved recipes
      </PageHead>
    </div>
  )
}
