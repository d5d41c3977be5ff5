import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dangerRules } from '#shared/content/dangerRules.ts'
import { seed } from '#shared/content/seed.ts'
import { dangerPatterns } from '#shared/search/dangerPhrase.ts'
import type { SearchFile } from '#shared/search/searchFile.ts'
import { renderSite } from '../../../testing/renderSite.tsx'
import { enhanceSearch } from './search.enhancement.ts'
import { startSearch } from './startSearch.ts'

const file: SearchFile = {
  entries: [
    { path: '/buprenorphine', title: 'Buprenorphine', label: 'How We Help', description: 'A medicine.' },
    { path: '/faq#cost', title: 'What does it cost?', label: 'Question: Cost', description: '' },
  ],
  summaries: ['', ''],
  texts: ['', ''],
  commonWords: 'what does it',
  phrases: [
    [{ means: 'buprenorphine' }, 'suboxon'],
    [{ page: '/faq#cost', says: 'We have no detox.' }, 'detox'],
    [{ page: '/buprenorphine#section-bridge' }, 'refill'],
  ],
  dangers: dangerPatterns(dangerRules),
}
const fetched = vi.fn<typeof fetch>()
enhanceSearch()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(file))
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const meta = Object.assign(document.createElement('meta'), { name: 'search-index', content: '/index.json' })
  document.head.append(meta)
})
afterEach(() => {
  document.head.querySelector('meta[name="search-index"]')?.remove()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

async function open() {
  await renderSite('/search', { '/api/service-pages': [...seed.treatments] })
  await vi.waitFor(() => expect(screen.queryByText('The search is opening…')?.hidden).toBe(true))
}
const type = (text: string) => fireEvent.input(screen.getByRole('searchbox'), { target: { value: text } })
const results = () =>
  within(screen.getByRole('region', { name: /result/ }))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent])

describe('the search page', () => {
  it('without a query is every treatment page from A to Z, with links to the letters', async () => {
    await open()
    const topics = within(screen.getByRole('region', { name: 'Topics from A to Z' }))
    for (const { slug, title } of seed.treatments)
      expect(topics.getByRole('link', { name: title }).getAttribute('href')).toBe(`/${slug}`)
    const letters = within(topics.getByRole('navigation', { name: 'Letters' })).getAllByRole('link')
    for (const letter of letters)
      expect(document.getElementById(letter.getAttribute('href')?.slice(1) ?? '')?.textContent).toBe(
        letter.textContent,
      )
  })
  it('has a field with a label and a hint', async () => {
    await open()
    const field = screen.getByRole('searchbox', { name: 'What are you looking for?' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /stays on this device/,
    )
  })
  it('shows results instead of the topics while the visitor types [2.91]', async () => {
    await open()
    type('suboxone')
    expect(results()).toEqual([['/buprenorphine', 'Buprenorphine']])
    screen.getByRole('heading', { name: '1 result' })
    screen.getByText('Also searched: buprenorphine')
    expect(screen.queryByRole('region', { name: 'Topics from A to Z' })).toBeNull()
    type('')
    screen.getByRole('region', { name: 'Topics from A to Z' })
    expect(screen.queryByRole('region', { name: /result/ })).toBeNull()
  })
  it('names the number of results in Spanish for words in Spanish', async () => {
    await open()
    type('quiero suboxone')
    expect(screen.getByRole('heading', { name: '1 resultado' }).lang).toBe('es')
    screen.getByText('También se buscó: buprenorphine')
  })
  it('says what the clinic does not have above the question about it [2.95]', async () => {
    await open()
    type('detox')
    screen.getByText('We have no detox.')
    expect(results()).toEqual([['/faq#cost', 'What does it cost?']])
    type('cost')
    expect(screen.queryByText('We have no detox.')).toBeNull()
  })
  it('opens the part of a page that the words name', async () => {
    await open()
    type('refill')
    expect(results()).toEqual([['/buprenorphine#section-bridge', 'Buprenorphine']])
  })
  it('says the number of results to screen readers once typing pauses [2.100]', async () => {
    await open()
    vi.useFakeTimers()
    type('cos')
    vi.advanceTimersByTime(500)
    type('cost')
    vi.advanceTimersByTime(500)
    const status = () => screen.getAllByRole('status').map((element) => element.textContent)
    expect(status()).not.toContain('1 result')
    vi.advanceTimersByTime(100)
    expect(status()).toContain('1 result')
    vi.useRealTimers()
  })
  it.each([
    ['overdosed', /^If a life may be in danger, call 911 now$/, 'tel:911'],
    ['suicidal', /^Call or text 988 now/, 'tel:988'],
  ])('for "%s" has whom to call above all results [2.93]', async (typed, name, href) => {
    await open()
    type(typed)
    const card = screen.getByRole('region', { name })
    expect(within(card).getAllByRole('link')[0]?.getAttribute('href')).toBe(href)
    expect(
      within(card)
        .getByText(/oprima 2/)
        .getAttribute('lang'),
    ).toBe('es')
    const other = screen.getByRole('heading', { name: 'No page matches these words' })
    expect(card.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    type('cost')
    expect(screen.queryByRole('region', { name })).toBeNull()
  })
  it('without a result has the phones and the topics [2.98]', async () => {
    await open()
    type('zzzz')
    const empty = screen.getByRole('heading', { name: 'No page matches these words' })
    const card = screen.getByRole('region', { name: /^Is somebody in danger/ })
    expect(empty.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    within(screen.getByRole('region', { name: 'Call us' })).getByRole('link', { name: /Cumming/ })
    screen.getByRole('region', { name: 'Topics from A to Z' })
  })
  it('keeps the query out of every address, and has it again on the way back from a result [2.96]', async () => {
    await open()
    type('cost')
    expect(location.href).not.toContain('cost')
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/index.json'])
    const field = screen.getByRole<HTMLInputElement>('searchbox')
    const follow = screen.getByRole('link', { name: 'What does it cost?' })
    follow.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(follow)
    field.value = ''
    await startSearch('/index.json')
    expect(results()).toEqual([['/faq#cost', 'What does it cost?']])
    field.value = ''
    await startSearch('/index.json')
    expect(field.value).toBe('')
  })
  it('has a notice for visitors whom its script does not reach, which the script removes once it works', async () => {
    const missing = () => document.querySelector<HTMLElement>('[data-search="missing"]')
    fetched.mockReturnValue(new Promise(() => undefined))
    await renderSite('/search', { '/api/service-pages': [...seed.treatments] })
    expect(missing()?.hidden).toBe(false)
    expect(missing()?.textContent).toMatch(/has not arrived.*site map.*988/)
    cleanup()
    fetched.mockImplementation(async () => Response.json(file))
    await open()
    await vi.waitFor(() => expect(missing()?.hidden).toBe(true))
  })
  it('starts with the query of a link, and takes it out of the address', async () => {
    history.replaceState(null, '', '/search#q=cost')
    await open()
    expect(results()).toEqual([['/faq#cost', 'What does it cost?']])
    expect(location.hash).toBe('')
  })
  it('names two dangers in one search, the likelier one first [2.93]', async () => {
    await open()
    type('overdosed, suicidal')
    const cards = screen.getAllByRole('region', { name: /call/i }).slice(0, 2)
    expect(cards.map((card) => card.dataset.danger)).toEqual(['suicide-risk', 'overdose'])
  })
  it('is silent once the visitor has left while the number of results waited to be said', async () => {
    await open()
    vi.useFakeTimers()
    type('cost')
    cleanup()
    expect(() => vi.advanceTimersByTime(600)).not.toThrow()
    vi.useRealTimers()
  })
  it('moves the focus to the results on Enter [2.100]', async () => {
    await open()
    type('cost')
    await act(async () => fireEvent.submit(screen.getByRole('searchbox')))
    expect(document.activeElement?.textContent).toBe('1 result')
  })
  it('says that the search could not be loaded, with phones and topics, and tries again [2.98]', async () => {
    fetched.mockImplementation(async (url) =>
      url === '/index.json' ? Response.error() : new Response(null, { status: 204 }),
    )
    await open()
    const name = 'The search could not be loaded'
    await screen.findByRole('heading', { name })
    within(screen.getByRole('region', { name: 'Call us' })).getByRole('link', { name: /Cumming/ })
    screen.getByRole('region', { name: 'Topics from A to Z' })
    fetched.mockImplementation(async () => Response.json(file))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    type('cost')
    await vi.waitFor(() => expect(results()).toHaveLength(1))
    expect(screen.queryByRole('heading', { name })).toBeNull()
  })
})
