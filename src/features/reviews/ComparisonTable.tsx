import * as words from 'words/reviews'
import type { ComparisonRowData } from '../../content/prerender/cards.ts'
import { paths } from '../../addresses/paths.ts'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import { Picture } from '../../ui/picture/Picture.tsx'
import { Rating } from '../../ui/inline/Rating.tsx'
import { PublicationBadge } from '../../ui/document/PublicationBadge.tsx'
import classes from './comparison.module.css'
import { PriceButton } from './PriceButton.tsx'

const COLUMNS = [words.product, words.rating, words.bestFor, words.link]

interface ComparisonTableProps {
  category: string
  products: ComparisonRowData[]
  isEager?: boolean
}

export function ComparisonTable({ category, products, isEager }: ComparisonTableProps) {
  if (products.length === 0) {
    return <EmptyState>{words.emptyCategory}</EmptyState>
  }
  const best = Math.max(...products.map(({ rating }) => rating))
  return (
    <div className={`framed ${classes.frame}`}>
      <table className={classes.table}>
        <caption className={`visually-hidden ${classes.caption}`}>
          {words.compared({ category })}
        </caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, productName, rating, ...product }, index) => (
            <tr key={id} className={rating === best ? classes.best : undefined}>
              <th scope="row">
                <div className={classes.picture}>
                  <Picture
                    {...product}
                    isEager={isEager && index === 0}
                    title={productName}
                    sizes="thumbnail"
                  />
                </div>
                <a className={`quiet-link ${classes.name}`} href={paths.review(id)}>
                  {keepTogether(productName)}
                </a>
                <PublicationBadge label={product.publicationBadge} />
              </th>
              <td>
                <Rating rating={rating} />
                {rating === best && (
                  <span className={`tip tag ${classes.badge}`}>{words.topRated}</span>
                )}
              </td>
              <td data-column={words.bestFor}>{keepTogether(product.bestFor)}</td>
              <td>
                <PriceButton
                  href={product.affiliateLink}
                  variant={rating === best ? 'filled' : 'default'}
                  product={productName}
                >
                  {words.checkPrice}
                </PriceButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
