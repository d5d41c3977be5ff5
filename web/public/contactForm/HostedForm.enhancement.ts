import { frameSandbox } from '../../ui/frameSandbox.ts'
import { whenNear } from '../../ui/whenNear.ts'

/** Milliseconds after which the page says that the form does not load. */
const timeout = 5_000

/** The hosted form weighs more than the rest of a page, so it waits until its reserved space nears the viewport. */
export function insertHostedForms() {
  for (const space of document.querySelectorAll<HTMLElement>('[data-contact-form]:not([data-observed])')) {
    space.dataset.observed = ''
    whenNear(space, '300px', () => insertForm(space))
    space.parentElement?.querySelector('[data-load-form]')?.addEventListener('click', () => insertForm(space))
  }
}

/** Browsers do not tell a page whether the frame of another site has failed, only when it ends. */
function insertForm(space: HTMLElement) {
  const { contactForm: src = '' } = space.dataset
  const late = space.querySelector<HTMLElement>('[data-late]')
  const isLate = (value: boolean) => {
    if (late) late.hidden = !value
  }
  space.querySelector('iframe')?.remove()
  delete space.dataset.loaded
  isLate(!navigator.onLine)
  const timer = setTimeout(() => isLate(true), timeout)
  const frame = Object.assign(document.createElement('iframe'), {
    title: 'Contact form',
    height: String(space.clientHeight),
    referrerPolicy: 'origin',
    src,
  })
  frame.setAttribute('sandbox', frameSandbox(src, location.origin))
  frame.addEventListener('load', () => {
    clearTimeout(timer)
    if (!navigator.onLine) return
    // The frame replaces the link, which may have the focus.
    const hadFocus = space.contains(document.activeElement)
    isLate(false)
    space.dataset.loaded = ''
    if (hadFocus) frame.focus()
  })
  space.append(frame)
}
