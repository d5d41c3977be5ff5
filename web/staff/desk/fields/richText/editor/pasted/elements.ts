export const isBlank = (node: Node): boolean =>
  node.textContent?.trim() === '' && !(isElement(node) && (node.matches('img') || node.querySelector('img')))

export const isElement = (node: Node): node is Element => node.nodeType === 1

export function renamed(element: Element, name: string): void {
  element.replaceWith(elementOf(element, name, element.childNodes))
}

/** A new element with these nodes, which leave where they are. */
export function elementOf(within: Element, name: string, children: Iterable<Node>): Element {
  const element = within.ownerDocument.createElement(name)
  element.append(...children)
  return element
}

export const styleOf = (element: Element): string => element.getAttribute('style') ?? ''
