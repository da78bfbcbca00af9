import * as words from 'words/reviews'
import { paths } from '../../addresses/paths.ts'
import type { ComparisonRowData } from '../../content/cards.ts'
import { keepTogether } from '../../ui/text/keepTogether.tsx'
import classes from './ComparisonFacts.module.css'
import table from './ComparisonTable.module.css'
import { type ProductFact, productFacts } from './productFacts.tsx'
import { Points, SIDES } from './ProsAndCons.tsx'

/** Up to this many columns are readable without scrolling sideways. */
const MOST_ABREAST = 4

export function ComparisonFacts(props: { category: string; products: ComparisonRowData[] }) {
  const { category, products } = props
  const facts = products.map(listFacts)
  const names = facts[0]?.map(({ name }) => name) ?? []
  const stated = names.filter((_name, row) => facts.some((column) => column[row]?.value))
  if (stated.length === 0) return null
  const best = Math.max(...products.map(({ rating }) => rating))
  const classOf = (product?: ComparisonRowData) =>
    product?.rating === best ? classes.best : undefined
  return (
    <>
      <h2>{words.comparedFacts}</h2>
      {/* The box scrolls, so arrow keys must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div
        role="region"
        aria-label={words.comparedFacts}
        tabIndex={0}
        className={`framed ${classes.frame}`}
        data-many={products.length > MOST_ABREAST || undefined}
      >
        <table className={classes.table}>
          <caption className="visually-hidden">{words.comparedFactsOf({ category })}</caption>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              {products.map((product) => (
                <th key={product.id} scope="col" className={classOf(product)}>
                  <a className={`quiet-link ${table.name}`} href={paths.review(product.id)}>
                    {keepTogether(product.productName)}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stated.map((name) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {facts.map((column, index) => (
                  <td key={products[index]?.id} className={classOf(products[index])}>
                    {column.find((fact) => fact.name === name)?.value || (
                      <span className="dimmed">{words.notStated}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function listFacts(product: ComparisonRowData): ProductFact[] {
  const sides = SIDES.map(([side, name]) => ({
    name,
    value: product[side].length > 0 && <Points side={side} points={product[side]} />,
  }))
  return [...productFacts(product), ...sides]
}
