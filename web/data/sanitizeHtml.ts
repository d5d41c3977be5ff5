import { allowedAddress, allowedAttributes, allowedTags, imagePath } from '#shared/html/allowedHtml.ts'
import { isLanguageAttribute } from '#shared/html/language.ts'
import { trustedHtml } from './trustedHtml.ts'

let sanitizer = sanitizeHtml

/** The renderer sets the sanitizer of the API, because it has no `document` for parsing. */
export function setSanitizer(sanitize: (html: string) => string) {
  sanitizer = sanitize
}

export const sanitized = (html: string): string => sanitizer(html)

/**
 * Allows the same tags and attributes as the API does when content is stored. Other elements are removed with their
 * content, because browsers may parse SVG, MathML and raw text differently the second time.
 */
export function sanitizeHtml(html: string): string {
  // This document runs and loads nothing. `body` is read first, because `name="body"` could replace it later.
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = trustedHtml(html)

  // Elements with `is` are removed, because removing only the attribute would leave a customized element.
  for (const element of body.querySelectorAll(`:not(${allowedTags}), [is]`)) {
    // Called through the prototype, because a field named `remove` replaces its form's method.
    Element.prototype.remove.call(element)
  }
  removeComments(body)
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes])
      if (!isAllowed(element.localName, name, value)) element.removeAttribute(name)
  }
  for (const image of body.querySelectorAll('img:not([src])')) image.remove()
  for (const span of body.querySelectorAll('span:not([lang], [dir])')) span.replaceWith(...span.childNodes)
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
  if (!isLanguageAttribute(name, value)) return false
  if (name === 'src') return imagePath.test(value)
  return name !== 'href' || allowedAddress.test(value.replace(/[\p{C}\p{Z}]/gu, ''))
}
