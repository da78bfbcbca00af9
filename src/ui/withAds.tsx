import { Fragment, type ReactNode } from 'react'

/**
 * Puts an advertisement after every `every`-th item, the last one included when the count says so.
 * Items beyond count from the first that is shown.
 */
export function withAds<Item extends { id: number }>(
  items: Item[],
  every: number,
  show: (item: Item, index: number) => ReactNode,
  ad: ReactNode,
): ReactNode[] {
  return items.map((item, index) => (
    <Fragment key={item.id}>
      {show(item, index)}
      {(index + 1) % every === 0 && ad}
    </Fragment>
  ))
}
