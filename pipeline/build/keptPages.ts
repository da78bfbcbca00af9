import { readPage } from '../../src/offline/readPage.ts'
import { mayBeIndexed } from '../feeds/robots.ts'
import type { CompressedFiles } from './compress.ts'

/** What a build asks of the HTML of a page, once it stands. */
export interface PageFacts {
  /** Whether search engines may show it. */
  isIndexed: boolean
  /** The pictures in it, by the part of their names that all their files share, in order. */
  pictures: string[]
}

interface KeptPage extends PageFacts {
  /** Of its HTML. */
  hash: string
}

export type KeptPages = ReturnType<typeof openKeptPages>

/**
 * Pages of builds before, by a hash of all that each follows from, so that most need not be rendered,
 * read or searched again.
 */
export function openKeptPages(files: CompressedFiles) {
  function find(key: string): KeptPage | undefined {
    const json = files.get(nameOf(key))
    return json && JSON.parse(json.toString())
  }

  return {
    /** The HTML of a page, of which this machine need not have the site. */
    html(key: string): Buffer | undefined {
      const page = find(key)
      return page && files.textOf(page.hash)
    },
    /**
     * What there is to know of a page, now and in builds to come.
     *
     * @param hash of its HTML
     * @param read called for that HTML when no build has
     */
    facts(key: string, hash: string, read: () => string): PageFacts {
      const page: KeptPage = find(key) ?? { hash, ...readFacts(read()) }
      files.keep(nameOf(key), () => Buffer.from(JSON.stringify(page)))
      return page
    },
  }
}

function readFacts(html: string): PageFacts {
  return { isIndexed: mayBeIndexed(html), pictures: readPage(html)?.pictures ?? [] }
}

function nameOf(key: string): string {
  return `page ${key}`
}
