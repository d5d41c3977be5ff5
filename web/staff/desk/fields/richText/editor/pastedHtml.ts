import { imagePath } from '#shared/html/allowedHtml.ts'
import { realAddress } from '#shared/html/realAddress.ts'
import { inertBody } from '../../../checks/fixedText.ts'
import { ownAddress } from '../typedAddress.ts'
import { markFacts } from './html.ts'
import { elementOf, inlineStyles, isBlank, renamed, styleOf } from './pasted/elements.ts'
import { keepLanguages } from './pasted/languages.ts'
import { keepLineBreaks } from './pasted/lineBreaks.ts'
import { joinPdfLines, keepQuotationMarks, keepWrittenLines, normalizeTexts } from './pasted/lines.ts'
import { keepNumbers, nestLists, nestWordLists } from './pasted/lists.ts'
import { keepFractions, raisedTag } from './pasted/raised.ts'
import { keepTables } from './pasted/tables.ts'
import { type LeftOut, removeUnseen } from './pasted/unseen.ts'
import { addPending, fileIn } from './pendingImages.ts'

/**
 * Reduces pasted HTML to what its reader saw. The schema drops the rest. `origin` is the origin of this site. Images that
 * the clipboard has, in the text or as `files`, become pending ones.
 */
export function pastedHtml(
  html: string,
  origin: string,
  files: readonly File[] = [],
): { html: string; leftOut: LeftOut } {
  const body = inertBody(html)
  for (const fact of body.querySelectorAll('data[value]')) fact.replaceWith(fact.getAttribute('value') ?? '')
  inlineStyles(body)
  const images = [...body.querySelectorAll('img')]
  const found = removeUnseen(body)
  keepLanguages(body)
  keepQuotationMarks(body)
  joinPdfLines(body)
  keepWrittenLines(body)
  normalizeTexts(body)
  nestWordLists(body)
  nestLists(body)
  keepNumbers(body)
  keepFractions(body)
  applyStyles(body)
  renumberHeadings(body)
  const wrappers = resolveLinks(body, origin)
  const foreign = [...body.querySelectorAll('img')].filter(
    (image) => !imagePath.test(image.getAttribute('src') ?? ''),
  )
  const left = withoutPending(foreign, images, files)
  const hosts = new Set(left.flatMap((image) => hostOf(image.getAttribute('src')) ?? []))
  for (const image of left) image.remove()
  keepTables(body)
  keepLineBreaks(body)
  moveImagesAfterHeadings(body)
  removeEmptyBlocks(body)
  markFacts(body)
  return {
    html: body.innerHTML,
    leftOut: {
      ...found,
      images: left.length,
      ...(hosts.size > 0 && { hosts: [...hosts] }),
      ...(wrappers.length > 0 && { wrappers }),
    },
  }
}

/** Returns the images that the clipboard does not have. Other websites are never asked for theirs. */
function withoutPending(
  seen: readonly HTMLImageElement[],
  all: readonly HTMLImageElement[],
  files: readonly File[],
): HTMLImageElement[] {
  // The clipboard does not say which file is which image, so only their order does. It may have hidden ones too.
  const local = [all, seen]
    .map((images) =>
      images.filter((image) => /^(?:file|blob|cid|webkit-fake-url):/i.test(image.getAttribute('src') ?? '')),
    )
    .find(({ length }) => length === files.length)
  return seen.filter((image) => {
    const file = fileIn(image.getAttribute('src') ?? '') ?? files[local?.indexOf(image) ?? -1]
    if (file) image.setAttribute('src', addPending(file))
    return !file
  })
}

/** The rest of an address can be made to look like another host. */
const hostOf = (address: string | null): string | undefined =>
  address && /^\s*(?:https?:)?\/\//i.test(address) && URL.canParse(address, 'https://unknown.invalid')
    ? new URL(address, 'https://unknown.invalid').host
    : undefined

/** Turns styles into marks. Google Docs writes bold as a style, and puts a `b` that is not bold around a document. */
function applyStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong, i, em, span, font, sub, sup, p, li')) {
    const style = styleOf(element)
    const [font = ''] = /(?<![\w-])font:[^;]*/i.exec(style) ?? []
    const weight =
      /(?<![\w-])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? /\bbold\b|\b[6-9]00\b/i.exec(font)?.[0]
    const slant = /(?<![\w-])font-style:\s*(\w+)/i.exec(style)?.[1] ?? /\bitalic\b/i.exec(font)?.[0]
    const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/i.test(weight) : element.matches('b, strong')
    const isItalic = slant ? /^(?:italic|oblique)$/i.test(slant) : element.matches('i, em')
    const isBlock = element.matches('p, li')
    const raised = element.matches('sub, sup') ? element.localName : isBlock ? undefined : raisedTag(style)
    const inHeading = element.closest('h1, h2, h3, h4, h5, h6, [role="heading"]')
    // An element around blocks is only a wrapper, and the schema would drop its mark.
    const isWrapper = element.querySelector(blocks) !== null
    let marked: Node[] = [...element.childNodes]
    // The schema ends the mark around it.
    const normal = [
      weight && !isBold && element.parentElement?.closest('strong') ? 'font-weight: 400' : '',
      slant && !isItalic && element.parentElement?.closest('em') ? 'font-style: normal' : '',
    ].filter(Boolean)
    if (normal.length > 0 && !isBlock && !isWrapper) {
      const plain = elementOf(body, 'span', marked)
      plain.setAttribute('style', normal.join('; '))
      marked = [plain]
    }
    if (raised && !isWrapper) marked = [elementOf(body, raised, marked)]
    if (isItalic && !isWrapper) marked = [elementOf(body, 'em', marked)]
    if (isBold && !isWrapper && !inHeading) marked = [elementOf(body, 'strong', marked)]
    const language = ['lang', 'dir'].filter((name) => !isBlock && element.hasAttribute(name))
    if (language.length > 0) {
      const words = elementOf(body, 'span', marked)
      for (const name of language) words.setAttribute(name, element.getAttribute(name) ?? '')
      marked = [words]
    }
    if (isBlock) element.append(...marked)
    else element.replaceWith(...marked)
  }
}

/** Starts headings at h2, since a page's title is its h1. Word on the web marks headings by their role only. */
function renumberHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('p[role="heading"][aria-level]'))
    renamed(heading, `h${Math.min(6, Number(heading.getAttribute('aria-level')) || 2)}`)
  const shift = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(3, Math.max(2, Number(heading.localName.slice(1)) + shift))
    renamed(heading, `h${level}`)
  }
}

/** Returns the hosts of services whose links hide their targets. */
function resolveLinks(body: HTMLElement, origin: string): string[] {
  const wrappers = new Set<string>()
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const { address, wrapper } = realAddress(href)
    if (wrapper) wrappers.add(wrapper)
    // An anchor of the copied document does not exist here.
    if (address.startsWith('#')) link.removeAttribute('href')
    else link.setAttribute('href', ownAddress(address, origin))
    if (address !== link.textContent && link.textContent === href) link.textContent = address
  }
  return [...wrappers]
}

function moveImagesAfterHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h2, h3')) {
    const images = heading.querySelectorAll('img')
    if (images.length > 0) heading.after(elementOf(body, 'p', images))
  }
}

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, div, section, article, caption, td, th'

/** Keeps empty cells, so that the other cells of a row stay in their columns. */
function removeEmptyBlocks(body: HTMLElement): void {
  for (const block of body.querySelectorAll(blocks)) {
    if (!block.matches('td, th') && isBlank(block)) block.remove()
  }
}
