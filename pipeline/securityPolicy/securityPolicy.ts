/** The order in which policies list their directives. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
] as const

type Directive = (typeof DIRECTIVES)[number]

/** Sources by directive, written as in the policy: `'self'`, `https://cdn.example`. */
export type Sources = Partial<Record<Directive, readonly string[]>>

const NONE = "'none'"
const SELF = "'self'"

/** Pages load only from the site itself. Mantine needs inline styles. */
const STRICT: Sources = {
  'default-src': [SELF],
  'script-src': [SELF],
  'style-src': [SELF, "'unsafe-inline'"],
  'worker-src': [SELF],
  'object-src': [NONE],
  'base-uri': [NONE],
  'form-action': [SELF],
  'frame-ancestors': [NONE],
}

/** Returns a Content-Security-Policy (https://www.w3.org/TR/CSP3/): the strict one plus sources. */
export function contentPolicy(widenings: readonly Sources[]): Sources {
  return unitedPolicy([STRICT, ...widenings])
}

/** Returns the narrowest policy that allows everything that any of these allows. */
export function unitedPolicy(policies: readonly Sources[]): Sources {
  const named = DIRECTIVES.filter((directive) =>
    policies.some((policy) => policy[directive]?.length),
  )
  const united = named.map((directive) => {
    // A missing directive falls back to `default-src`.
    const sources = policies.flatMap((policy) => policy[directive] ?? policy['default-src'] ?? [])
    const allowed = sources.filter((source) => source !== NONE)
    return [directive, allowed.length === 0 ? [NONE] : [...new Set(allowed)]]
  })
  return Object.fromEntries(united)
}

/** Matches a keyword, a hash, a scheme, or a host with its scheme. */
const SOURCE =
  /^('[A-Za-z0-9+/=-]+'|[a-z]+:|https?:\/\/(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:([0-9]+|\*))?)$/

/** Returns the value of the policy's header. @throws when a source could inject directives */
export function policyText(policy: Sources): string {
  return DIRECTIVES.flatMap((directive) => {
    const sources = policy[directive]
    const wrong = sources?.find((source) => !SOURCE.test(source))
    if (wrong !== undefined)
      throw new Error(`A policy cannot have the source ${JSON.stringify(wrong)}.`)
    return sources ? [[directive, ...sources].join(' ')] : []
  }).join('; ')
}

/** Omits the directive that `<meta>` ignores: https://www.w3.org/TR/CSP3/#meta-element */
export function metaPolicyText({ 'frame-ancestors': _, ...policy }: Sources): string {
  return policyText(policy)
}
