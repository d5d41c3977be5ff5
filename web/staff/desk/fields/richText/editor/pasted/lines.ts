import { normalizedText } from '#shared/text/normalizedText.ts'
import { elementOf, styleOf, textsOf } from './elements.ts'
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

/** Readers of PDFs have an element for each line, or a break at its end. */
export function joinPdfLines(body: HTMLElement): void {
  if (body.querySelector(formatted) || styleOfAll.test(body.innerHTML)) return
  const copy = elementOf(body, 'div', body.cloneNode(true).childNodes)
  for (const end of copy.querySelectorAll('br, p, div')) end.after('\n')
  const lines = (copy.textContent ?? '').trim().replace(/\u00ad(?=\n)/g, '-')
  const joined = withoutWraps(lines)
  if (joined === lines) return
  const paragraphs = joined.split(/\n+/).filter((line) => line.trim())
  body.replaceChildren(...paragraphs.map((line) => elementOf(body, 'p', [line])))
}

const formatted =
  'a[href], b, strong, i, em, sub, sup, img, ul, ol, table, h1, h2, h3, h4, h5, h6, pre, [lang], [dir]'
const styleOfAll = /font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|vertical-align:\s*su/i

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
