export type Files = Map<string, Buffer>

export function differences(before: Files, after: Files): string[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names.filter((name) => !isSame(before.get(name), after.get(name))).toSorted()
}

function isSame(before?: Buffer, after?: Buffer): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

/** Says whether a file is the search index, whose name changes with the content, or its page. */
export function isOfSearch(name: string): boolean {
  return /^(assets\/search|search|data\/search\.json)\b/.test(name)
}

/** The files of a document's picture: `recipes-7`. */
export function picturesOf(files: Files, owner: string): string[] {
  return [...files.keys()].filter((name) => name.startsWith(`pictures/${owner}-`)).toSorted()
}

/** Returns the suffixes of a picture's files, as `800.avif`. */
export function endings(names: string[]): string[] {
  return names.map((name) => name.replace(/^.*-[0-9a-f]{10}-([0-9a-f]{8}-)?/, ''))
}

/** Returns the pages, data and other text files that contain a name. */
export function naming(files: Files, name: RegExp): string[] {
  return [...files].filter(([, bytes]) => name.test(bytes.toString())).map(([file]) => file)
}

/** Returns pages, and their data, that differ only in their related documents. */
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
