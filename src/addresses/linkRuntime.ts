/** React's JSX runtime for a site with a path prefix: adds it to links and forms. */
import type { ElementType } from 'react'
import * as development from 'react/jsx-dev-runtime'
import * as production from 'react/jsx-runtime'
import { withBase } from './base.ts'

const LINK_ATTRIBUTES = new Set(['href', 'action'])

function placeLinks<Rest extends unknown[], Made>(
  create: (type: ElementType, props: unknown, ...rest: Rest) => Made,
) {
  return (type: ElementType, props: unknown, ...rest: Rest) =>
    create(type, withBaseIn(type, props), ...rest)
}

/** Skips components, since they pass their links on to an element, which gets the prefix. */
function withBaseIn(type: ElementType, props: unknown): unknown {
  if (typeof props !== 'object' || props === null) return props
  if (typeof type !== 'string' && !('component' in props && props.component === 'a')) return props
  const links = Object.entries(props).filter(
    ([name, value]) =>
      LINK_ATTRIBUTES.has(name) && typeof value === 'string' && value.startsWith('/'),
  )
  if (links.length === 0) return props
  return { ...props, ...Object.fromEntries(links.map(([name, path]) => [name, withBase(path)])) }
}

export const { Fragment } = production
export const jsx = placeLinks(production.jsx)
export const jsxs = placeLinks(production.jsxs)
export const jsxDEV = placeLinks(development.jsxDEV)
