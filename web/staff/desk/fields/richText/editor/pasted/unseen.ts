import { isBlank, styleOf } from './elements.ts'

/** How many parts of a paste do not arrive. */
export interface LeftOut {
  /** Of other websites, or of the device. */
  images: number
  /** Struck out by the author, or deleted while changes were tracked. */
  struck: number
  comments: number
  hidden: number
}

/**
 * Removes what the reader of the copied text did not see or was not meant to: the comments and deleted words of a
 * colleague, and what Word hides.
 */
export function removeUnseen(body: HTMLElement): Omit<LeftOut, 'images'> {
  const rules = rulesOf(body.ownerDocument)
  for (const junk of body.querySelectorAll(notText)) junk.remove()
  const comments = remove(body, isComment)
  return {
    comments: comments + removeHtmlComments(body),
    struck: remove(body, (element) => element.matches(deleted) || struckOut.test(rules(element))),
    hidden: remove(body, (element) => element.hasAttribute('hidden') || hidden.test(rules(element))),
  }
}

const notText =
  'script, style, meta, link, title, iframe, object, embed, svg, math, template, noscript, button, select, input, textarea, [aria-hidden="true"]'

/** Word on the web names its tracked changes by class. */
const deleted = 'del, s, strike, .msoDel, [class*="TrackChangeTextDeletion"]'
const struckOut = /text-decoration(?:-line)?:[^;]*line-through/i
const hidden = /(?<![\w-])display:\s*none|visibility:\s*hidden|mso-hide:\s*all/i

const wordComment = /mso-element:\s*comment|mso-special-character:\s*comment/i
const isComment = (element: Element): boolean =>
  element.matches('.MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#cmnt"]') ||
  wordComment.test(styleOf(element))

/** Returns how many with words were removed. One within another is part of it. */
function remove(body: HTMLElement, test: (element: Element) => boolean): number {
  const found = [...body.querySelectorAll('*')].filter(test)
  const outermost = found.filter(
    (element) => !found.some((other) => other !== element && other.contains(element)),
  )
  for (const element of outermost) element.remove()
  return outermost.filter((element) => !isBlank(element)).length
}

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
