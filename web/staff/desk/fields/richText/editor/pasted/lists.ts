import { elementOf, isBlank, isElement, renamed, styleOf, textsOf } from './elements.ts'
import { type Numbering, numberingOf, styledNumbering } from './numbering.ts'

interface OpenList {
  list: Element
  name: string
  level: number
  indent: number
  /** The numbering of the list's last item. */
  numbering: Numbering
}

/** Word writes list items as paragraphs with a style such as `mso-list:l0 level2 lfo1`. Items keep their numbers. */
export function nestWordLists(body: HTMLElement): void {
  flattenWebLists(body)
  markTypedBullets(body)
  let open: OpenList[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const item = itemOf(paragraph)
    if (!item) continue
    const between = open[0] ? nodesBetween(open[0].list, paragraph) : undefined
    const isNear = between !== undefined && !between.some(isHeading)
    const isKnown = open.some(({ name }) => name === item.name)
    if (!isNear || (between.length > 0 && !isKnown)) open = []
    const depth = depthOf(open, item)
    const joined = open[depth]
    const numbering = numberingIn(paragraph, joined)
    const next = joined?.numbering.number === undefined ? undefined : joined.numbering.number + 1
    const continues =
      joined?.name === item.name &&
      joined.numbering.tag === numbering.tag &&
      between?.length === 0 &&
      (numbering.number === undefined || next === undefined || numbering.number === next)
    open = open.slice(0, continues ? depth + 1 : depth)
    const current = open[depth] ?? { ...item, numbering, list: newList(body, numbering) }
    if (!continues) {
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(...(between ?? []), current.list)
      else paragraph.before(current.list)
      open.push(current)
    }
    current.numbering = { ...numbering, number: numbering.number ?? next }
    current.list.append(elementOf(body, 'li', paragraph.childNodes))
    paragraph.remove()
  }
}

function itemOf(paragraph: Element): Pick<OpenList, 'name' | 'level' | 'indent'> | undefined {
  const style = styleOf(paragraph)
  const [, name, level = 1] = /mso-list:\s*(l\d+)\s+level(\d+)/i.exec(style) ?? []
  if (name === undefined) return undefined
  const [, length, unit = 'pt'] = /margin-left:\s*(-?[\d.]+)(in|pt|cm|mm|px)/i.exec(style) ?? []
  const points = { in: 72, pt: 1, cm: 28.35, mm: 2.835, px: 0.75 }[unit.toLowerCase()] ?? 1
  return { name, level: Number(level), indent: length ? Number(length) * points : 36 * Number(level) }
}

/** A list with another name is nested in the previous list if its items have a larger indent. */
function depthOf(open: readonly OpenList[], { name, level, indent }: Omit<OpenList, 'list' | 'numbering'>) {
  const own = open.findIndex((list) => list.name === name && list.level === level)
  if (own >= 0) return own
  const depth = open.findIndex((list) => (list.name === name ? list.level >= level : list.indent >= indent))
  return depth < 0 ? open.length : depth
}

/** Reads the number of an item, and removes the number from the item's text. */
function numberingIn(paragraph: Element, joined: OpenList | undefined): Numbering {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(styleOf(span)),
  )
  const numbering = numberingOf(marker, joined?.numbering)
  marker?.remove()
  const [tag, type, number] = paragraph.getAttribute('data-numbering')?.split(' ') ?? []
  if (tag !== 'ol') return tag === 'ul' ? { tag } : numbering
  const isType = type === 'a' || type === 'A' || type === 'i' || type === 'I'
  return { tag, ...(isType && { type }), number: Number(number) }
}

function newList(body: HTMLElement, { tag, type, number }: Numbering): Element {
  const list = body.ownerDocument.createElement(tag)
  if (type) list.setAttribute('type', type)
  if (number !== undefined && number !== 1) list.setAttribute('start', String(number))
  return list
}

/** The visible nodes between `list` and `end`. Removes empty lines. Undefined if the parents differ. */
function nodesBetween(list: Element, end: Element): ChildNode[] | undefined {
  if (list.parentNode !== end.parentNode) return undefined
  const between: ChildNode[] = []
  for (let node = list.nextSibling; node && node !== end; node = node.nextSibling) between.push(node)
  for (const node of between) if (isElement(node) && isBlank(node)) node.remove()
  return between.filter((node) => !isBlank(node))
}

const isHeading = (node: Node): boolean =>
  isElement(node) && (node.matches(headings) || node.querySelector(headings) !== null)

const headings = 'h1, h2, h3, h4, h5, h6, [role="heading"]'

/** Word on the web and Slack write one list for each item or level. Turns these lists into the paragraphs that desktop Word writes. */
function flattenWebLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li[data-aria-level], li[data-stringify-indent]')) {
    const list = item.parentElement
    if (!list) continue
    const name = Number(item.getAttribute('data-listid')) || 0
    const children = [...item.children].flatMap((child) =>
      child.matches('p') ? [...child.childNodes] : child,
    )
    const paragraph = elementOf(body, 'p', children.length > 0 ? children : item.childNodes)
    const level =
      item.getAttribute('data-aria-level') ?? Number(item.getAttribute('data-stringify-indent')) + 1
    const { tag, type = '-' } = styledNumbering(list) ?? { tag: list.localName }
    const number = list.getAttribute('start') ?? item.getAttribute('data-aria-posinset') ?? '1'
    paragraph.setAttribute('data-numbering', `${tag} ${type} ${number}`)
    paragraph.setAttribute('style', `mso-list:l${name} level${level} lfo1`)
    const wrapper = list.closest('.ListContainerWrapper') ?? list
    wrapper.before(paragraph)
    item.remove()
    if (!wrapper.querySelector('li')) wrapper.remove()
  }
}

/** PowerPoint and people write a bullet as a character. */
function markTypedBullets(body: HTMLElement): void {
  for (const block of body.querySelectorAll('p, div')) {
    const [bullet = ''] = /^\s*[•◦▪●○‣\uf0b7\uf0a7]\s*(?=\S)/.exec(block.textContent ?? '') ?? []
    if (!bullet || block.closest('li, td, th') || block.querySelector('p, div, ul, ol, table, br')) continue
    if (itemOf(block)) continue
    let left = bullet.length
    for (const text of textsOf(block)) {
      const cut = Math.min(left, text.length)
      text.deleteData(0, cut)
      left -= cut
    }
    const paragraph = renamed(block, 'p')
    paragraph.setAttribute('data-numbering', 'ul - 1')
    paragraph.setAttribute('style', 'mso-list:l0 level1 lfo1')
  }
}

/** Google Docs puts an inner list next to its item. An item with nothing but a list joins the previous item. */
export function nestLists(body: HTMLElement): void {
  // Stores each item's number, so that later items keep their numbers when an item is removed.
  for (const list of body.querySelectorAll('ol')) {
    let number = Number(list.getAttribute('start') ?? 1)
    for (const item of list.querySelectorAll(':scope > li')) {
      const own = item.getAttribute('value') ?? ''
      if (/^-?\d+$/.test(own)) number = Number(own)
      item.setAttribute('value', String(number))
      number += 1
    }
  }
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = list.previousElementSibling ?? elementOf(body, 'li', [])
    if (!item.isConnected) list.before(item)
    item.append(list)
  }
  for (const item of [...body.querySelectorAll('li')].toReversed()) {
    const outer = item.parentElement
    const isOnlyList =
      item.children.length > 0 &&
      [...item.childNodes].every((node) =>
        isElement(node) ? node.matches('ul, ol') || isBlank(node) : isBlank(node),
      )
    if (!outer || !isOnlyList || isBlank(item)) continue
    const lists = [...item.children].filter((child) => child.matches('ul, ol'))
    const before = item.previousElementSibling
    if (before) before.append(...lists)
    else if (lists.every((list) => list.localName === outer.localName && !list.hasAttribute('start')))
      item.before(...lists.flatMap((list) => [...list.children]))
    else outer.before(...lists)
    item.remove()
    if (outer.children.length === 0) outer.remove()
  }
}

/** Keeps the number that the reader saw at each item. Web pages set numbers by styles or attributes. */
export function keepNumbers(body: HTMLElement): void {
  for (const styled of body.querySelectorAll('ul, ol')) {
    const numbering = styledNumbering(styled)
    const list = numbering && numbering.tag !== styled.localName ? renamed(styled, numbering.tag) : styled
    const start = styled.getAttribute('start')
    if (start !== null && start !== '1') list.setAttribute('start', start)
    if (numbering?.type) list.setAttribute('type', numbering.type)
    if (list.getAttribute('type') === '1' || numbering?.tag === 'ul') list.removeAttribute('type')
  }
  for (const list of body.querySelectorAll('ol')) keepNumbersOf(list)
}

/** Counts empty items, but removes them. A number out of order begins another list. */
function keepNumbersOf(list: HTMLOListElement): void {
  let number = Number(list.getAttribute('start') ?? 1)
  let current: Element = list
  let next: number | undefined
  for (const item of [...list.children]) {
    if (item.hasAttribute('value')) number = Number(item.getAttribute('value'))
    if (isBlank(item)) item.remove()
    else {
      if (next !== undefined && number !== next) {
        const rest = list.cloneNode() as Element // The clone of an element.
        current.after(rest)
        current = rest
      }
      if (number !== next) current.setAttribute('start', String(number))
      current.append(item)
      next = number + 1
    }
    number += 1
  }
}
