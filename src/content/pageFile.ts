export interface PageFile<Data> {
  /** A hash of the code that can show the data: a tab may have older code. Empty in development. */
  code: string
  /** A hash of the data, by which HTML that was rendered from other data is recognized. */
  version: string
  data: Data
}

/** Tells open pages of the development server that documents have changed. */
export const DOCUMENTS_CHANGED = 'documents-changed'

/** @param json the data as JSON already */
export function writePageFile(stamp: Omit<PageFile<unknown>, 'data'>, json: string): string {
  const { code, version } = stamp
  return `{"code":${JSON.stringify(code)},"version":${JSON.stringify(version)},"data":${json}}`
}
