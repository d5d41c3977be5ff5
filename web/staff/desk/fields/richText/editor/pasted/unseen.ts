import { isBlank, styleOf } from './elements.ts'

/** Parts of the pasted content that the editor does not get. */
export interface LeftOut {
  /** Images of other websites, or of the device. */
  images: number
  /** The websites of these images. */
  hosts?: readonly string[]
  /** Passages that are hidden, struck out, deleted as a tracked change, or in a comment. */
  unseen: number
  /** Formulas, videos, frames and form fields. */
  embedded?: number
  /** Hosts of services that alone know the targets of their links. */
  wrappers?: readonly string[]
}

/** Removes text that its reader did not see: a colleague's comments and deletions, and Word's hidden text. */
export function removeUnseen(body: HTMLElement): Pick<LeftOut, 'unseen' | 'embedded'> {
  const embedded = [...body.querySelectorAll(seenWithoutText)].filter(
    (element) => !element.parentElement?.closest(seenWithoutText),
  ).length
  // Teams, Gmail and WhatsApp show an emoji as an image. Notes puts a table into an object.
  for (const image of body.querySelectorAll('img[alt]'))
    if (emoji.test(image.getAttribute('alt') ?? '')) image.replaceWith(image.getAttribute('alt') ?? '')
  for (const object of body.querySelectorAll('object:has(table)')) object.replaceWith(...object.childNodes)
  for (const junk of body.querySelectorAll(notText)) junk.remove()
  const isUnseen = (element: Element) => element.matches(unseen) || unseenStyle.test(styleOf(element))
  const found = [...body.querySelectorAll('*')].filter(isUnseen)
  // An element within another unseen element is not counted again.
  const outermost = found.filter(
    (element) => !found.some((other) => other !== element && other.contains(element)),
  )
  for (const element of outermost) element.remove()
  const seen = outermost.filter((element) => !isBlank(element)).length
  return { unseen: seen + removeHtmlComments(body), ...(embedded > 0 && { embedded }) }
}

const emoji = /^(?=.*\p{Extended_Pictographic})[\p{Emoji}\p{Emoji_Component}]+$/u

const seenWithoutText =
  'math, iframe, object:not(:has(table)), embed, video, audio, select, input:not([type="hidden"]), textarea'
const notText = `${seenWithoutText}, script, style, meta, link, title, svg, template, noscript, button, input, [aria-hidden="true"]:not(br)`

/** Word marks comments by class. Word on the web also marks tracked changes by class. */
const unseen =
  '[hidden], del, s, strike, .msoDel, [class*="TrackChangeTextDeletion"], .MsoCommentReference, .msocomanchor, .msocomtxt, .msocomoff, a[href^="#cmnt"]'
const unseenStyle =
  /(?<![\w-])display:\s*none|visibility:\s*hidden|(?:font-size|opacity):\s*0(?![.\d]*[1-9])|clip:\s*rect\(\s*[01](?:px)?[\s,]|clip-path:\s*inset\((?:50|100)%|mso-hide:\s*all|text-decoration(?:-line)?:[^;]*line-through|mso-element:\s*comment|mso-special-character:\s*comment/i

/** LibreOffice writes a colleague's comments as HTML comments. The HTML comments of other programs do not count. */
function removeHtmlComments(body: HTMLElement): number {
  const document = body.ownerDocument
  const found: Node[] = []
  const walker = document.createTreeWalker(body, 128)
  while (walker.nextNode()) found.push(walker.currentNode)
  for (const comment of found) comment.parentNode?.removeChild(comment)
  return document.querySelector('meta[name="generator" i][content^="LibreOffice"]') ? found.length : 0
}
