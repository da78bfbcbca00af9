import { type PathHeaders, SECURE_ONLY } from './siteHeaders.ts'

/**
 * The headers as nginx takes them, to be included in a `server` block. nginx drops the headers of
 * a block where a block inside it adds one, so all are added at once and the values are variables.
 * `always` is for answers that are not a success.
 *
 * @throws when a value cannot be written in nginx's language
 */
export function nginxHeaders([site, ...folders]: [PathHeaders, ...PathHeaders[]]): string {
  const blocks = Object.entries(site.headers).map(([name, value]) => {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    const others = folders.flatMap(({ path, headers }) => {
      const other = headers[name]
      return other === undefined
        ? []
        : [`if ($uri ~ ${pattern(path)}) { set ${variable} ${quoted(other)}; }\n`]
    })
    const add = (shown: string) => `add_header ${name} ${shown} always;\n`
    if (name === SECURE_ONLY) {
      return `set ${variable} "";\nif ($https) { set ${variable} ${quoted(value)}; }\n${add(variable)}`
    }
    if (others.length === 0) return add(quoted(value))
    return `set ${variable} ${quoted(value)};\n${others.join('')}${add(variable)}`
  })
  return blocks.join('')
}

/** `/assets/*` or `/sw.js` as a regular expression. */
function pattern(path: string): string {
  const start = path.replaceAll('.', '[.]')
  return start.endsWith('/*') ? `"^${start.slice(0, -2)}(/|$)"` : `"^${start}$"`
}

function quoted(value: string): string {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be given the header value ${value}.`)
  return `"${value}"`
}
