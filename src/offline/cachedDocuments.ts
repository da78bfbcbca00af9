import { readAllFacts, readRecord } from './pageRecord.ts'

/** The latest of the documents that open without a connection. */
export async function readCachedDocuments(): Promise<{ path: string; title: string }[]> {
  const all = [...(await readAllFacts())].filter(([path]) => path.split('/').length === 3)
  const latest = all.toSorted(([, one], [, other]) => other.at - one.at).slice(0, 12)
  const reading = latest.map(async ([path]) => {
    const page = new DOMParser().parseFromString((await readRecord(path))?.html ?? '', 'text/html')
    return { path, title: page.querySelector('h1')?.textContent ?? path }
  })
  return Promise.all(reading)
}
