export type Files = Map<string, Buffer>

export function differences(before: Files, after: Files): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.filter((name) => !isSame(before.get(name), after.get(name))).toSorted()
}

function isSame(before?: Buffer, after?: Buffer): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

/** The index, whose name changes with the content, and the page that names it. */
export function isOfSearch(name: string): boolean {
  return /^(assets\/search|search|data\/search\.json)\b/.test(name)
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

/** The pages, and their data, to which other documents are related than before, and no more. */
export function recommendingOthers(site: Files, next: Files): string[] {
  const files = [...next.keys()].filter((file) => /^data\/\w+\/\d+\.json$/.test(file))
  return files.flatMap((file) => {
    const [before, after] = [site, next].map((from) => {
      const { related, ...rest } = JSON.parse(from.get(file)?.toString() ?? '{"data":{}}').data
      return [related, rest].map((part) => JSON.stringify(part))
    })
    const isOther = before?.[0] !== after?.[0]
    const keepsAllElse = before?.[1] === after?.[1]
    const page = file.replace(/^data\/(.*)\.json$/, '$1/index.html')
    return isOther && keepsAllElse ? [file, page] : []
  })
}
