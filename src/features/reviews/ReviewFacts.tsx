import * as words from 'words/reviews'
import { paths } from '../../addresses/paths.ts'
import type { PageProps } from '../../content/pageProps.ts'
import { formatDate } from '../../ui/text/formatDate.ts'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import { SampleNote } from '../../ui/document/SampleNote.tsx'
import { type ProductFact, productFacts } from './productFacts.tsx'
import classes from './ReviewFacts.module.css'

type Facts = Parameters<typeof productFacts>[0]
type ReviewFactsProps = Facts &
  Pick<PageProps<'review'>['data'], 'alternatives' | 'date' | 'updated'>

export function ReviewFacts(review: ReviewFactsProps) {
  const { alternatives = [], date, updated } = review
  const items = alternatives.map(({ id, productName }) => (
    <li key={id}>
      <a href={paths.review(id)}>{keepTogether(productName)}</a>
    </li>
  ))
  const facts: ProductFact[] = [
    ...productFacts(review),
    {
      name: words.alternatives,
      value: items.length > 0 && <ul className={classes.alternatives}>{items}</ul>,
    },
    { name: words.published, value: date && <time dateTime={date}>{formatDate(date)}</time> },
    {
      name: words.updated,
      value: updated && <time dateTime={updated}>{formatDate(updated)}</time>,
    },
  ]
  const rows = facts.filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="facts" className={`framed print-plain ${classes.facts}`}>
      <h2 id="facts">{words.facts}</h2>
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
