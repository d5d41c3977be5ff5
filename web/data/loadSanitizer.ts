import { allowedAddress, allowedAttributes, allowedTags, imagePath } from '#shared/rules/allowedHtml.ts'
import type { SanitizeHtml } from './readDependencies.ts'

/** The browser's own sanitizer; DOMPurify is fetched where there is none. */
export const loadSanitizer = async (): Promise<SanitizeHtml> =>
  nativeSanitizer() ?? (await import('./sanitizeHtml.ts')).sanitizeHtml

/** The HTML Sanitizer API, which TypeScript's DOM types lack. */
interface SanitizingElement extends HTMLElement {
  setHTML?: (html: string, options: { sanitizer: typeof sanitizer }) => void
}

const sanitizer = {
  elements: allowedTags.map((name) => ({ name, attributes: allowedAttributes[name] ?? [] })),
  attributes: [],
  comments: false,
  dataAttributes: false,
}

function nativeSanitizer(): SanitizeHtml | undefined {
  // A document that is not shown loads no images.
  const inert: SanitizingElement = document.implementation.createHTMLDocument().body
  if (!inert.setHTML) return undefined
  return (html) => {
    inert.setHTML?.(html, { sanitizer })
    for (const link of inert.querySelectorAll('[href]')) {
      if (!allowedAddress.test(link.getAttribute('href')?.replace(/[\p{C}\p{Z}]/gu, '') ?? ''))
        link.removeAttribute('href')
    }
    for (const image of inert.querySelectorAll('[src]')) {
      if (!imagePath.test(image.getAttribute('src') ?? '')) image.removeAttribute('src')
    }
    return inert.innerHTML
  }
}
