/** Something to buy by its place: in which record of the list, and where in that. */
export interface ItemRef {
  record: string
  index: number
}
