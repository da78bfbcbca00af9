import { Fragment, type ReactNode } from 'react'

/** Inserts an ad after every nth card, including the last. */
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
