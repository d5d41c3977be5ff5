import { isEnglish, isUsableLanguageValue } from '#shared/html/language.ts'

const paragraphs = 'p, h1, h2, h3, h4, h5, h6'

/** Blocks whose language belongs to the paragraphs in them. */
const outer =
  'blockquote, ul, ol, li, table, thead, tbody, tr, td, th, caption, figcaption, div, section, article, body'

/**
 * Keeps a language where it differs from that around it, at paragraphs, headings and words. Programs mark all English
 * as English, and all of it as left to right.
 */
export function keepLanguages(body: HTMLElement): void {
  const { documentElement: root } = body.ownerDocument
  body.lang ||= root.lang
  root.removeAttribute('lang')
  for (const element of [body, ...body.querySelectorAll<HTMLElement>('[lang], [dir]')])
    for (const name of ['lang', 'dir']) {
      const written = element.getAttribute(name)
      if (written === null) continue
      const value = written.replaceAll('_', '-').replace(/^[a-z]+(?=-|$)/i, (main) => main.toLowerCase())
      element.setAttribute(name, value)
      const around = element.parentElement?.closest(`[${name}]`)?.getAttribute(name)
      const isUsual = around ? value === around : name === 'lang' ? isEnglish(value) : value === 'ltr'
      if (isUsual || !isUsableLanguageValue(name, value)) element.removeAttribute(name)
    }
  for (const element of [body, ...body.querySelectorAll('[lang], [dir]')])
    if (
      !element.matches(paragraphs) &&
      (!element.matches('span') || element.querySelector(`${paragraphs}, ${outer}`))
    )
      moveIn(element)
}

/** Moves the language of a block to what is in it: to its paragraphs, or to a span around its words. */
function moveIn(element: Element): void {
  const attributes = ['lang', 'dir'].flatMap((name) => {
    const value = element.getAttribute(name)
    element.removeAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  if (attributes.length === 0) return
  let run: Node[] = []
  const wrap = () => {
    const [first] = run
    if (!first || run.every((node) => node.textContent?.trim() === '')) {
      run = []
      return
    }
    const span = element.ownerDocument.createElement('span')
    first.parentNode?.insertBefore(span, first)
    span.append(...run)
    for (const [name, value] of attributes) span.setAttribute(name, value)
    run = []
  }
  for (const node of [...element.childNodes]) {
    const isBlock = node instanceof Element && node.matches(`${paragraphs}, ${outer}`)
    if (!isBlock) run.push(node)
    else {
      wrap()
      for (const [name, value] of attributes) if (!node.hasAttribute(name)) node.setAttribute(name, value)
      if (node.matches(outer)) moveIn(node)
    }
  }
  wrap()
}
