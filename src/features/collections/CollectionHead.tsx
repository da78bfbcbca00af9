import { PageTop } from '../../ui/page/PageTop.tsx'
import head from '../../ui/document/documentHead.module.css'
import { KeepTogether } from '../../ui/text/KeepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import type { PageProps } from '../../content/pageProps.ts'

interface CollectionHeadProps {
  collection: Pick<
    PageProps<'collection'>['data'],
    'title' | 'description' | 'imageDesc' | 'picture' | 'publicationBadge' | 'items'
  >
}

export function CollectionHead({ collection }: CollectionHeadProps) {
  const { title, description, imageDesc, picture, publicationBadge, items } = collection
  return (
    <PageTop className={`columns ${head.head}`}>
      <div className={`stack ${head.words}`}>
        <PublicationBadge label={publicationBadge} />
        <p className="kicker">Collection of {items.length}</p>
        <h1 tabIndex={-1}>
          <KeepTogether>{title}</KeepTogether>
        </h1>
        <p className={`dimmed ${head.description}`}>{description}</p>
      </div>
      <Picture {...{ picture, imageDesc, title }} sizes="half" first />
    </PageTop>
  )
}
