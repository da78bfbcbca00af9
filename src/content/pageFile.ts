/** A page's data as it stands in a file of its own. */
export interface PageFile<Data> {
  /**
   * Which code can show the data: a hash of the site's code, since a tab may still have that of
   * yesterday. Empty in development, where there is only one.
   */
  code: string
  data: Data
}

/** @param json the data as JSON already */
export function writePageFile(code: string, json: string): string {
  return `{"code":${JSON.stringify(code)},"data":${json}}`
}
