import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkContent } from '#shared/checks/checkContent.ts'
import type { TextRange } from '#shared/checks/parseHtml.ts'
import { site } from '#shared/content/site.ts'
import { makeQueryClient } from '../../../../data/queryClient.ts'
import { staffMessages } from '../../../staffMessages.ts'
import { ChecksContext, type DocumentChecks } from '../../checks/DocumentChecks.tsx'
import { RichTextField } from './RichTextField.tsx'

const attributes = {
  id: 'body',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
}
const field = { path: ['content'], label: 'Body', control: 'richText' } as const

/** `range`: of the plain text, which the content checks show. */
function fieldOf(value: string, range?: TextRange) {
  const onChange = vi.fn()
  const checks: DocumentChecks = {
    facts: [{ name: 'Phone number of Cumming', marker: '{phone:Cumming}' }],
    findings: checkContent('post', { content: value }),
    shown: range && { ...range, field: 'content' },
    ...{ show: vi.fn(), fix: vi.fn(), checkImage: vi.fn(), undo: vi.fn(), redo: vi.fn() },
  }
  const queryClient = makeQueryClient(async () => ({ data: site }))
  const screenOf = (shownValue: string, shown = checks.shown) => (
    <QueryClientProvider client={queryClient}>
      <ChecksContext value={{ ...checks, shown }}>
        <RichTextField {...{ attributes, field, onChange }} value={shownValue} />
      </ChecksContext>
    </QueryClientProvider>
  )
  const view = render(screenOf(value))
  return {
    ...checks,
    onChange,
    rerender: (changed: string, shown?: TextRange) =>
      view.rerender(screenOf(changed, shown && { ...shown, field: 'content' })),
  }
}

/** Opens the editor and selects a range of the plain text. */
async function opened(value: string, range: TextRange = { start: 0, end: 0 }) {
  const field = fieldOf(value, range)
  await screen.findByRole('toolbar')
  return field
}
/** Returns the addresses of the searches. */
function stubSearch() {
  const searches: string[] = []
  const aftercare = {
    ...{ kind: 'treatment', id: 'aftercare', title: 'Aftercare', status: 'published' },
    address: '/how-we-help/aftercare',
  }
  vi.stubGlobal('fetch', async (url: string) => {
    searches.push(url)
    return Response.json({ documents: [aftercare], total: 1, page: 1, pages: 1, totals: [] })
  })
  return searches
}
function paste(data: Record<string, string>): void {
  act(() => {
    const clipboardData = { files: [], getData: (type: string) => data[type] ?? '' }
    const event = new Event('paste', { bubbles: true, cancelable: true })
    text().dispatchEvent(Object.assign(event, { clipboardData }))
  })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const text = () => screen.getByRole('textbox', { name: 'Body' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
beforeEach(() => {
  // jsdom has neither layout nor dialogs.
  Range.prototype.getClientRects = () => document.body.getClientRects()
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect()
  document.elementFromPoint = () => null
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false
  }
})

it('looks like the text that visitors read [10.7]', async () => {
  fieldOf('<h2>Rest</h2><p>See <a href="/faq">our answers</a>.</p>')
  expect(text().textContent).toBe('RestSee our answers.')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rest')
})

it('shows a text that it would lose parts of, and does not open it [10.6]', async () => {
  const { onChange } = fieldOf('<dl><dt></dt><dd>Hours</dd></dl>')
  screen.getByText(/^This text has parts that the editor would lose/)
  const words = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(words.readOnly).toBe(true)
  expect(words.value).toBe('Hours')
  expect(onChange).not.toHaveBeenCalled()
})

it.each([
  ['Bold', '<p>One <strong>two</strong></p>'],
  ['Italic', '<p>One <em>two</em></p>'],
  ['Heading', '<h2>One two</h2>'],
  ['Smaller heading', '<h3>One two</h3>'],
  ['Bulleted list', '<ul><li>One two</li></ul>'],
  ['Numbered list', '<ol><li>One two</li></ol>'],
  ['Quotation', '<blockquote><p>One two</p></blockquote>'],
])('the button %s formats and is pressed, and removes the format again [10.21]', async (name, html) => {
  const { onChange } = await opened('<p>One two</p>', { start: 4, end: 7 })
  press(name)
  expect(onChange).toHaveBeenLastCalledWith(html)
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
  press(name)
  expect(onChange).toHaveBeenLastCalledWith('<p>One two</p>')
  expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false')
})

it('has a toolbar with one stop of the Tab key, whose buttons the arrow keys reach [10.21]', async () => {
  await opened('<p>One</p>')
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops().map(({ title }) => title)).toEqual(['Bold'])
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting of Body' })
  fireEvent.keyDown(toolbar, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('title')).toBe('Italic')
  fireEvent.keyDown(toolbar, { key: 'End' })
  expect(document.activeElement?.getAttribute('title')).toBe('Keyboard shortcuts')
  fireEvent.keyDown(toolbar, { key: 'ArrowRight' })
  expect(stops().map(({ title }) => title)).toEqual(['Bold'])
})

it('shows its toolbar without the focus too, where Tab passes it by', async () => {
  await opened('<p>One</p>')
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting of Body' })
  expect(toolbar.hasAttribute('inert')).toBe(false)
  fireEvent.blur(text(), { relatedTarget: screen.getByRole('button', { name: 'Bold' }) })
  expect(toolbar.hasAttribute('inert')).toBe(false)
  fireEvent.blur(text(), { relatedTarget: document.body })
  expect(toolbar.hasAttribute('inert')).toBe(true)
})

it('leaves undo and redo to the document [10.21]', async () => {
  const { undo, redo } = await opened('<p>One</p>')
  press('Undo')
  fireEvent.keyDown(text(), { key: 'z', ctrlKey: true })
  text().dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }))
  expect(undo).toHaveBeenCalledTimes(3)
  press('Redo')
  fireEvent.keyDown(text(), { key: 'Z', keyCode: 90, ctrlKey: true, shiftKey: true })
  expect(redo).toHaveBeenCalledTimes(2)
})

it('shows a value from elsewhere without reporting it', async () => {
  const { onChange, rerender } = await opened('<p>One</p>')
  rerender('<p>One two</p><p>Three</p>')
  expect(text().innerHTML).toBe('<p>One two</p><p>Three</p>')
  expect(onChange).not.toHaveBeenCalled()
})

it('marks what the content checks find [10.23]', async () => {
  await opened('<p>For addicts.</p>')
  await waitFor(() => expect(text().querySelector('.block')?.textContent).toBe('addicts'))
})

it('inserts a phone number of the clinic as a link that calls [14.12]', async () => {
  const { onChange } = await opened('<p>Call us.</p>', { start: 5, end: 7 })
  press(staffMessages.desk.insertFact)
  press('Phone number of Cumming')
  expect(onChange).toHaveBeenLastCalledWith('<p>Call <a href="tel:{phone:Cumming}">{phone:Cumming}</a>.</p>')
})

it('links words to a page of the site that is found by its title [10.22]', async () => {
  stubSearch()
  const { onChange } = await opened('<p>See aftercare.</p>', { start: 4, end: 13 })
  press('Link')
  fireEvent.change(screen.getByLabelText('Page of this site, or address'), { target: { value: 'after' } })
  fireEvent.click(await screen.findByRole('button', { name: /^Aftercare/ }))
  expect(onChange).toHaveBeenLastCalledWith('<p>See <a href="/how-we-help/aftercare">aftercare</a>.</p>')
})

it('the language dialog begins at the language that is chosen', async () => {
  await opened('<p lang="ko">Hi.</p>', { start: 0, end: 2 })
  press('Language')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Korean' }))
})

it('searches the pages once somebody pauses, not for each key', async () => {
  const searches = stubSearch()
  await opened('<p>See aftercare.</p>', { start: 4, end: 13 })
  press('Link')
  const field = screen.getByLabelText('Page of this site, or address')
  for (const value of ['af', 'aft', 'afte', 'after']) fireEvent.change(field, { target: { value } })
  await screen.findByRole('button', { name: /^Aftercare/ })
  expect(searches).toEqual(['/api/admin/documents?search=after'])
})

it('links a typed address, refuses what is none, and removes a link [10.22, 13.67]', async () => {
  const { onChange, rerender } = await opened('<p>Call us.</p>', { start: 0, end: 4 })
  press('Link')
  const address = screen.getByLabelText('Page of this site, or address')
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } })
  press('Save link')
  await screen.findByText(
    'This is neither a page of this site nor an address. Type words of a page’s title and choose it from the list, or type an address such as https://www.samhsa.gov, a phone number or an email address.',
  )
  expect(address.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(address, { target: { value: '770 555 0142' } })
  screen.getByText('Links to tel:+17705550142')
  press('Save link')
  const linked = '<p><a href="tel:+17705550142">Call</a> us.</p>'
  expect(onChange).toHaveBeenLastCalledWith(linked)
  rerender(linked, { start: 1, end: 1 })
  press('Link')
  press('Remove link')
  expect(onChange).toHaveBeenLastCalledWith('<p>Call us.</p>')
})

it('pastes clean HTML and says which images it left out [10.8]', async () => {
  const { onChange } = await opened('<p>One.</p>', { start: 4, end: 4 })
  paste({
    'text/html': '<p style="color:red">two <img src="https://cdn.example.org/a.jpg"><script>x()</script></p>',
  })
  expect(onChange).toHaveBeenLastCalledWith('<p>One.two</p>')
  expect(
    screen.getByText('Left out: 1 image from cdn.example.org (save on this device and drop here).'),
  ).toBeDefined()
})

it('makes selected words a link to an address that is pasted over them [10.11]', async () => {
  const { onChange } = await opened('<p>See SAMHSA’s page.</p>', { start: 4, end: 17 })
  paste({
    'text/plain':
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.samhsa.gov%2F&data=05',
  })
  expect(onChange).toHaveBeenLastCalledWith('<p>See <a href="https://www.samhsa.gov/">SAMHSA’s page</a>.</p>')
})

it('names the services through which pasted links lead [10.11]', async () => {
  await opened('<p>One.</p>', { start: 4, end: 4 })
  paste({ 'text/html': '<p><a href="https://bit.ly/3xyz">two</a></p>' })
  expect(screen.getByText(/^Links through bit\.ly count who follows them/)).toBeDefined()
})

it('shows a fact of the clinic as its value, and deletes it as one [18.14]', async () => {
  const html = '<p>Call {phone:Cumming} now or {phone:Nowhere}.</p>'
  const { onChange } = await opened(html, { start: 5, end: 5 })
  const { phone } = site.offices[0]
  await waitFor(() => expect(text().textContent).toBe(`Call ${phone} now or {phone:Nowhere}.`))
  expect(screen.getByTitle('The clinic has no such fact.').textContent).toBe('{phone:Nowhere}')
  fireEvent.keyDown(text(), { key: 'Delete', keyCode: 46 })
  expect(onChange).toHaveBeenLastCalledWith('<p>Call  now or {phone:Nowhere}.</p>')
})

it('makes a table, and adds a column to it [10.12]', async () => {
  const { onChange } = await opened('<p>Hours</p>', { start: 5, end: 5 })
  press('Table')
  press('Column to the right')
  const head = '<th scope="col"></th>'.repeat(3)
  expect(onChange).toHaveBeenLastCalledWith(
    `<p>Hours</p><table><thead><tr>${head}</tr></thead><tbody>${`<tr>${'<td></td>'.repeat(3)}</tr>`.repeat(2)}</tbody></table>`,
  )
})

it('lists its shortcuts [10.21]', async () => {
  await opened('<p>One</p>')
  fireEvent.keyDown(text(), { key: '/', ctrlKey: true })
  expect(screen.getByRole('dialog').textContent).toContain('Alt+F10')
})

it('Markdown that is pasted as text becomes formatting, and one press keeps it as it was typed [10.29]', async () => {
  const { onChange } = await opened('<p>Before</p>', { start: 6, end: 6 })
  paste({ 'text/plain': '## Hours\n\n**Mon** 9-5' })
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('<strong>Mon</strong> 9-5'))
  fireEvent.click(await screen.findByRole('button', { name: 'Keep as typed' }))
  expect(onChange).toHaveBeenLastCalledWith('<p>Before## Hours</p><p>**Mon** 9-5</p>')
  expect(screen.queryByRole('button', { name: 'Keep as typed' })).toBeNull()
})
