export const isBlank = (node: Node): boolean =>
  node.textContent?.trim() === '' && !(isElement(node) && (node.matches('img') || node.querySelector('img')))

export const isElement = (node: Node): node is Element => node.nodeType === 1

export function renamed(element: Element, name: string): Element {
  const changed = elementOf(element, name, element.childNodes)
  element.replaceWith(changed)
  return changed
}

/** Moves the nodes into a new element. */
export function elementOf(within: Element, name: string, children: Iterable<Node | string>): Element {
  const element = within.ownerDocument.createElement(name)
  element.append(...children)
  return element
}

export const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

/** Copies class styles, which Pages, iPhone Notes and Word use, to the elements. An element's own styles win. */
export function inlineStyles(body: HTMLElement): void {
  const byClass = new Map<string, string>()
  for (const sheet of body.ownerDocument.querySelectorAll('style'))
    for (const [, selectors = '', style = ''] of (sheet.textContent ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(',')) {
        const name = /^(?:[a-z]\w*)?\.[\w-]+$/i.exec(selector.trim())?.[0]
        if (name) byClass.set(name, `${byClass.get(name) ?? ''};${style}`)
      }
  if (byClass.size === 0) return
  for (const element of body.querySelectorAll('[class]')) {
    const ofClasses = [...element.classList].flatMap((name) =>
      [`${element.localName}.${name}`, `.${name}`].map((selector) => byClass.get(selector) ?? ''),
    )
    element.setAttribute('style', [styleOf(element), ...ofClasses].join(';'))
  }
}

export function textsOf(within: Element): Text[] {
  const walker = within.ownerDocument.createTreeWalker(within, 4)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // The walker visits only text nodes.
  return texts
}
