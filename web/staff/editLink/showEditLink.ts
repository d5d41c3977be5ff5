import styles from './editLink.module.css'

/** Adds the link "Edit this page" to a public page. The link has the selected words and the words in view. */
export function showEditLink(): void {
  const link = Object.assign(document.createElement('a'), {
    className: styles.link,
    textContent: 'Edit this page',
  })
  const follow = () => {
    link.href = `/admin/edit?${new URLSearchParams([
      ['path', location.pathname],
      ...wordsInView().map((words) => ['words', words]),
    ])}`
  }
  // The page can scroll and change before the link is used. A tap has no hover before its click.
  for (const sign of ['pointerenter', 'focus', 'click']) link.addEventListener(sign, follow)
  follow()
  const frame = document.createElement('nav')
  frame.ariaLabel = 'Staff'
  frame.append(link)
  document.body.append(frame)
}

const blocks = 'h1, h2, h3, h4, p, li, blockquote, figcaption, dt, dd, td, th, summary'

/** Several blocks, since the first may be a rendered fact, whose words no document contains. */
const maxBlocks = 4

/** The selected words first, then the blocks from the top of the view, and last the heading above these blocks. */
function wordsInView(): string[] {
  // Leaves out closed content, which has a position in Chromium although it is not visible.
  const shown = [...document.querySelectorAll<HTMLElement>(`main :is(${blocks})`)].filter(
    (block) => !block.closest('nav, form') && block.checkVisibility(),
  )
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const first = shown.findIndex((block) => block.getBoundingClientRect().top >= Math.max(0, top))
  const selection = getSelection()
  const anchor = selection?.isCollapsed === false ? selection.anchorNode : null
  const selected = anchor instanceof Element ? anchor : anchor?.parentElement
  return [
    selected?.closest<HTMLElement>(`main :is(${blocks})`),
    ...(first < 0 ? [] : shown.slice(first, first + maxBlocks)),
    shown.slice(0, Math.max(0, first)).findLast((block) => /^H\d$/.test(block.tagName)),
  ].flatMap((block) => wordsOf(block) ?? [])
}

/** Enough characters to find the words, and few enough for an address. */
const maxCharacters = 120

function wordsOf(block: HTMLElement | null | undefined): string | undefined {
  // Repeats `normalized` of the preview, whose import would bring scripts of the desk to a public page.
  const text = (block?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text.length > maxCharacters ? text.slice(0, text.lastIndexOf(' ', maxCharacters)) : text || undefined
}
