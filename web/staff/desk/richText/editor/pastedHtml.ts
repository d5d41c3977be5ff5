import { imagePath } from '#shared/html/allowedHtml.ts'
import { inertBody } from '../inertBody.ts'

/** What is pasted, reduced to what its author meant. The schema drops what is left over. `origin` is the site's own. */
export function pastedHtml(html: string, origin: string): { html: string; imagesLeftOut: number } {
  const body = inertBody(html)
  for (const junk of body.querySelectorAll(notText)) junk.remove()
  removeComments(body)
  nestWordLists(body)
  applyStyles(body)
  renumberHeadings(body)
  nestLists(body)
  flattenTables(body)
  splitAtBreaks(body)
  resolveLinks(body, origin)
  const foreign = [...body.querySelectorAll('img')].filter(
    (image) => !imagePath.test(image.getAttribute('src') ?? ''),
  )
  for (const image of foreign) image.remove()
  removeEmptyBlocks(body)
  return { html: body.innerHTML, imagesLeftOut: foreign.length }
}

const notText =
  'script, style, meta, link, title, iframe, object, embed, svg, math, template, noscript, button, select, input, textarea, [hidden], [aria-hidden="true"]'

const blocks = 'p, h1, h2, h3, h4, h5, h6, li, blockquote, div, section, article, td, th'

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, 128)
  const found: Node[] = []
  while (comments.nextNode()) found.push(comments.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
}

/** Word's lists are paragraphs that name their list and level in a style: `mso-list:l0 level2 lfo1`. */
function nestWordLists(body: HTMLElement): void {
  let open: { list: Element; level: number; name: string }[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const [, name = '', level] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(styleOf(paragraph)) ?? []
    if (!level) continue
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(styleOf(span)),
    )
    const tag = /^\s*(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent ?? '') ? 'ol' : 'ul'
    marker?.remove()
    if (paragraph.previousElementSibling !== open[0]?.list) open = []
    open = open.filter((one) => one.level <= Number(level) && one.name === name)
    if (open.at(-1)?.level !== Number(level)) {
      const list = body.ownerDocument.createElement(tag)
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else paragraph.before(list)
      open.push({ list, level: Number(level), name })
    }
    const item = body.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes)
    open.at(-1)?.list.append(item)
    paragraph.remove()
  }
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
    const children = [...element.childNodes]
    const marks = [isBold && !inHeading ? 'strong' : '', isItalic ? 'em' : ''].filter(Boolean)
    // A mark around blocks would be lost, and is a wrapper at most.
    const isWrapper = element.querySelector(blocks) !== null
    element.replaceWith(...(isWrapper ? children : [marked(body, marks, children)]))
  }
}

function marked(body: HTMLElement, marks: readonly string[], children: Node[]): Node {
  const fragment = body.ownerDocument.createDocumentFragment()
  const inner = marks.reduce<Node>((parent, name) => {
    const mark = body.ownerDocument.createElement(name)
    parent.appendChild(mark)
    return mark
  }, fragment)
  for (const child of children) inner.appendChild(child)
  return fragment
}

/** The title of a page is its h1, so texts begin with h2. */
function renumberHeadings(body: HTMLElement): void {
  const shift = body.querySelector('h1') ? 1 : 0
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(3, Math.max(2, Number(heading.localName.slice(1)) + shift))
    renamed(heading, `h${level}`)
  }
}

/** Google Docs puts an inner list next to its item. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
}

/** A row becomes a paragraph: a table has no other form in a text. */
function flattenTables(body: HTMLElement): void {
  for (const table of body.querySelectorAll('table')) {
    const rows = [...table.querySelectorAll('tr')].map((row) => {
      const paragraph = body.ownerDocument.createElement('p')
      paragraph.textContent = [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')
      return paragraph
    })
    table.replaceWith(...rows)
  }
}

/** A line break ends the paragraph; between blocks it is only a gap. */
function splitAtBreaks(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const block = lineBreak.parentElement?.closest(blocks) ?? body
    const after = body.ownerDocument.createRange()
    after.setStartAfter(lineBreak)
    after.setEnd(block, block.childNodes.length)
    const rest = after.extractContents()
    lineBreak.remove()
    if (block === body || block.matches('li')) {
      const before = body.ownerDocument.createElement(block === body ? 'div' : 'p')
      const next = before.cloneNode() as Element // The clone of an element.
      before.append(...block.childNodes)
      next.append(rest)
      block.append(before, next)
    } else {
      const next = block.cloneNode() as Element // The clone of an element.
      next.append(rest)
      block.after(next)
    }
  }
}

function resolveLinks(body: HTMLElement, origin: string): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const target = /^https:\/\/www\.google\.com\/url\?/.test(href)
      ? new URL(href).searchParams.get('q')
      : href
    const own = target?.startsWith(`${origin}/`) ? target.slice(origin.length) : target
    link.setAttribute('href', own?.replace(/^http:/i, 'https:') ?? '')
  }
}

function removeEmptyBlocks(body: HTMLElement): void {
  for (const text of textNodes(body)) text.data = text.data.replaceAll('\u00a0', ' ')
  for (const block of body.querySelectorAll(blocks)) {
    if (block.textContent?.trim() === '' && !block.querySelector('img')) block.remove()
  }
}

function textNodes(body: HTMLElement): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, 4)
  const found: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeType === 3) found.push(walker.currentNode as Text) // Its type.
  return found
}

function renamed(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''
