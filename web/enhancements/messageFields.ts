import { messageAddress } from './messageAddress.ts'

/**
 * The fields of a message that the visitor's own mail program will send: the chosen region shows its office,
 * and the button takes what was said so far along. Nothing is sent or kept by the page.
 */
export function enhanceMessageForms() {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const offices = target.closest('[data-message]')?.querySelectorAll<HTMLElement>('[data-office]') ?? []
    const chosen = target.value.toLowerCase()
    for (const office of offices) office.hidden = !chosen.includes(office.dataset.office ?? '?')
  })
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('[data-message] a[href^="mailto:"]')
        : null
    const fields = link?.closest('[data-message]')
    if (!link || !fields) return
    link.href = messageAddress(link.href, {
      region: fields.querySelector('select')?.value ?? '',
      email: fields.querySelector('input')?.value ?? '',
    })
  })
}
