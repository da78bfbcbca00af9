import { PageTop } from '../../ui/PageTop.tsx'
import head from '../../ui/documentHead.module.css'
import { KeepTogether } from '../../ui/KeepTogether.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { PublicationBadge } from '../../ui/PublicationBadge.tsx'
import type { CollectionPageData } from './collectionPageData.ts'

interface CollectionHeadProps {
  collection: Pick<
    CollectionPageData,
    'title' | 'description' | 'imageDesc' | 'picture' | 'publicationBadge' | 'items'
  >
}

/** The top of a collection: how much is in it, title, description and picture. */
export function CollectionHead({ collection }: CollectionHeadProps) {
  const { title, description, imageDesc, picture, publicationBadge, items } = collection
  return (
    <PageTop className={head.head}>
      <div className={head.words}>
        <PublicationBadge label={publicationBadge} />
        <p className="kicker">Collection of {items.length}</p>
        <h1 tabIndex={-1}>
          <KeepTogether>{title}</KeepTogether>
        </h1>
        <p className={head.description}>{description}</p>
      </div>
      <Picture {...{ picture, imageDesc, title }} sizes="half" first />
    </PageTop>
  )
}
