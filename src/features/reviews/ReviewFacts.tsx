import type { PropsWithChildren } from 'react'
import * as words from 'words/reviews'
import { paths } from '../../addresses/paths.ts'
import type { PageProps } from '../../content/pageProps.ts'
import { formatDate } from '../../ui/inline/formatDate.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import { SampleNote } from '../../ui/document/SampleNote.tsx'
import { type ProductFact, productFacts, scoreFacts, testFacts } from './productFacts.tsx'
import classes from './ReviewFacts.module.css'

type ReviewFactsProps = Parameters<typeof productFacts>[0] &
  Pick<PageProps<'review'>['data'], 'alternatives' | 'date' | 'updated' | 'ratingNote'>

export function ReviewFacts(review: ReviewFactsProps) {
  const { alternatives = [], date, updated, ratingNote } = review
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
    { name: words.published, value: showDay(date) },
    { name: words.updated, value: showDay(updated) },
  ]
  return (
    <>
      <FactBox id="scores" title={words.scores} facts={scoreFacts(review)}>
        {ratingNote && <p>{keepTogether(ratingNote)}</p>}
      </FactBox>
      <FactBox id="facts" title={words.facts} facts={facts} />
      <FactBox id="tested" title={words.howTested} facts={testFacts(review)}>
        <SampleNote ofTest />
      </FactBox>
    </>
  )
}

function showDay(day?: string) {
  return day && <time dateTime={day}>{formatDate(day)}</time>
}

type FactBoxProps = PropsWithChildren<{ id: string; title: string; facts: ProductFact[] }>

function FactBox({ id, title, facts, children }: FactBoxProps) {
  const rows = facts.filter(({ value }) => value)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={`framed print-plain ${classes.facts}`}>
      <h2 id={id}>{title}</h2>
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
      {children}
    </section>
  )
}
