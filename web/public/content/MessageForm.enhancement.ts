/** Opens the message in the visitor's mail program. The page itself sends and stores nothing. */
export function enhanceMessageForms() {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    target.setCustomValidity('')
    const offices = target.closest('[data-message]')?.querySelectorAll<HTMLElement>('[data-office]') ?? []
    const named = target.selectedOptions[0]?.dataset.offices?.split(' ') ?? []
    for (const office of offices) office.hidden = !named.includes(office.dataset.office ?? '?')
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('[data-message] a[href^="mailto:"]')
        : null
    const fields = link?.closest('[data-message]')
    if (!link || !fields) return
    const region = fields.querySelector('select')
    // Set here, because screen readers would announce a `required` select as invalid from the start.
    region?.setCustomValidity(region.value ? '' : 'Choose a region')
    const invalid = fields.querySelector<HTMLSelectElement | HTMLInputElement>(
      'select:invalid, input:invalid',
    )
    if (invalid) {
      event.preventDefault()
      invalid.focus()
      invalid.reportValidity()
      return
    }
    link.href = messageAddress(link.href, {
      region: region?.value ?? '',
      email: fields.querySelector('input')?.value ?? '',
    })
  })
}

export function messageAddress(base: string, { region, email }: { region: string; email: string }): string {
  const [address = base] = base.split('?')
  const lines = [region && `My region: ${region}`, email.trim() && `Please reply to: ${email.trim()}`]
  const text = lines.filter(Boolean).join('\r\n')
  if (!text) return address
  const subject = encodeURIComponent('A question from your website')
  return `${address}?subject=${subject}&body=${encodeURIComponent(`${text}\r\n\r\n`)}`
}
