import styles from './editLink.module.css'

/** Shows the link on a public page that a member reads. It leads to the words in view or selected. */
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
  // The page moves and changes below the link. A tap has no pointer before it.
  for (const sign of ['pointerenter', 'focus', 'click']) link.addEventListener(sign, follow)
  follow()
  const frame = document.createElement('nav')
  frame.ariaLabel = 'Staff'
  frame.append(link)
  document.body.append(frame)
}

const blocks = 'h1, h2, h3, h4, p, li, blockquote, figcaption, dt, dd, td, th, summary'

/** Fewer would often be the words of a fact, which stand in no document as they are shown. */
const maxBlocks = 4

/** Selected words come first, then the blocks from the top of the view, and last the heading above them. */
function wordsInView(): string[] {
  // Chromium gives closed content a place, though nobody sees it.
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

/** Enough to find them, and few enough for an address. */
const maxCharacters = 120

function wordsOf(block: HTMLElement | null | undefined): string | undefined {
  // Its helper of the preview would bring the desk's scripts to a public page.
  const text = (block?.textContent ?? '').replace(/\s+/g, ' ').trim()
  return text.length > maxCharacters ? text.slice(0, text.lastIndexOf(' ', maxCharacters)) : text || undefined
}
