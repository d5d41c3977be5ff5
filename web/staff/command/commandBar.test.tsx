import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { navigate, renderLoggedIn } from '../testing/renderStaff.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const sleep = { kind: 'post', id: 'post-1', title: 'Sleep', status: 'published', address: '/blog/sleep' }
const naps = { ...sleep, id: 'post-2', title: 'Naps' }
const list = 'GET /api/admin/documents?kind=post'
const results = (documents: object[]) => ({ documents, total: documents.length, pages: 1 })
const openBlog = (responses = {}) =>
  renderLoggedIn('/admin/blog', { [list]: results([sleep, naps]), ...responses })
const press = (key: string, modifiers = {}) =>
  act(() => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers }))
const combobox = () => screen.findByRole('combobox', { name: 'A document, a screen or an action' })
const type = async (value: string) => fireEvent.change(await combobox(), { target: { value } })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
/** The option that the field names to screen readers. */
const chosen = async () =>
  document.getElementById((await combobox()).getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the command bar', () => {
  it('finds actions, screens and documents, those with the words in their title first [14.60]', async () => {
    await openBlog({
      'GET /api/admin/documents?search=nap&perPage=8': results([{ ...sleep, kind: 'faq' }, naps]),
    })
    await press('k', { ctrlKey: true })
    const field = await combobox()
    expect(document.activeElement).toBe(field)
    expect(options()).toEqual(expect.arrayContaining(['New postBlog', 'BinSettings', 'CallsCalls']))
    await type('new po')
    expect(options()).toEqual(['New postBlog'])
    await type('nap')
    await waitFor(() => expect(options()).toEqual(['NapsPost', 'SleepFAQ']))
    screen.getByText('2 results. Arrow keys choose, Enter opens.')
  })

  it('has nothing chosen before words are typed, so that Enter makes no document, and leads on from nothing [14.60]', async () => {
    const { sent } = await openBlog({
      'GET /api/admin/documents?search=xyzzy&perPage=8': results([]),
    })
    await press('k', { ctrlKey: true })
    await combobox()
    expect(await chosen()).toBeUndefined()
    const before = sent.length
    await press('Enter')
    expect(sent).toHaveLength(before)
    await press('ArrowDown')
    expect(await chosen()).toBe(options()[0])
    await type('pages')
    expect(await chosen()).toMatch(/^Pages/)
    await type(' ')
    expect(await chosen()).toBeUndefined()
    await type('xyzzy')
    await screen.findByText('Nothing is called that, and no document has these words. Try others.')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('is used with the keyboard only, round its ends [14.60]', async () => {
    await openBlog()
    await press('k', { metaKey: true })
    await type('clinic')
    const [first, second] = options()
    expect(await chosen()).toBe(first)
    await press('ArrowDown')
    expect(await chosen()).toBe(second)
    await press('ArrowUp')
    await press('ArrowUp')
    expect(await chosen()).toBe(options().at(-1))
    await press('ArrowDown')
    await type('phones')
    await press('Enter')
    expect(navigate).toHaveBeenLastCalledWith('/admin/clinic/phones')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('still leads to screens when documents cannot be searched', async () => {
    await openBlog({ 'GET /api/admin/documents?search=bin&perPage=8': { status: 503 } })
    fireEvent.click(screen.getByRole('button', { name: 'Find' }))
    await type('bin')
    await screen.findByText('Documents could not be searched now. Screens and actions can be found.')
    expect(options()).toEqual(['BinSettings'])
  })

  it('leaves Ctrl+K to a text that has used it, and to an open dialog', async () => {
    await openBlog()
    const used = (event: Event) => event.preventDefault()
    document.body.addEventListener('keydown', used)
    await press('k', { ctrlKey: true })
    document.body.removeEventListener('keydown', used)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the keys of a list', () => {
  it('are j and k for the rows, and / for the search [14.60]', async () => {
    await openBlog()
    await screen.findByRole('link', { name: 'Sleep' })
    const focused: (string | null | undefined)[] = []
    for (const key of ['j', 'j', 'j', 'k']) {
      await press(key)
      focused.push(document.activeElement?.textContent)
    }
    expect(focused).toEqual(['Sleep', 'Naps', 'Naps', 'Sleep'])
    await press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
    await press('j')
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search' }))
  })

  it('can be turned off, for people who dictate [14.60]', async () => {
    await openBlog()
    const link = await screen.findByRole('link', { name: 'Sleep' })
    for (const [name, focused] of [
      ['Turn the keys j, k and / off', document.body],
      ['Turn the keys j, k and / on', link],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name: 'Find' }))
      fireEvent.click(within(await screen.findByRole('dialog')).getByText(name))
      act(() => document.querySelector<HTMLElement>(':focus')?.blur())
      await press('j')
      expect(document.activeElement).toBe(focused)
    }
  })
})
