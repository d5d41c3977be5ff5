import { allowedAddress, allowedAttributes, allowedTags, imagePath } from '#shared/html/allowedHtml.ts'
import { trustedHtml } from './trustedHtml.ts'

let sanitizer = sanitizeHtml

/** The renderer has no document to parse in: it brings the sanitizer of the API. */
export function setSanitizer(sanitize: (html: string) => string) {
  sanitizer = sanitize
}

export const sanitized = (html: string): string => sanitizer(html)

/**
 * Allows the same tags and attributes as the API does when content is stored. Other elements disappear with their content,
 * so that the result has no SVG, MathML or raw text, which browsers parse differently a second time.
 */
export function sanitizeHtml(html: string): string {
  // This document runs and loads nothing. Elements can replace its properties, as `name="body"` does.
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = trustedHtml(html)

  // An element stays customized without its attribute `is`.
  for (const element of body.querySelectorAll(`:not(${allowedTags}), [is]`)) {
    // A form replaces its own methods by the fields of these names.
    Element.prototype.remove.call(element)
  }
  removeComments(body)
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes])
      if (!isAllowed(element.localName, name, value)) element.removeAttribute(name)
  }
  for (const image of body.querySelectorAll('img:not([src])')) image.remove()
  return body.innerHTML
}

function removeComments(body: HTMLElement) {
  const shown = NodeFilter.SHOW_ALL & ~NodeFilter.SHOW_ELEMENT & ~NodeFilter.SHOW_TEXT
  const walker = document.createTreeWalker(body, shown)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (!allowedAttributes[tag]?.includes(name)) return false
  if (name === 'src') return imagePath.test(value)
  return name !== 'href' || allowedAddress.test(value.replace(/[\p{C}\p{Z}]/gu, ''))
}
