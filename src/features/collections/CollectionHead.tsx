import { PageTop } from '../../ui/page/PageHead.tsx'
import head from '../../ui/document/documentHead.module.css'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import type { PageProps } from '../../content/pageProps.ts'

export function CollectionHead({ collection }: { collection: PageProps<'collection'>['data'] }) {
  const { title, description, imageDesc, picture, publicationBadge, items } = collection
  return (
    <PageTop className={`one-column-when-narrow ${head.head}`}>
      <div className={`stack ${head.words}`}>
        <PublicationBadge label={publicationBadge} />
        <p className="kicker">Collection of {items.length}</p>
        <h1 tabIndex={-1}>{keepTogether(title)}</h1>
        <p className={`dimmed ${head.description}`}>{description}</p>
      </div>
      <Picture {...{ picture, imageDesc, title }} sizes="half" isEager />
    </PageTop>
  )
}
