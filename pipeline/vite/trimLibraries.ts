import type { Plugin } from 'vite'

const HELMET = /react-helmet-async\/lib\/index\.esm\.js$/
const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/
const BUTTONS = /@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\1\.mjs$/
const COLORS = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/
const PROVIDER = /@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/

/**
 * Code that the site never runs, which bundlers cannot detect, in react-helmet-async 3.0.0,
 * react-router 7.18.5 and @mantine/core 9.7.3. Without an entry, pages only load more code.
 */
const UNUSED_CODE: [library: RegExp, code: RegExp, instead: string][] = [
  // The site uses React 19 and has no rendering server.
  [HELMET, /\bisReact19\b(?! =)/g, 'true'],
  [HELMET, /helmetData && !\(helmetData instanceof HelmetData\)/g, 'false'],
  [HELMET, /(?<=var HelmetDispatcher = class) extends \w+/g, ''],
  // React itself compares the tags in the head.
  [HELMET, /!fastCompare\(.*?\)(?=;)/g, 'true'],
  [HELMET, /^import \w+ from "(?:react-fast-compare|shallowequal)";$/gm, ''],
  // Only the router's framework mode uses forms and loads pages.
  [ROUTER, /(?<= = )(?=React\d*\.(?:memo|forwardRef)\()/g, '/* @__PURE__ */ '],
  [ROUTER, /^\w+\.(?:displayName|contextType) = .*$/gm, ''],
  // No button has a spinner or is in a group.
  [BUTTONS, /^import \{ (?:Transition|Loader) \} .*$/gm, ''],
  [BUTTONS, /typeof loading === "boolean"/g, 'false'],
  [BUTTONS, /^\w+\.Group\w* = .*$/gm, ''],
  // virtual:theme.css provides the variables and classes, with only two of Mantine's colors.
  [COLORS, /^\t(?!dark|gray)\w+: \[[^\]]*\],?$/gm, ''],
  [PROVIDER, /\bwith(?:CssVariables|GlobalClasses)(?= &&)/g, 'false'],
]

/**
 * Removes unused code from libraries, which saves each visit 14 KB of Brotli.
 *
 * @throws if a pattern matches nothing, as after an update of its library
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
      // The prerenderer's bundle omits most libraries, so patterns may match nothing there.
      if (error !== undefined || this.environment.name !== 'client') return
      for (const [library, unused] of unmatched) {
        this.error(
          `${library} has no ${unused}. Mend or drop it in pipeline/vite/trimLibraries.ts.`,
        )
      }
    },
  }
}
