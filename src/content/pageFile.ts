export interface PageFile<Data> {
  /** A hash of the code for this data, since tabs may run older code; empty in development. */
  code: string
  /** A hash of the data; it reveals HTML rendered from other data. */
  version: string
  data: Data
}

/** Tells open pages of the development server that documents have changed. */
export const DOCUMENTS_CHANGED = 'documents-changed'

/** @param json the serialized data */
export function writePageFile(stamp: Omit<PageFile<unknown>, 'data'>, json: string): string {
  const { code, version } = stamp
  return `{"code":${JSON.stringify(code)},"version":${JSON.stringify(version)},"data":${json}}`
}
