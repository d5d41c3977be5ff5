import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { enhanceForm } from './form.ts'
import { formPage } from './formPage.ts'

/** Responses by path; each request is recorded. */
let responses: Record<string, () => Promise<Response>>
let sent: { url: string; body: unknown }[]
const form = () => document.querySelector('form') as HTMLFormElement
const send = () => fireEvent.submit(form())
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const fillIn = () => {
  type('First name', 'Ana')
  type(/^Phone number/, '770-555-0199')
  fireEvent.click(screen.getByLabelText('No'))
}
const json = (status: number, body: object) => async () => new Response(JSON.stringify(body), { status })

function openForm() {
  const page = new DOMParser().parseFromString(formPage(site), 'text/html')
  document.body.replaceChildren(...page.body.children)
  enhanceForm(form())
}

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
  openForm()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the contact form', () => {
  it('says by when we call back', () => {
    screen.getByText('If you ask now, we call you back today, by 8 pm.')
  })

  it('sends what was typed, with a stamp that is 3 seconds old, and says thank you', async () => {
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(2_900)
    expect(sent.map(({ url }) => url)).toEqual(['/api/call-requests/stamp'])
    await vi.advanceTimersByTimeAsync(200)
    const thanks = await screen.findByRole('heading', { name: 'Thank you. We will call you' })
    expect(sent.at(-1)?.body).toEqual({
      firstName: 'Ana',
      phone: '770-555-0199',
      mayLeaveMessage: 'no',
      bestTime: 'any',
      language: 'english',
      office: 'any',
      website: '',
      stamp: 'signed',
    })
    screen.getByText('We call you back today, by 8 pm.')
    expect(form().hidden).toBe(true)
    expect(document.activeElement).toBe(thanks.parentElement)
  })

  it('sends nothing that is incomplete: it lists the problems, and says each beside its field', async () => {
    type('First name', 'Ana')
    send()
    const summary = screen.getByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Enter a US phone number with area code, such as 404-555-0123',
      'Say whether we may leave a message',
    ])
    expect(screen.getByLabelText(/^Phone number/).getAttribute('aria-describedby')).toBe('phone-problem')
    expect(document.getElementById('phone-problem')?.textContent).toMatch(/US phone number/)
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana')
    expect(sent.map(({ url }) => url)).not.toContain('/api/call-requests')
    fireEvent.click(within(summary).getByRole('link', { name: /US phone number/ }))
    expect(document.activeElement).toBe(screen.getByLabelText(/^Phone number/))
  })

  it('takes a problem away when its field is corrected', () => {
    send()
    type('First name', 'Ana')
    expect(screen.getByLabelText('First name').hasAttribute('aria-invalid')).toBe(false)
  })

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('failed')), /the connection failed/],
    ['the server fails', json(503, {}), /could not be sent/],
    ['too many people ask', json(429, {}), /Many people are asking/],
  ])('keeps what was typed when %s, and shows the phones', async (_, response, sentence) => {
    responses['/api/call-requests'] = response
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(3_100)
    const summary = screen.getByRole('alert')
    await waitFor(() => expect(summary.textContent).toMatch(sentence))
    expect(within(summary).getAllByRole('link')).toHaveLength(3)
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana')
    expect(screen.getByRole('button').textContent).toBe('Ask for a call')
  })

  it('shows what the server refuses beside its field', async () => {
    responses['/api/call-requests'] = json(400, {
      message: 'firstName: must be a name of letters, without links',
    })
    fillIn()
    send()
    await vi.advanceTimersByTimeAsync(3_100)
    await waitFor(() => expect(screen.getByLabelText('First name').getAttribute('aria-invalid')).toBe('true'))
  })

  it('sends without a stamp if there is none', async () => {
    responses['/api/call-requests/stamp'] = () => Promise.reject(new TypeError('failed'))
    openForm()
    fillIn()
    send()
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ stamp: '' }))
  })

  it('is sent once, however often somebody presses the button', async () => {
    fillIn()
    send()
    send()
    await vi.advanceTimersByTimeAsync(3_100)
    await screen.findByRole('heading', { name: 'Thank you. We will call you' })
    expect(sent.filter(({ url }) => url === '/api/call-requests')).toHaveLength(1)
  })
})
