import { contactFormPath } from '#shared/callRequests.ts'
import { frameSandbox } from './frameSandbox.ts'
import { whenNear } from './whenNear.ts'

/** The hosted contact form weighs more than the rest of a page, so it waits until its reserved space nears the viewport. */
export function insertContactForms() {
  for (const space of document.querySelectorAll<HTMLElement>('[data-contact-form]:not([data-observed])')) {
    space.dataset.observed = ''
    whenNear(space, '300px', () => insertForm(space))
  }
}

function insertForm(space: HTMLElement) {
  const { contactForm: src = '' } = space.dataset
  const frame = Object.assign(document.createElement('iframe'), {
    title: 'Contact form',
    height: String(space.clientHeight),
    referrerPolicy: 'origin',
    src,
  })
  // The site's own form sends what is typed to the site, which accepts it from its own origin only.
  if (src !== contactFormPath) frame.setAttribute('sandbox', frameSandbox(src, location.origin))
  // The frame replaces the link, which may have the focus.
  const hadFocus = space.contains(document.activeElement)
  space.append(frame)
  if (hadFocus) frame.focus()
}
