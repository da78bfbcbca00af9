import { createRequire } from 'node:module'

/** Becomes a part of the joined packages, from where it finds what is installed. */
const require = createRequire(import.meta.url)

/**
 * What a package exports, which is loaded when the first of it is asked for.
 *
 * @param {string} name
 * @returns {object}
 */
export function loadLater(name) {
  const exported = new Proxy({}, { get: (_, key) => require(name)[key] })
  // An importer takes over what an object has of its own, which would be nothing, and its prototype.
  return Object.create(exported)
}
