import { callRequestLimits } from '#shared/callRequests.ts'
import { callBackBy, type OfficeTimes } from '#shared/hours/officeTime.ts'
import { isRequiredField, type RequiredField, requiredFields } from './fields.ts'

const { fastest, oldest } = callRequestLimits.stamp
/** A stamp is renewed ten minutes before it is too old. */
const limits = { stampAge: fastest, stampLife: oldest - 10 * 60_000, timeout: 10_000 }

/** Says next to each field what is wrong, sends the form without leaving the page, and keeps what was typed. */
export function enhanceForm(form: HTMLFormElement): void {
  const times: OfficeTimes = JSON.parse(form.dataset.times ?? '{"hours":[],"exceptions":[]}')
  const promise = document.querySelector('[data-call-by]')
  const callBy = callBackBy(new Date(), times)
  if (promise && callBy) promise.textContent = `If you ask now, we call you back ${callBy}.`

  form.noValidate = true
  const stamp = formStamp()
  void stamp.fetch()
  form.addEventListener('change', ({ target }) => {
    if (isField(target) && target.validity.valid && isRequiredField(target.name))
      clearProblem(form, target.name)
  })
  let isSending = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    const invalid = invalidFields(form)
    showProblems(form, invalid)
    if (invalid.length > 0) return
    isSending = true
    setBusy(form, true)
    await send(form, stamp)
    isSending = false
    setBusy(form, false)
  })
}

interface Stamp {
  fetch(): Promise<string>
}

/** The server wants to know when the form was opened; a program that sends forms at once has no old enough stamp. */
function formStamp(): Stamp {
  let stamp: Promise<string> | undefined
  let fetchedAt = 0
  return {
    fetch: () => {
      if (!stamp || Date.now() - fetchedAt > limits.stampLife) {
        fetchedAt = Date.now()
        stamp = post('/api/call-requests/stamp')
          .then((response) => (response.ok ? response.json() : {}))
          .then(async ({ stamp: value = '' }: { stamp?: string }) => {
            // The server counts from the moment at which it signed.
            await wait(limits.stampAge)
            return value
          })
          .catch(() => {
            stamp = undefined
            return ''
          })
      }
      return stamp
    },
  }
}

async function send(form: HTMLFormElement, stamp: Stamp): Promise<void> {
  try {
    const body = { ...Object.fromEntries(new FormData(form)), stamp: await stamp.fetch() }
    const response = await post('/api/call-requests', body)
    if (response.ok) return showThanks(form, await response.json())
    const field = response.status === 400 ? await refusedField(response) : undefined
    if (field) return showProblems(form, [field])
    showFailure(
      form,
      response.status === 429
        ? 'Many people are asking for calls at the moment. Please call an office:'
        : 'Your request could not be sent. What you typed is still here: try again, or call an office:',
    )
  } catch {
    showFailure(
      form,
      'Your request could not be sent: the connection failed. What you typed is still here: try again, or call an office:',
    )
  }
}

const post = (url: string, body?: object) =>
  fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(limits.timeout),
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function refusedField(response: Response): Promise<RequiredField | undefined> {
  const { message = '' }: { message?: string } = await response.json()
  const name = message.slice(0, message.indexOf(':'))
  return isRequiredField(name) ? name : undefined
}

function invalidFields(form: HTMLFormElement): RequiredField[] {
  const names = Array.from(form.elements).flatMap((field) =>
    isField(field) && !field.validity.valid && isRequiredField(field.name) ? [field.name] : [],
  )
  return [...new Set(names)]
}

const isField = (target: unknown): target is HTMLInputElement => target instanceof HTMLInputElement

function showProblems(form: HTMLFormElement, invalid: readonly RequiredField[]): void {
  for (const name of Object.keys(requiredFields).filter(isRequiredField)) {
    clearProblem(form, name)
    form.querySelector(`#${name}-problem`)?.remove()
    const isInvalid = invalid.includes(name)
    const problem = element('span', 'problem', requiredFields[name].problem)
    problem.id = `${name}-problem`
    if (isInvalid) form.querySelector(`#${name}`)?.before(problem)
    for (const field of form.querySelectorAll(`[name=${name}]`)) {
      if (!isInvalid) continue
      field.setAttribute('aria-invalid', 'true')
      field.setAttribute('aria-describedby', problem.id)
    }
  }
  const links = invalid.map((name) => {
    const link = element('a', '', requiredFields[name].problem)
    link.href = `#${name}`
    link.addEventListener('click', (event) => {
      event.preventDefault()
      form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
    })
    const item = element('li', '')
    item.append(link)
    return item
  })
  const list = element('ul', '')
  list.append(...links)
  summarize(form, invalid.length > 0 ? [element('h2', '', 'Please check the form'), list] : [])
}

/** Its space stays: were the form to move now, the click that left the field would miss what it was meant for. */
function clearProblem(form: HTMLFormElement, name: RequiredField): void {
  form.querySelector<HTMLElement>(`#${name}-problem`)?.style.setProperty('visibility', 'hidden')
  for (const field of form.querySelectorAll(`[name=${name}]`)) {
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
  }
}

function showFailure(form: HTMLFormElement, sentence: string): void {
  summarize(form, [element('p', '', sentence), phones()])
}

function summarize(form: HTMLFormElement, content: readonly Node[]): void {
  const summary = form.querySelector<HTMLElement>('.summary')
  summary?.replaceChildren(...content)
  if (!summary) return
  summary.hidden = content.length === 0
  if (!summary.hidden) summary.focus()
}

function showThanks(form: HTMLFormElement, { callBy }: { callBy: string }): void {
  const outcome = document.querySelector<HTMLElement>('.outcome')
  outcome?.replaceChildren(
    element('h2', '', 'Thank you. We will call you'),
    element('p', '', callBy ? `We call you back ${callBy}.` : 'We call you back within one office day.'),
    element('p', '', 'If you would rather not wait, call an office:'),
    phones(),
  )
  form.hidden = true
  if (!outcome) return
  outcome.hidden = false
  outcome.focus()
}

function setBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector('button')
  if (!button) return
  button.setAttribute('aria-disabled', String(busy))
  button.textContent = busy ? 'Sending ...' : 'Ask for a call'
}

function phones(): Node {
  const template = document.querySelector<HTMLTemplateElement>('template[data-phones]')
  return template ? template.content.cloneNode(true) : document.createDocumentFragment()
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  text = '',
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, textContent: text })
}
