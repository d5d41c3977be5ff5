import { frameSandbox } from '../../ui/frameSandbox.ts'
import { whenNear } from '../../ui/whenNear.ts'

/** Milliseconds after which the page says that the form is not loading. */
const timeout = 5_000

/** The hosted form is larger than the rest of a page, so it loads when its reserved space is near the viewport. */
export function insertHostedForms() {
  for (const space of document.querySelectorAll<HTMLElement>('[data-contact-form]:not([data-observed])')) {
    space.dataset.observed = ''
    whenNear(space, '300px', () => insertForm(space))
    space.parentElement?.querySelector('[data-load-form]')?.addEventListener('click', () => insertForm(space))
  }
}

/** Browsers do not tell a page whether another site's frame has failed, only that loading has ended. */
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
    // The frame replaces the link. If the link had the focus, the frame gets it.
    const hadFocus = space.contains(document.activeElement)
    isLate(false)
    space.dataset.loaded = ''
    if (hadFocus) frame.focus()
  })
  space.append(frame)
}
