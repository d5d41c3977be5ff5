import { allowedAttributes, allowedTags, imagePath, tagsWithoutText } from '#shared/html/allowedHtml.ts'
import { isUsableLanguageValue } from '#shared/html/language.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { trustedHtml } from './trustedHtml.ts'

let sanitizer = sanitizeHtml

/** The renderer sets the sanitizer of the API, because it has no `document` for parsing. */
export function setSanitizer(sanitize: (html: string) => string) {
  sanitizer = sanitize
}

export const sanitized = (html: string): string => sanitizer(html)

/** Applies the rules that the API applies when content is stored. Twice is the same as once. */
export function sanitizeHtml(html: string): string {
  // This document runs and loads nothing. `body` is read first, because `name="body"` could replace it later.
  const { body } = document.implementation.createHTMLDocument()
  body.innerHTML = trustedHtml(html)

  // Elements with `is` are removed, because removing only the attribute would leave a customized element.
  for (const element of body.querySelectorAll(`${tagsWithoutText}, [is]`)) removeElement(element)
  const range = body.ownerDocument.createRange()
  for (const element of body.querySelectorAll(`:not(${allowedTags})`)) {
    // Not by its own methods, because a field named `before` or `childNodes` replaces that of its form.
    range.selectNodeContents(element)
    Element.prototype.before.call(element, range.extractContents())
    removeElement(element)
  }
  removeComments(body)
  for (const element of body.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes])
      if (!isAllowed(element.localName, name, value)) element.removeAttribute(name)
  }
  for (const image of body.querySelectorAll('img:not([src])')) image.remove()
  for (const span of body.querySelectorAll('span:not([lang], [dir])')) span.replaceWith(...span.childNodes)
  // Without a tag around it, an element can end the one before, and browsers may parse it differently.
  return body.innerHTML === html ? html : sanitizeHtml(body.innerHTML)
}

/** A field named `remove` replaces its form's method. */
const removeElement = (element: Element) => Element.prototype.remove.call(element)

function removeComments(body: HTMLElement) {
  const shown = NodeFilter.SHOW_ALL & ~NodeFilter.SHOW_ELEMENT & ~NodeFilter.SHOW_TEXT
  const walker = document.createTreeWalker(body, shown)
  const comments: Node[] = []
  while (walker.nextNode()) comments.push(walker.currentNode)
  for (const comment of comments) comment.parentNode?.removeChild(comment)
}

function isAllowed(tag: string, name: string, value: string): boolean {
  if (!allowedAttributes[tag]?.includes(name)) return false
  if (!isUsableLanguageValue(name, value)) return false
  if (name === 'src') return imagePath.test(value)
  return name !== 'href' || linkAddress(value) === value
}
