import { withPlainDigits } from '#shared/callRequestPatterns.ts'
import { abortAfter } from '../../data/abortAfter.ts'
import { problemOf } from './problemOf.ts'

/** Milliseconds. The server suspects a program if a stamp is younger than `stampAge`. */
const limits = { stampAge: 3_000, timeout: 10_000 }

/** Shows the problem of each field and sends the form without leaving the page. After a failure, typed texts stay. */
export function enhanceCallForms() {
  document.addEventListener('focusin', ({ target }) => prepare(target))
  prepare(document.activeElement)
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-call-form]')) allowAutofill(form)
  document.addEventListener('invalid', showProblem, true)
  document.addEventListener('input', hideProblem)
  document.addEventListener('change', usePlainDigits)
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset.callForm === undefined) return
    event.preventDefault()
    if (!form.hasAttribute('data-busy')) void send(form)
  })
  // Captures clicks, because the app would otherwise handle the link and leave the page with the typed texts.
  document.addEventListener('click', goToForm, true)
}

function prepare(focused: EventTarget | null) {
  const form = focused instanceof Element && focused.closest<HTMLFormElement>('[data-call-form]')
  if (!form) return
  allowAutofill(form)
  if (stamps.has(form)) return
  stamps.set(form, undefined)
  fetchStamp().then(
    (stamp) => stamps.set(form, stamp),
    // The form can be sent without a stamp. The next focus tries again.
    () => stamps.delete(form),
  )
}

/**
 * The HTML forbids autofill, so that browsers do not restore typed texts. This script resets sent forms, so it can
 * allow it.
 */
function allowAutofill(form: HTMLFormElement) {
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-autofill]'))
    input.setAttribute('autocomplete', input.dataset.autofill ?? '')
}

/** By form, the signed time at which somebody began to fill it in. Undefined until the server responds. */
const stamps = new WeakMap<HTMLFormElement, { stamp: string; at: number } | undefined>()

async function fetchStamp() {
  const response = await post('/stamp')
  if (!response.ok) throw new Error(`The stamp responds ${response.status}`)
  const { stamp } = await response.json()
  return { stamp: String(stamp), at: performance.now() }
}

/** Empty if the stamp is missing or too young. Autofill can complete a form too fast for a valid stamp. */
function stampOf(form: HTMLFormElement): string {
  const found = stamps.get(form)
  return found && performance.now() - found.at >= limits.stampAge ? found.stamp : ''
}

/** Replaces the browser's bubbles, which show only one problem at a time. */
function showProblem(event: Event) {
  const field = fieldOf(event.target)
  const form = field?.closest('form')
  if (!field || !form) return
  event.preventDefault()
  field.dataset.problem = 'shown'
  for (const text of field.querySelectorAll<HTMLElement>('[hidden]')) text.hidden = false
  const input = event.target as HTMLInputElement // The target is in a field, and only inputs are required.
  const sentence = field.querySelector<HTMLElement>('[data-problem-text]')
  if (sentence) {
    sentence.dataset.problemText ||= sentence.textContent
    sentence.textContent = problemOf(input) ?? sentence.dataset.problemText
  }
  if (input.type !== 'radio') input.setAttribute('aria-invalid', 'true')
  if (input !== form.querySelector('input:invalid')) return
  // WebKit would scroll only to the input, so that the header covers the message.
  input.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

function hideProblem({ target }: Event) {
  const field = fieldOf(target)
  if (!field) return
  const input = target as HTMLInputElement // Fields have only inputs.
  // Clears the server's refusal, which was about the previous text.
  input.setCustomValidity('')
  if (!field.dataset.problem || !input.validity.valid) return
  field.dataset.problem = 'solved'
  input.removeAttribute('aria-invalid')
}

/** The change event precedes the browser's validation, because the button or Enter leaves the field first. */
function usePlainDigits(event: Event) {
  const input = event.target
  if (!(input instanceof HTMLInputElement) || input.name !== 'phone') return
  input.value = withPlainDigits(input.value)
  hideProblem(event)
}

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? target.closest<HTMLElement>('[data-field]') : null

/** If this page has a form, links to the contact page's form lead to it. This also works without a connection. */
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
  const refused = fieldNamed(form, outcome)
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

/** The outcome is `sent`, `failed`, `tooMany`, or the name of a field that the server refused. */
async function sent(form: HTMLFormElement): Promise<{ outcome: string; callBy: string }> {
  const stamp = stampOf(form)
  // A stamp counts once. The next focus fetches another one.
  stamps.delete(form)
  const response = await post('', { ...Object.fromEntries(new FormData(form)), stamp })
  const { callBy, message }: Record<string, unknown> = { ...(await response.json().catch(() => null)) }
  // A proxy may also respond with a success, but without `callBy`.
  if (response.ok && typeof callBy === 'string') return { outcome: 'sent', callBy }
  const [refused = ''] = String(message).split(':')
  const problem = response.status === 429 ? 'tooMany' : fieldNamed(form, refused) ? refused : 'failed'
  return { outcome: problem, callBy: '' }
}

const fieldNamed = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) => dataset.field === name)

/** Rejects after 10 seconds, even if the connection was accepted. */
const post = (path: '' | '/stamp', body?: object) =>
  fetch(`/api/call-requests${path}`, {
    method: 'POST',
    signal: abortAfter(limits.timeout),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

function show(form: HTMLFormElement, outcome: string) {
  for (const element of form.querySelectorAll<HTMLElement>('[data-outcome]'))
    element.hidden = element.dataset.outcome !== outcome
}

/** Replaces the form's heading and focuses the new one. */
function showThanks(form: HTMLFormElement, callBy: string) {
  const fields = form.querySelector<HTMLElement>('[data-fields]')
  const time = form.querySelector('[data-call-by]')
  const heading = form.closest('section, aside')?.querySelector('h2')
  // After the reset, neither Back nor the next person at this computer shows the typed texts.
  form.reset()
  if (fields) fields.hidden = true
  if (time && callBy) time.textContent = callBy
  if (!heading) return
  heading.textContent = form.dataset.callForm ?? ''
  heading.tabIndex = -1
  heading.focus()
}
