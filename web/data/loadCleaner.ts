import { allowedAddress, allowedAttributes, allowedTags } from '#shared/rules/allowedHtml.ts'
import type { CleanHtml } from './queryClient.ts'

/** What makes stored HTML harmless here: the browser itself where it knows how, else DOMPurify, which is then fetched. */
export const loadCleaner = async (): Promise<CleanHtml> =>
  cleanerOfBrowser() ?? (await import('./cleanHtml.ts')).cleanHtml

/** The HTML Sanitizer API, of which the DOM's types know nothing yet. */
interface SanitizingElement extends HTMLElement {
  setHTML?: (html: string, options: { sanitizer: typeof sanitizer }) => void
}

const sanitizer = {
  elements: allowedTags.map((name) => ({ name, attributes: allowedAttributes[name] ?? [] })),
  attributes: [],
  comments: false,
  dataAttributes: false,
}

function cleanerOfBrowser(): CleanHtml | undefined {
  // A document that is not shown loads no picture while it is looked through.
  const inert: SanitizingElement = document.implementation.createHTMLDocument().body
  if (!inert.setHTML) return undefined
  return (html) => {
    inert.setHTML?.(html, { sanitizer })
    for (const name of ['href', 'src']) {
      for (const element of inert.querySelectorAll(`[${name}]`)) {
        if (!allowedAddress.test(element.getAttribute(name)?.replace(/[\p{C}\p{Z}]/gu, '') ?? ''))
          element.removeAttribute(name)
      }
    }
    return inert.innerHTML
  }
}
