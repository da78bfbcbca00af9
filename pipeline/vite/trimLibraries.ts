import type { Plugin } from 'vite'

const HELMET = /react-helmet-async\/lib\/index\.esm\.js$/
const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/
const BUTTONS = /@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\1\.mjs$/
const COLORS = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/
const PROVIDER = /@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/

/** Code that the site never runs, which bundlers cannot know. */
const UNUSED_CODE: [library: RegExp, code: RegExp, instead: string][] = [
  // Older versions of React, and servers of their own.
  [HELMET, /\bisReact19\b(?! =)/g, 'true'],
  [HELMET, /helmetData && !\(helmetData instanceof HelmetData\)/g, 'false'],
  // Framework mode: links that prefetch, forms, and pages that the router loads.
  [ROUTER, /\bshouldPrefetch && !isAbsolute(?= \?)/g, 'false'],
  [ROUTER, /(?<= = )(?=React\d*\.(?:memo|forwardRef)\()/g, '/* @__PURE__ */ '],
  [ROUTER, /^\w+\.(?:displayName|contextType) = .*$/gm, ''],
  // Buttons that wait, with a spinner, and those in groups.
  [BUTTONS, /^import \{ (?:Transition|Loader) \} .*$/gm, ''],
  [BUTTONS, /typeof loading === "boolean"/g, 'false'],
  [BUTTONS, /^\w+\.Group\w* = .*$/gm, ''],
  // Colors, variables and classes that are not part of virtual:theme.css, or come from there.
  [COLORS, /^\t(?!dark|gray)\w+: \[[^\]]*\],?$/gm, ''],
  [PROVIDER, /\bwith(?:CssVariables|GlobalClasses)(?= &&)/g, 'false'],
]

/**
 * Bundles libraries without what the site never runs: 13 KB of Brotli on every visit.
 *
 * @throws when a library has none of the code that a pattern names, as a new version may
 */
export function trimLibraries(): Plugin {
  const unmatched = new Set(UNUSED_CODE)
  return {
    name: 'trim-libraries',
    transform: {
      filter: { id: UNUSED_CODE.map(([library]) => library) },
      handler(code, id) {
        let trimmed = code
        for (const entry of UNUSED_CODE) {
          const [library, unused, instead] = entry
          if (!library.test(id) || trimmed.search(unused) === -1) continue
          trimmed = trimmed.replaceAll(unused, instead)
          unmatched.delete(entry)
        }
        return { code: trimmed, map: null }
      },
    },
    buildEnd(error) {
      // The prerenderer leaves most libraries out of its bundle.
      if (error !== undefined || this.environment.name !== 'client') return
      for (const [library, unused] of unmatched) {
        this.error(
          `${library} has no ${unused}. Mend or drop it in pipeline/vite/trimLibraries.ts.`,
        )
      }
    },
  }
}
