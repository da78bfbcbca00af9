/** A page's data as it stands in a file of its own. */
export interface PageFile<Data> {
  /**
   * Which code can show the data: a hash of the site's code, since a tab may still have that of
   * yesterday. Empty in development, where there is only one.
   */
  code: string
  /** A hash of the data, by which HTML that was rendered from other data is recognized. */
  version: string
  data: Data
}

/** @param json the data as JSON already */
export function writePageFile(stamp: Omit<PageFile<unknown>, 'data'>, json: string): string {
  const { code, version } = stamp
  return `{"code":${JSON.stringify(code)},"version":${JSON.stringify(version)},"data":${json}}`
}
