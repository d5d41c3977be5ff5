import { whenNear } from './whenNear.ts'

/**
 * Puts the hosted contact form into the place kept for it, once that nears the viewport: the form costs more
 * than the rest of a page. What each place needs to know stands on it. (Contact form.)
 */
export function insertContactForms() {
  for (const place of document.querySelectorAll<HTMLElement>('[data-contact-form]:not([data-waits])')) {
    place.dataset.waits = ''
    whenNear(place, '300px', () => putIn(place))
  }
}

function putIn(place: HTMLElement) {
  const { contactForm: src = '', script } = place.dataset
  const frame = Object.assign(document.createElement('iframe'), {
    title: 'Contact form',
    height: String(place.clientHeight),
    referrerPolicy: 'origin',
    src,
  })
  place.append(frame)
  if (script)
    document.head.append(Object.assign(document.createElement('script'), { async: true, src: script }))
}
