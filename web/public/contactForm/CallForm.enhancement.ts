const limits = { stampAge: 3_000, timeout: 10_000 }

/** Says at each field what is wrong, sends the form without leaving the page, and keeps what was typed. */
export function enhanceCallForms() {
  document.addEventListener('invalid', showProblem, true)
  document.addEventListener('input', hideProblem)
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.callForm === undefined) return
    event.preventDefault()
    if (!form.hasAttribute('data-busy')) void send(form)
  })
  // Before the app's links, which would open the other page under what is typed.
  document.addEventListener('click', goToForm, true)
}

/** The browser's own bubble would say one problem at a time. */
function showProblem(event: Event) {
  const field = fieldOf(event.target)
  const form = field?.closest('form')
  if (!field || !form) return
  event.preventDefault()
  field.dataset.problem = 'shown'
  for (const text of field.querySelectorAll<HTMLElement>('[hidden]')) text.hidden = false
  const input = event.target as HTMLInputElement // Of a field, and only inputs are required.
  if (input.type !== 'radio') input.setAttribute('aria-invalid', 'true')
  if (input === form.querySelector('input:invalid')) input.focus()
}

function hideProblem({ target }: Event) {
  const field = fieldOf(target)
  if (!field) return
  const input = target as HTMLInputElement // As above.
  // The server's refusal is of what was typed before.
  input.setCustomValidity('')
  if (!field.dataset.problem || !input.validity.valid) return
  field.dataset.problem = 'solved'
  input.removeAttribute('aria-invalid')
}

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-field]') : null

/** Where the page has the form itself, a link to the form of another page leads to it: also without a connection. */
function goToForm(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  const field = document.querySelector<HTMLElement>('[data-call-form] input[id]')
  if (!link || !field || link.hash !== `#${field.id}`) return
  event.preventDefault()
  document.dispatchEvent(new Event('site:navigate'))
  field.scrollIntoView()
  field.focus({ preventScroll: true })
}

async function send(form: HTMLFormElement) {
  setBusy(form, true)
  show(form, '')
  const { outcome, callBy } = await sent(form).catch(() => ({ outcome: 'failed', callBy: '' }))
  setBusy(form, false)
  const refused = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    ({ dataset }) => dataset.field === outcome,
  )
  if (refused) {
    refused.querySelector('input')?.setCustomValidity(outcome)
    form.reportValidity()
    return
  }
  show(form, outcome)
  if (outcome === 'sent') showThanks(form, callBy)
}

function setBusy(form: HTMLFormElement, busy: boolean) {
  form.toggleAttribute('data-busy', busy)
  const button = form.querySelector<HTMLElement>('[data-other-label]')
  if (!button) return
  button.setAttribute('aria-disabled', String(busy))
  const { textContent } = button
  button.textContent = button.dataset.otherLabel ?? ''
  button.dataset.otherLabel = textContent
}

/** `sent`, `failed`, `tooMany`, or the name of a field that the server refuses. */
async function sent(form: HTMLFormElement): Promise<{ outcome: string; callBy: string }> {
  const response = await post('', { ...Object.fromEntries(new FormData(form)), stamp: await newStamp() })
  const { callBy = '', message = '' } = await response.json()
  const [refused = ''] = message.split(':')
  const isField = refused in form.elements
  const problem = response.status === 429 ? 'tooMany' : isField ? refused : 'failed'
  return { outcome: response.ok ? 'sent' : problem, callBy }
}

/** Programs send forms at once: the server accepts a stamp that is three seconds old. */
async function newStamp(): Promise<string> {
  const response = await post('/stamp')
  if (!response.ok) return ''
  const { stamp } = await response.json()
  await new Promise((resolve) => setTimeout(resolve, limits.stampAge))
  return stamp
}

const post = (path: '' | '/stamp', body?: object) =>
  fetch(`/api/call-requests${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(limits.timeout),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

function show(form: HTMLFormElement, outcome: string) {
  for (const element of form.querySelectorAll<HTMLElement>('[data-outcome]'))
    element.hidden = element.dataset.outcome !== outcome
}

/** In place of the form's heading, which gets the focus. */
function showThanks(form: HTMLFormElement, callBy: string) {
  const fields = form.querySelector<HTMLElement>('[data-fields]')
  const time = form.querySelector('[data-call-by]')
  const heading = form.closest('section, aside')?.querySelector('h2')
  if (fields) fields.hidden = true
  if (time && callBy) time.textContent = callBy
  if (!heading) return
  heading.textContent = form.dataset.callForm ?? ''
  heading.tabIndex = -1
  heading.focus()
}
