import { normalizedText } from '#shared/text/normalizedText.ts'
import { elementOf, styleOf } from './elements.ts'
import { withoutWraps } from './plainText.ts'

/** Turns the line breaks of text that keeps them, as in `pre`, into elements. */
export function keepWrittenLines(body: HTMLElement): void {
  for (const text of textsOf(body)) {
    if (!text.data.includes('\n') || !keepsLines(text.parentElement)) continue
    const lines = text.data.replace(/\r\n?/g, '\n').split('\n')
    text.replaceWith(
      ...lines.flatMap((line, index) =>
        index === 0 ? [line] : [body.ownerDocument.createElement('br'), line],
      ),
    )
  }
}

function keepsLines(element: Element | null): boolean {
  for (let one = element; one; one = one.parentElement) {
    const [, space] = /(?<![\w-])white-space(?:-collapse)?:\s*([\w-]+)/i.exec(styleOf(one)) ?? []
    if (space) return /^(?:pre|preserve|break-spaces)/i.test(space)
    if (one.matches('pre, textarea, listing, xmp')) return true
  }
  return false
}

/** PDF.js has an element for each line, and a break for each end of a line. */
export function joinPdfLines(body: HTMLElement): void {
  const breaks = [...body.querySelectorAll('br[role="presentation"]')]
  if (breaks.length < 2) return
  for (const lineBreak of breaks) lineBreak.replaceWith('\n')
  const paragraphs = withoutWraps(body.textContent ?? '').split(/\n+/)
  body.replaceChildren(
    ...paragraphs.filter((line) => line.trim()).map((line) => elementOf(body, 'p', [line])),
  )
}

/** `q` shows its quotation marks by style. A quotation within one has the others. */
export function keepQuotationMarks(body: HTMLElement): void {
  for (const quote of [...body.querySelectorAll('q')].toReversed()) {
    const [open, close] = quote.parentElement?.closest('q') ? ['‘', '’'] : ['“', '”']
    quote.replaceWith(open, ...quote.childNodes, close)
  }
}

/** No-break spaces stay between a number and its unit, and after the title of a name. */
export function normalizeTexts(body: HTMLElement): void {
  body.normalize()
  for (const text of textsOf(body))
    text.data = normalizedText(text.data).replace(
      /(?<!\d|\b(?:Dr|Mr|Mrs|Ms|St|No)\.)\u00a0|\u00a0(?![\p{L}\d%])/gu,
      ' ',
    )
}

function textsOf(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // The walker visits only text nodes.
  return texts
}
