import { normalized, type PreviewTarget } from '../fieldTargets.ts'

const attribute = 'data-edited'

export function mark(root: ParentNode, { texts, image }: PreviewTarget): Element | undefined {
  for (const element of root.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  const marked = image
    ? Array.from(root.querySelectorAll('img')).filter((element) => element.getAttribute('src') === image)
    : elementsWith(root, new Set(texts))
  for (const element of marked) element.setAttribute(attribute, '')
  return marked[0]
}

/** The innermost elements with exactly one of the texts. */
function elementsWith(root: ParentNode, texts: ReadonlySet<string>): Element[] {
  if (texts.size === 0) return []
  const found = Array.from(root.querySelectorAll('*')).filter((element) =>
    texts.has(normalized(element.textContent)),
  )
  return found.filter((element) => !found.some((other) => other !== element && element.contains(other)))
}

const blocks = 'p, li, h1, h2, h3, h4, blockquote, figcaption, dt, dd, td, th, summary, a, button, time, span'

export function targetAt(element: Element): PreviewTarget | undefined {
  const image = element.closest('img')?.getAttribute('src')
  if (image) return { texts: [], image }
  const text = normalized(element.closest(blocks)?.textContent ?? '')
  return text ? { texts: [text] } : undefined
}
