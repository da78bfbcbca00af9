import { SaxesParser } from 'saxes'

export interface XmlElement {
  name: string
  attributes: Record<string, string>
  elements: XmlElement[]
  /** Its own text, without that of its elements. */
  text: string
}

/**
 * Reads XML as strictly as the specification has it, with its namespaces.
 * @throws at whatever is not well-formed
 */
export function readXml(xml: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const root: XmlElement = { name: '', attributes: {}, elements: [], text: '' }
  const open = [root]
  const innermost = () => open.at(-1) ?? root
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const)
    const opened = { name, attributes: Object.fromEntries(values), elements: [], text: '' }
    innermost().elements.push(opened)
    open.push(opened)
  })
  parser.on('text', (text) => {
    innermost().text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  const [only] = root.elements
  if (!only) throw new Error('The XML has no element.')
  return only
}

export function childrenOf(parent: XmlElement, name: string): XmlElement[] {
  return parent.elements.filter((element) => element.name === name)
}

export function textsOf(parent: XmlElement, name: string): string[] {
  return childrenOf(parent, name).map(({ text }) => text)
}
