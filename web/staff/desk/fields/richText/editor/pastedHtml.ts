import { imagePath } from '#shared/html/allowedHtml.ts'
import { inertBody } from '../../../checks/fixedText.ts'
import { elementOf, isBlank, renamed, styleOf } from './pasted/elements.ts'
import { keepLineBreaks } from './pasted/lineBreaks.ts'
import { nestLists, nestWordLists } from './pasted/lists.ts'
import { keepTables } from './pasted/tables.ts'
import { type LeftOut, removeUnseen } from './pasted/unseen.ts'

/** What is pasted, reduced to what its reader saw. The schema drops what is left over. `origin` is the site's own. */
export function pastedHtml(html: string, origin: string): { html: string; leftOut: LeftOut } {
  const body = inertBody(html)
  const unseen = removeUnseen(body)
  nestWordLists(body)
  applyStyles(body)
  renumberHeadings(body)
  nestLists(body)
  resolveLinks(body, origin)
  const foreign = [...body.querySelectorAll('img')].filter(
    (image) => !imagePath.test(image.getAttribute('src') ?? ''),
  )
  for (const image of foreign) image.remove()
  keepTables(body)
  keepLineBreaks(body)
  moveImagesAfterHeadings(body)
  removeEmptyBlocks(body)
  return { html: body.innerHTML, leftOut: { unseen, images: foreign.length } }
}

/** Google Docs and browsers put bold and italic into styles, and `b` around a whole document that is not bold. */
function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em, span, font')) {
    const style = styleOf(element)
    const weight = /(?<![\w-])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? ''
    const slant = /(?<![\w-])font-style:\s*(\w+)/i.exec(style)?.[1] ?? ''
    const isNamedBold = element.matches('b, strong')
    const isNamedItalic = element.matches('i, em')
    const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/.test(weight) : isNamedBold
    const isItalic = slant ? /^(?:italic|oblique)$/.test(slant) : isNamedItalic
    const inHeading = element.closest('h1, h2, h3, h4, h5, h6')
    // A mark around blocks would be lost, and is a wrapper at most.
    const isWrapper = element.querySelector(blocks) !== null
    let marked: Node[] = [...element.childNodes]
    if (isItalic && !isWrapper) marked = [elementOf(body, 'em', marked)]
    if (isBold && !isWrapper && !inHeading) marked = [elementOf(body, 'strong', marked)]
    element.replaceWith(...marked)
  }
}

/** The title of a page is its h1, so texts begin with h2. Word on the web has headings by their role only. */
function renumberHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('p[role="heading"][aria-level]'))
    renamed(heading, `h${Math.min(6, Number(heading.getAttribute('aria-level')) || 2)}`)
  const shift = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(3, Math.max(2, Number(heading.localName.slice(1)) + shift))
    renamed(heading, `h${level}`)
  }
}

/** The address that a reader reaches: not by way of Google Docs or Outlook, which count who follows a link. */
function resolveLinks(body: HTMLElement, origin: string): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const target = redirectTarget(href) ?? href
    const own = target.startsWith(`${origin}/`) ? target.slice(origin.length) : target
    // A place in the copied document is none here.
    if (own.startsWith('#')) link.removeAttribute('href')
    else link.setAttribute('href', own.replace(/^http:/i, 'https:'))
  }
}

function redirectTarget(href: string): string | null {
  if (
    !/^https?:\/\/(?:www\.google\.[a-z.]+\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/)\?/i.test(href)
  )
    return null
  const { searchParams } = new URL(href)
  return searchParams.get('q') ?? searchParams.get('url')
}

function moveImagesAfterHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h2, h3')) {
    const images = heading.querySelectorAll('img')
    if (images.length > 0) heading.after(elementOf(body, 'p', images))
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, div, section, article, caption, td, th'

/** A cell stays, so that the others of its row stay in their columns. */
function removeEmptyBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll(blocks)) {
    if (!block.matches('td, th') && isBlank(block)) block.remove()
  }
}
