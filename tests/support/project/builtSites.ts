import { isOfEditor } from '../../site/builtSite.ts'

export type Files = Map<string, Buffer>

/** The names of the files that are not the same in two sites. */
export function differences(before: Files, after: Files): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.filter((name) => !isSame(before.get(name), after.get(name))).toSorted()
}

function isSame(before?: Buffer, after?: Buffer): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

/**
 * The files of a site, without the hosts of images in the policy: a new one concerns
 * every page, from each of which a visitor may come to the image.
 */
export function withoutImageHosts(files: Files): Files {
  return new Map(
    [...files].map(([name, bytes]) => {
      const isOfPolicy = name === '_headers' || name.endsWith('.html')
      return [
        name,
        isOfPolicy ? Buffer.from(bytes.toString().replaceAll(/ img-src 'self'[^;]*;/g, '')) : bytes,
      ]
    }),
  )
}

/** The index, whose name changes with the content, and the page that names it. */
export function isOfSearch(name: string): boolean {
  return /^(assets\/search|search|data\/search\.json)\b/.test(name)
}

/** The editor's folder, and the headers with its policy. */
export function comesWithEditor(name: string): boolean {
  return isOfEditor(name) || name === '_headers'
}

/** The files of a document's picture: `recipes-7`. */
export function picturesOf(files: Files, owner: string): string[] {
  return [...files.keys()].filter((name) => name.startsWith(`pictures/${owner}-`)).toSorted()
}

/** What follows the name of a picture: `800.avif`. */
export function endings(names: string[]): string[] {
  return names.map((name) => name.replace(/^.*-[0-9a-f]{10}-([0-9a-f]{8}-)?/, ''))
}

/** The pages, data and other texts of a site that name something. */
export function naming(files: Files, name: RegExp): string[] {
  return [...files].filter(([, bytes]) => name.test(bytes.toString())).map(([file]) => file)
}

/** Splits the data of a page in two sites into related documents and the rest. */
export function dataOf(site: Files, next: Files, file: string) {
  return [site, next].map((files) => {
    const { related, ...rest } = JSON.parse(files.get(file)?.toString() ?? '{"data":{}}').data
    return { related, rest }
  })
}

/** The pages, and their data, to which other documents are related than before, and no more. */
export function recommendingOthers(site: Files, next: Files): string[] {
  const files = [...next.keys()].filter((file) => /^data\/\w+\/\d+\.json$/.test(file))
  return files.flatMap((file) => {
    const [before, after] = dataOf(site, next, file)
    const isOther = JSON.stringify(before?.related) !== JSON.stringify(after?.related)
    const keepsAllElse = JSON.stringify(before?.rest) === JSON.stringify(after?.rest)
    const page = file.replace(/^data\/(.*)\.json$/, '$1/index.html')
    return isOther && keepsAllElse ? [file, page] : []
  })
}
