import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { callFormAnchor } from '#shared/callRequests.ts'
import { callFormTexts } from '#shared/content/callFormTexts.ts'
import { withSite } from '../../testing/withSite.tsx'
import { enhanceCallForms } from './CallForm.enhancement.ts'
import { CallForm } from './CallForm.tsx'

const texts = callFormTexts.en
enhanceCallForms()

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
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string }) => {
    sent.push({ url, body: body && JSON.parse(body) })
    return responses[url]?.()
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
      website: '',
    })
  })

  it('asks for no reason, email address or insurance', () =>
    expect(new Set(Array.from(form().elements, (each) => each.getAttribute('name') ?? ''))).toEqual(
      new Set(['', 'firstName', 'phone', 'mayLeaveMessage', 'bestTime', 'language', 'office', 'website']),
    ))

  it('has the crisis lines before its first field, and no field that is announced as invalid', () => {
    const text = form().innerHTML
    expect(text.indexOf('tel:988')).toBeLessThan(text.indexOf('name="firstName"'))
    expect(text.indexOf('tel:911')).toBeLessThan(text.indexOf('name="firstName"'))
    expect(form().querySelector('[aria-invalid="true"], select[required]')).toBeNull()
  })

  it('says when the offices are open, what others may see and hear, and leads to the privacy notice', () => {
    screen.getByText(/^Our offices are open Monday to Thursday 8:30 am to 8 pm, Friday 8:30 am to 5 pm\./)
    screen.getByText(
      /^Your phone shows \(770\) 555-0142 when we call\. A message has a first name and a number/,
    )
    const link = screen.getByRole('link', { name: texts.privacy })
    expect(link.getAttribute('href')).toBe('/privacy-policy#information-collection')
  })

  it('makes no request before it is sent', () => {
    fireEvent.focusIn(firstName())
    fillIn()
    expect(sent).toEqual([])
  })

  it('sends what was typed, with a stamp that is 3 seconds old', async () => {
    fillIn()
    press()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(urls()).toEqual(['/api/call-requests/stamp'])
    await vi.advanceTimersByTimeAsync(200)
    await waitFor(() =>
      expect(sent.at(-1)?.body).toEqual({
        firstName: 'Ana',
        phone: '770-555-0199',
        mayLeaveMessage: 'no',
        bestTime: 'any',
        language: 'english',
        office: 'any',
        website: '',
        stamp: 'signed',
      }),
    )
  })

  it('says thank you in place of its heading, and when we call', async () => {
    fillIn()
    press()
    await vi.advanceTimersByTimeAsync(3_100)
    const thanks = await screen.findByRole('heading', { name: texts.thanks })
    expect(document.activeElement).toBe(thanks)
    expect(screen.queryByRole('heading', { name: texts.heading })).toBeNull()
    expect(screen.getByText('today, by 8 pm').parentElement?.textContent).toBe(
      'We call you back today, by 8 pm.',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(form().querySelector('[href="tel:988"]')).not.toBeNull()
  })

  it('sends nothing that is incomplete, and says every problem at its field', () => {
    type(firstName(), 'Ana')
    press()
    expect(sent).toEqual([])
    expect(screen.queryByText(texts.required.firstName.problem)?.hidden).toBe(true)
    expect(phone()).toBe(field(/Enter a US phone number/))
    expect(document.activeElement).toBe(phone())
    expect(phone().getAttribute('aria-invalid')).toBe('true')
    screen.getByRole('group', { name: /Say whether we may/ })
    expect(firstName().value).toBe('Ana')
  })

  it('shows another way with the problem of a phone number', () => {
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
    ['the server refuses something else', json(400, { message: 'stamp: is refused' }), texts.failed],
    ['too many people ask', json(429, {}), texts.tooMany],
  ])(
    'keeps what was typed when %s, says so and shows a phone while the office is open',
    async (_, response, sentence) => {
      responses['/api/call-requests'] = response
      fillIn()
      press()
      await vi.advanceTimersByTimeAsync(3_100)
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
    await vi.advanceTimersByTimeAsync(3_100)
    await waitFor(() => expect(firstName().getAttribute('aria-invalid')).toBe('true'))
    expect(document.activeElement).toBe(firstName())
    type(firstName(), 'Anna')
    expect(form().checkValidity()).toBe(true)
  })

  it('sends without a stamp if there is none', async () => {
    responses['/api/call-requests/stamp'] = json(503, {})
    fillIn()
    press()
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ stamp: '' }))
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

it('a link to the form of another page leads to the first field of the form on this page', () => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = `/contact-us#${callFormAnchor}`
  Element.prototype.scrollIntoView = () => undefined
  expect(fireEvent.click(link)).toBe(false)
  expect(document.activeElement).toBe(firstName())
  cleanup()
  link.addEventListener('click', (event) => event.preventDefault())
  link.remove()
})
