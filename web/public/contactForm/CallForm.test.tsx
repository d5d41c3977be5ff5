import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callFormAnchor, hiddenField } from '#shared/callRequests.ts'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { withSite } from '../../testing/withSite.tsx'
import { enhanceCallForms } from './CallForm.enhancement.ts'
import { CallForm } from './CallForm.tsx'

const texts = callFormTexts.en
enhanceCallForms()

/** What browsers and password managers look for in the name and the label of a field. */
const knownToAutofill =
  /name|mail|phone|tel|mobile|fax|address|addr|street|city|town|zip|post|state|province|county|region|country|company|organi|business|url|web|site|home|user|login|pass|card|cvc|iban|birth|bday|date|sex|gender|title|age|coupon|search|extra|line|unit|suite/i

/** Responses by path; each request is recorded. */
let responses: Record<string, () => Promise<Response>>
let sent: { url: string; body: unknown }[]
const json = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 17), shouldAdvanceTime: true })
  sent = []
  responses = {
    '/api/call-requests/stamp': json(200, { stamp: 'signed' }),
    '/api/call-requests': json(200, { callBy: 'today, by 8 pm' }),
  }
  vi.stubGlobal('fetch', async (url: string, { body, signal }: { body?: string; signal: AbortSignal }) => {
    sent.push({ url, body: body && JSON.parse(body) })
    const aborted = new Promise((_, reject) => {
      signal.onabort = () => reject(signal.reason)
    })
    return Promise.race([responses[url]?.(), aborted])
  })
  render(
    withSite(
      <section>
        <h2>{texts.heading}</h2>
        <CallForm />
      </section>,
    ),
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const form = () => screen.getByRole<HTMLFormElement>('form', { name: texts.heading })
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const firstName = () => field(/^First name/)
const phone = () => field(/^Phone number/)
const type = (input: HTMLInputElement, value: string) => fireEvent.input(input, { target: { value } })
const press = () => fireEvent.click(screen.getByRole('button', { name: /Ask for a call|Sending/ }))
const focus = async () => {
  fireEvent.focusIn(firstName())
  await vi.advanceTimersByTimeAsync(0)
}
const fillIn = () => {
  type(firstName(), 'Ana')
  type(phone(), '770-555-0199')
  fireEvent.click(screen.getByRole('radio', { name: 'No' }))
}
const urls = () => sent.map(({ url }) => url)

describe('the form for call requests', () => {
  it('is a native form, which the browser checks and sends without scripts', () => {
    expect([form().getAttribute('action'), form().method, form().noValidate]).toEqual([
      '/api/call-requests',
      'post',
      false,
    ])
    fillIn()
    expect(form().checkValidity()).toBe(true)
    expect(Object.fromEntries(new FormData(form()))).toEqual({
      firstName: 'Ana',
      phone: '770-555-0199',
      mayLeaveMessage: 'no',
      bestTime: 'any',
      language: 'english',
      office: 'any',
      topic: '',
    })
  })

  it('has a hidden field that no browser and no password manager knows or sees [12.11]', () => {
    const hidden = form().elements.namedItem(hiddenField) as HTMLInputElement
    expect(knownToAutofill.test(`${hidden.name} ${hidden.labels?.[0]?.textContent}`)).toBe(false)
    expect(hidden.placeholder + hidden.id + hidden.title).toBe('')
    expect([hidden.autocomplete, hidden.tabIndex, hidden.type]).toEqual(['off', -1, 'text'])
    const ignored = ['data-1p-ignore', 'data-lpignore', 'data-bwignore', 'data-form-type']
    expect(ignored.filter((name) => !hidden.hasAttribute(name))).toEqual([])
    const sheet = readFileSync('web/public/contactForm/CallForm.module.css', 'utf8')
    expect(sheet).toMatch(/\.honeypot \{\s*display: none;/)
  })

  it('asks for no reason, email address or insurance [12.1]', () =>
    expect(new Set(Array.from(form().elements, (each) => each.getAttribute('name') ?? ''))).toEqual(
      new Set(['', 'firstName', 'phone', 'mayLeaveMessage', 'bestTime', 'language', 'office', 'topic']),
    ))

  it('has the crisis lines before its first field, and no field that is announced as invalid [12.1]', () => {
    const text = form().innerHTML
    expect(text.indexOf('tel:988')).toBeLessThan(text.indexOf('name="firstName"'))
    expect(text.indexOf('tel:911')).toBeLessThan(text.indexOf('name="firstName"'))
    expect(form().querySelector('[aria-invalid="true"], select[required]')).toBeNull()
  })

  it('says when the offices are open, what others may see and hear, and leads to the privacy notice [12.1]', () => {
    screen.getByText(/^Our offices are open Monday to Thursday 8:30 am to 8 pm, Friday 8:30 am to 5 pm\./)
    screen.getByText(
      /^Your phone shows \(770\) 555-0142 when we call\. A message has a first name and a number/,
    )
    const link = screen.getByRole('link', { name: texts.privacy })
    expect(link.getAttribute('href')).toBe('/privacy-policy#information-collection')
  })

  it('fetches its stamp at the first focus, once, and allows browsers to fill it in [12.12]', async () => {
    expect(urls()).toEqual([])
    expect(firstName().autocomplete).toBe('off')
    fireEvent.focusIn(firstName())
    fireEvent.focusIn(phone())
    expect(urls()).toEqual(['/api/call-requests/stamp'])
    expect([firstName(), phone()].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'given-name',
      'tel',
    ])
  })

  it('is sent with one request, with what was typed and the stamp [12.12]', async () => {
    await focus()
    await vi.advanceTimersByTimeAsync(3_000)
    fillIn()
    press()
    await screen.findByRole('heading', { name: texts.thanks })
    expect(sent.slice(1)).toEqual([
      {
        url: '/api/call-requests',
        body: {
          firstName: 'Ana',
          phone: '770-555-0199',
          mayLeaveMessage: 'no',
          bestTime: 'any',
          language: 'english',
          office: 'any',
          topic: '',
          stamp: 'signed',
        },
      },
    ])
  })

  it.each([
    ['is too young, as when a browser fills in all fields', 2_900, json(200, { stamp: 'signed' })],
    ['is still on its way', 60_000, () => new Promise<Response>(() => undefined)],
    ['cannot be fetched', 60_000, json(503, {})],
    ['comes as something else', 60_000, async () => new Response('<html>')],
  ])('waits for no stamp that %s [12.12]', async (_, age, response) => {
    responses['/api/call-requests/stamp'] = response
    await focus()
    await vi.advanceTimersByTimeAsync(age)
    fillIn()
    press()
    await screen.findByRole('heading', { name: texts.thanks })
    expect(sent.at(-1)?.body).toMatchObject({ firstName: 'Ana', stamp: '' })
  })

  it('is empty once it is sent, for whoever goes back to it [12.14]', async () => {
    fillIn()
    fireEvent.change(screen.getByLabelText(texts.language), { target: { value: 'spanish' } })
    press()
    await screen.findByRole('heading', { name: texts.thanks })
    const typed = [...new FormData(form()).entries()].filter(
      ([, value]) => value === 'Ana' || value === 'spanish',
    )
    expect([typed, new FormData(form()).has('mayLeaveMessage')]).toEqual([[], false])
  })

  it('says thank you in place of its heading, and when we call [12.2]', async () => {
    fillIn()
    press()
    const thanks = await screen.findByRole('heading', { name: texts.thanks })
    expect(document.activeElement).toBe(thanks)
    expect(screen.queryByRole('heading', { name: texts.heading })).toBeNull()
    expect(screen.getByText('today, by 8 pm').parentElement?.textContent).toBe(
      'We call you back today, by 8 pm.',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(form().querySelector('[href="tel:988"]')).not.toBeNull()
  })

  it('sends nothing that is incomplete, and says every problem at its field [12.3]', () => {
    type(firstName(), 'Ana')
    press()
    expect(urls()).not.toContain('/api/call-requests')
    expect(screen.queryByText(texts.required.firstName.problem)?.hidden).toBe(true)
    expect(phone()).toBe(field(/Enter a US phone number/))
    expect(document.activeElement).toBe(phone())
    expect(phone().getAttribute('aria-invalid')).toBe('true')
    screen.getByRole('group', { name: /Say whether we may/ })
    expect(firstName().value).toBe('Ana')
  })

  it('shows another way with the problem of a phone number [12.4]', () => {
    type(phone(), '+44 20 7946 0958')
    press()
    const way = screen.getByText(/^No US number\?/)
    expect(way.hidden).toBe(false)
    expect(Array.from(way.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
      'tel:+17705550142',
      expect.stringMatching(/^mailto:/),
    ])
  })

  it('takes a problem away when its field is corrected', () => {
    press()
    type(firstName(), 'Ana')
    expect(firstName().hasAttribute('aria-invalid')).toBe(false)
    expect(firstName().closest<HTMLElement>('[data-field]')?.dataset.problem).toBe('solved')
  })

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('failed')), texts.failed],
    ['the server fails', json(503, {}), texts.failed],
    ['the server refuses something else', json(400, { message: 'office: is refused' }), texts.failed],
    ['the response is of another shape', json(200, {}), texts.failed],
    ['the response is null', async () => new Response('null'), texts.failed],
    ['a network responds in place of the site', async () => new Response('<h1>Log in</h1>'), texts.failed],
    ['too many people ask', json(429, {}), texts.tooMany],
  ])(
    'keeps what was typed when %s, says so and shows a phone while the office is open [12.3]',
    async (_, response, sentence) => {
      responses['/api/call-requests'] = response
      fillIn()
      press()
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toBe(`${sentence}, or call (770) 555-0142.`)
      expect(alert.querySelector('.office-hours')?.textContent).toBe(', or call (770) 555-0142')
      expect(firstName().value).toBe('Ana')
      expect(screen.getByRole('button').textContent).toBe(texts.send)
    },
  )

  it('says at its field what the server refuses, until it is changed', async () => {
    responses['/api/call-requests'] = json(400, { message: 'firstName: must be a name of letters' })
    fillIn()
    press()
    await waitFor(() => expect(firstName().getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(firstName())
    type(firstName(), 'Anna')
    expect(form().checkValidity()).toBe(true)
  })

  it('gives up after 10 seconds without a response, keeps what was typed and can be sent again [12.12]', async () => {
    responses['/api/call-requests'] = () => new Promise(() => undefined)
    fillIn()
    press()
    await vi.advanceTimersByTimeAsync(9_900)
    expect(screen.queryByRole('alert')).toBeNull()
    await vi.advanceTimersByTimeAsync(200)
    expect((await screen.findByRole('alert')).textContent).toContain(texts.failed)
    expect(firstName().value).toBe('Ana')
    responses['/api/call-requests'] = json(200, { callBy: 'today, by 8 pm' })
    press()
    await screen.findByRole('heading', { name: texts.thanks })
  })

  it.each([
    ['', texts.required.phone.problem],
    ['770-555-019', 'This number has 9 digits'],
    ['1-770-555-0199 0', 'This number has 11 digits'],
    ['+44 20 7946 0958', 'another country'],
    ['011 52 55 1234 5678', 'another country'],
    ['123-555-0199', 'No US number is like this one'],
    ['\u202a770-555-019\u202c', 'This number has 9 digits'],
  ])('says what is wrong with the number "%s" [12.13]', (typed, problem) => {
    type(phone(), typed)
    press()
    expect(phone()).toBe(field(new RegExp(problem)))
  })

  it.each([
    ['', 'Enter your first name'],
    ['Ana of evil.com', '“evil.com” looks like an address'],
    ['Ana http://x', '“http://x” looks like an address'],
    ['ana@evil.example', '“ana@evil.example” looks like an address'],
    ['Ana <b>', '“<b>” looks like code'],
  ])('says what is wrong with the name "%s" [12.13]', (typed, problem) => {
    type(firstName(), typed)
    press()
    expect(firstName()).toBe(field(new RegExp(problem)))
  })

  it.each([
    'St.John',
    'D´Angelo',
    'Ma.Teresa (Tess), Jr. [he]',
    '"Annie"',
    'علی\u200cرضا',
    '山田・太郎',
    'T.Ly',
    'Ana\u2028Maria',
  ])('takes the name %s without a question [12.13]', (name) => {
    type(firstName(), name)
    expect(firstName().validity.valid).toBe(true)
  })

  it.each(['７７０−５５５−０１９９', '٧٧٠ ٥٥٥ ٠١٩٩', '७७० ५५५ ०१९९'])(
    'takes the number %s, with the digits of another keyboard, as soon as its field is left [12.4]',
    (number) => {
      press()
      type(phone(), number)
      expect(phone().validity.valid).toBe(false)
      fireEvent.change(phone())
      expect(phone().validity.valid).toBe(true)
      expect(phone().hasAttribute('aria-invalid')).toBe(false)
      expect(phone().value.replace(/\D/g, '')).toBe('7705550199')
    },
  )

  it('says what is wrong with a number that only the server refuses, and in Spanish on a Spanish page [12.13]', async () => {
    responses['/api/call-requests'] = json(400, { message: 'phone: must be a US phone number' })
    document.documentElement.lang = 'es'
    fillIn()
    type(phone(), '900-555-0199')
    press()
    await waitFor(() => field(/No podemos llamar a un número 900/))
    document.documentElement.lang = ''
  })

  it('is sent once, however often somebody presses the button', async () => {
    fillIn()
    press()
    press()
    await vi.advanceTimersByTimeAsync(3_100)
    await screen.findByRole('heading', { name: texts.thanks })
    expect(urls().filter((url) => url === '/api/call-requests')).toHaveLength(1)
  })
})

it('a link to the form of another page leads to the first field of the form on this page [12.5]', () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = `/contact-us#${callFormAnchor}`
  expect(fireEvent.click(link)).toBe(false)
  expect(document.activeElement).toBe(firstName())
  cleanup()
  link.addEventListener('click', (event) => event.preventDefault())
  link.remove()
})
