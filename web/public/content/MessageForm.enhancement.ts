/** Opens the message in the visitor's mail program. The page itself sends and stores nothing. */
export function enhanceMessageForms() {
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return
    const offices = target.closest('[data-message]')?.querySelectorAll<HTMLElement>('[data-office]') ?? []
    const named = target.selectedOptions[0]?.dataset.offices?.split(' ') ?? []
    for (const office of offices) office.hidden = !named.includes(office.dataset.office ?? '?')
  })
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element && target.matches('[data-message] [aria-invalid]'))
      hasProblem(target as Field) // Only fields have the attribute.
  })
  document.addEventListener('click', (event) => {
    const { target } = event
    const link =
      target instanceof Element
        ? target.closest<HTMLAnchorElement>('[data-message] a[href^="mailto:"]')
        : null
    const fields = link?.closest('[data-message]')
    if (!link || !fields) return
    const [invalid] = [...fields.querySelectorAll<Field>('select, input')].filter(hasProblem)
    if (invalid) {
      event.preventDefault()
      invalid.focus()
      return
    }
    link.href = messageAddress(link.href, {
      region: fields.querySelector('select')?.value ?? '',
      email: fields.querySelector('input')?.value ?? '',
    })
  })
}

type Field = HTMLSelectElement | HTMLInputElement

/** Shows the problem beside the label, or hides it. */
function hasProblem(field: Field): boolean {
  // Not `required`, because screen readers would announce the select as invalid from the start.
  const isInvalid = field instanceof HTMLSelectElement ? !field.value : !field.validity.valid
  const sentence = field.closest('label')?.querySelector<HTMLElement>('[data-problem-text]')
  if (sentence) sentence.hidden = !isInvalid
  if (isInvalid) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  return isInvalid
}

export function messageAddress(base: string, { region, email }: { region: string; email: string }): string {
  const [address = base] = base.split('?')
  const lines = [region && `My region: ${region}`, email.trim() && `Please reply to: ${email.trim()}`]
  const text = lines.filter(Boolean).join('\r\n')
  if (!text) return address
  const subject = encodeURIComponent('A question from your website')
  return `${address}?subject=${subject}&body=${encodeURIComponent(`${text}\r\n\r\n`)}`
}
