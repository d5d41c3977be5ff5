import { isBlank, styleOf } from './elements.ts'

/** How many parts of a paste do not arrive. */
export interface LeftOut {
  /** Of other websites, or of the device. */
  images: number
  /** Hidden, struck out, deleted while changes were tracked, or said about the text. */
  unseen: number
}

/**
 * Removes what the reader of the copied text did not see or was not meant to: the comments and deleted words of a
 * colleague, and what Word hides.
 */
export function removeUnseen(body: HTMLElement): number {
  const rules = rulesOf(body.ownerDocument)
  for (const junk of body.querySelectorAll(notText)) junk.remove()
  const isUnseen = (element: Element) => element.matches(unseen) || unseenStyle.test(rules(element))
  const found = [...body.querySelectorAll('*')].filter(isUnseen)
  // One within another is part of it.
  const outermost = found.filter(
    (element) => !found.some((other) => other !== element && other.contains(element)),
  )
  for (const element of outermost) element.remove()
  return outermost.filter((element) => !isBlank(element)).length + removeHtmlComments(body)
}

const notText =
  'script, style, meta, link, title, iframe, object, embed, svg, math, template, noscript, button, select, input, textarea, [aria-hidden="true"]'

/** Word names its comments by class, and on the web its tracked changes. */
const unseen =
  '[hidden], del, s, strike, .msoDel, [class*="TrackChangeTextDeletion"], .MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#cmnt"]'
const unseenStyle =
  /(?<![\w-])display:\s*none|visibility:\s*hidden|mso-hide:\s*all|text-decoration(?:-line)?:[^;]*line-through|mso-element:\s*comment|mso-special-character:\s*comment/i

/** LibreOffice writes a colleague's comments as those of HTML. Those of other programs are for programs. */
function removeHtmlComments(body: HTMLElement): number {
  const document = body.ownerDocument
  const found: Node[] = []
  const walker = document.createTreeWalker(body, 128)
  while (walker.nextNode()) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  return document.querySelector('meta[name="generator" i][content^="LibreOffice"]') ? found.length : 0
}

/** The style of an element: its own, and that of its class in the paste, where Pages and Word have theirs. */
function rulesOf(document: Document): (element: Element) => string {
  const byClass = new Map<string, string>()
  for (const sheet of document.querySelectorAll('style'))
    for (const [, selectors = '', style = ''] of (sheet.textContent ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(',')) {
        const name = /^[a-z]*\.([\w-]+)$/i.exec(selector.trim())?.[1]
        if (name) byClass.set(name, `${byClass.get(name) ?? ''};${style}`)
      }
  return (element) =>
    [styleOf(element), ...[...element.classList].map((name) => byClass.get(name) ?? '')].join(';')
}
