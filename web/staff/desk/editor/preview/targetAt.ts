export interface PreviewTarget {
  /** A text for each paragraph, heading or list entry. */
  texts: readonly string[]
  image?: string
}

/** The editor and the frame compare text in this form, since spaces in HTML vary. */
export const normalized = (text: string): string => text.replace(/\s+/g, ' ').trim()

const blocks = 'p, li, h1, h2, h3, h4, blockquote, figcaption, dt, dd, td, th, summary, a, button, time, span'

export function targetAt(element: Element): PreviewTarget | undefined {
  const image = element.closest('img')?.getAttribute('src')
  if (image) return { texts: [], image }
  const text = normalized(element.closest(blocks)?.textContent ?? '')
  return text ? { texts: [text] } : undefined
}
