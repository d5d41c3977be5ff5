import { elementOf, styleOf } from './elements.ts'

/** Word's lists are paragraphs that name their list and level in a style: `mso-list:l0 level2 lfo1`. */
export function nestWordLists(body: HTMLElement): void {
  flattenWebLists(body)
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
    open.at(-1)?.list.append(elementOf(body, 'li', paragraph.childNodes))
    paragraph.remove()
  }
}

/** Word on the web has a list of its own for each item, with the level in an attribute: as Word on the desktop. */
function flattenWebLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll('li[data-aria-level]')) {
    const list = item.parentElement
    if (!list) continue
    const marker = body.ownerDocument.createElement('span')
    marker.textContent = list.matches('ol') ? '1.' : '•'
    marker.setAttribute('style', 'mso-list:Ignore')
    const name = Number(item.getAttribute('data-listid')) || 0
    const children = [...item.children].flatMap((child) =>
      child.matches('p') ? [...child.childNodes] : child,
    )
    const paragraph = elementOf(body, 'p', [marker, ...(children.length > 0 ? children : item.childNodes)])
    paragraph.setAttribute('style', `mso-list:l${name} level${item.getAttribute('data-aria-level')} lfo1`)
    const wrapper = list.closest('.ListContainerWrapper') ?? list
    wrapper.before(paragraph)
    item.remove()
    if (!wrapper.querySelector('li')) wrapper.remove()
  }
}

/** Google Docs puts an inner list next to its item. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    list.previousElementSibling?.append(list)
}
