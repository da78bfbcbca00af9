/** A place in the records of the list. */
export interface ItemRef {
  record: string
  index: number
}
