import type { Plugin } from 'vite'

const HELMET = /react-helmet-async\/lib\/index\.esm\.js$/
const ROUTER = /react-router\/dist\/production\/chunk-\w+\.mjs$/
const BUTTONS = /@mantine\/core\/esm\/components\/(Button|ActionIcon)\/\1\.mjs$/
const COLORS = /@mantine\/core\/esm\/core\/MantineProvider\/default-colors\.mjs$/
const PROVIDER = /@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/

/** Code that the site never runs, which bundlers cannot know. */
const OMISSIONS: [library: RegExp, part: RegExp, instead: string][] = [
  // Older versions of React, and servers of their own.
  [HELMET, /\bisReact19\b(?! =)/g, 'true'],
  [HELMET, /helmetData && !\(helmetData instanceof HelmetData\)/g, 'false'],
  // Framework mode: links that prefetch, forms, and pages that the router loads.
  [ROUTER, /\bshouldPrefetch && !isAbsolute(?= \?)/g, 'false'],
  [ROUTER, /(?<= = )(?=React\d*\.(?:memo|forwardRef)\()/g, '/* @__PURE__ */ '],
  [ROUTER, /^\w+\.(?:displayName|contextType) = .*$/gm, ''],
  // Buttons that wait, with a spinner, and those in groups.
  [BUTTONS, /typeof loading === "boolean"/g, 'false'],
  [BUTTONS, /^\w+\.Group\w* = .*$/gm, ''],
  // Colors, variables and classes that are not part of virtual:theme.css, or come from there.
  [COLORS, /^\t(?!dark|gray)\w+: \[[^\]]*\],?$/gm, ''],
  [PROVIDER, /\bwith(?:CssVariables|GlobalClasses)(?= &&)/g, 'false'],
]

/**
 * Bundles libraries without what the site never runs: 11 KB of Brotli. What a new version writes in
 * other words stays in, and tests/build/budgets.test.ts notices.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    transform: {
      filter: { id: OMISSIONS.map(([library]) => library) },
      handler(code, id) {
        let lean = code
        for (const [library, part, instead] of OMISSIONS) {
          if (library.test(id)) lean = lean.replaceAll(part, instead)
        }
        return { code: lean, map: null }
      },
    },
  }
}
