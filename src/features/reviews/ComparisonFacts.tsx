import * as words from 'words/reviews'
import { paths } from '../../addresses/paths.ts'
import type { ComparisonRowData } from '../../content/prerender/cards.ts'
import { keepTogether } from '../../ui/inline/keepTogether.tsx'
import classes from './ComparisonFacts.module.css'
import table from './comparison.module.css'
import { type ProductFact, productFacts, scoreFacts, testFacts } from './productFacts.tsx'
import { Points, SIDES } from './ProsAndCons.tsx'

/** Up to this many columns are readable without scrolling sideways. */
const MAX_ABREAST = 4

export function ComparisonFacts(props: { category: string; products: ComparisonRowData[] }) {
  const { category, products } = props
  const rows = FACT_GROUPS.flatMap((read, group) => rowsOf(products.map(read), group))
  if (rows.length === 0) return null
  const best = Math.max(...products.map(({ rating }) => rating))
  const classOf = (product?: ComparisonRowData) =>
    product?.rating === best ? classes.best : undefined
  return (
    <>
      <h2>{words.comparedFacts}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll the box */}
      <div
        role="region"
        aria-label={words.comparedFacts}
        tabIndex={0}
        className={`framed ${classes.frame}`}
        data-many={products.length > MAX_ABREAST || undefined}
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
            {rows.map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={products[index]?.id} className={classOf(products[index])}>
                    {value || <span className="dimmed">{words.notStated}</span>}
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

const FACT_GROUPS = [scoreFacts, productFacts, testFacts, pointFacts]

/** A row for each stated fact. Keys contain the group, since two groups may share a name. */
function rowsOf(columns: ProductFact[][], group: number) {
  const names = [...new Set(columns.flat().map(({ name }) => name))]
  const rows = names.map((name) => {
    const values = columns.map((column) => column.find((fact) => fact.name === name)?.value)
    return { key: `${group} ${name}`, name, values }
  })
  return rows.filter(({ values }) => values.some(Boolean))
}

function pointFacts(product: ComparisonRowData): ProductFact[] {
  return SIDES.map(([side, name]) => ({
    name,
    value: product[side].length > 0 && <Points side={side} points={product[side]} />,
  }))
}
