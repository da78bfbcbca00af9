import { Link } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import type { PageProps } from '../../content/pageProps.ts'
import { formatDate } from '../../ui/text/formatDate.ts'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { SampleNote } from '../../ui/document/SampleNote.tsx'
import { type ProductFact, productFacts } from './productFacts.tsx'
import classes from './ReviewFacts.module.css'

type ReviewFactsProps = Pick<
  PageProps<'review'>['data'],
  'price' | 'dimensions' | 'weight' | 'tested' | 'alternatives' | 'date' | 'updated'
>

export function ReviewFacts(review: ReviewFactsProps) {
  const rows = listRows(review).filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="facts" className={`framed print-plain ${classes.facts}`}>
      <h2 id="facts">Facts</h2>
      <table className={classes.table}>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" className="dimmed small">
                {name}
              </th>
              <td>{typeof value === 'string' ? keepTogether(value) : value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {review.tested && <SampleNote ofTest />}
    </section>
  )
}

function listRows(review: ReviewFactsProps): ProductFact[] {
  const { alternatives = [], date, updated } = review
  return [
    ...productFacts(review),
    {
      name: 'Alternatives',
      value: alternatives.length > 0 && <Alternatives products={alternatives} />,
    },
    { name: 'Published', value: date && <time dateTime={date}>{formatDate(date)}</time> },
    { name: 'Updated', value: updated && <time dateTime={updated}>{formatDate(updated)}</time> },
  ]
}

function Alternatives({ products }: { products: NonNullable<ReviewFactsProps['alternatives']> }) {
  return (
    <ul className={classes.alternatives}>
      {products.map(({ id, productName }) => (
        <li key={id}>
          <Link to={paths.review(id)}>{keepTogether(productName)}</Link>
        </li>
      ))}
    </ul>
  )
}
