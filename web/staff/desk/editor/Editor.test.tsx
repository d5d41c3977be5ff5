import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { setServerTime } from '../../../data/serverClock.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import {
  changed,
  draft,
  fill,
  names,
  openEditor,
  post,
  press,
  publish,
  publishedDocument,
  saved,
  withDraftOf,
} from '../../testing/editorScreen.ts'
import { navigate, renderLoggedIn } from '../../testing/renderStaff.tsx'
import { tabOf } from '../state/tabs.ts'

afterEach(cleanup)

describe('the editor', () => {
  it('has the title as its heading while it is typed, and leads to the page that visitors see [14.3]', async () => {
    await openEditor(post)
    fill('Title', 'Rest')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rest')
    const link = screen.getByRole('link', { name: /^View on website/ })
    expect(link.getAttribute('href')).toBe('/blog/sleep')
    cleanup()
    await openEditor({ ...withDraftOf(post, changed), published: null })
    expect(screen.queryByRole('link', { name: /^View on website/ })).toBeNull()
  })

  it('opens at the field that its address names [13.68]', async () => {
    await renderLoggedIn('/admin/blog/post-1#excerpt', { 'GET /api/admin/documents/post/post-1': post })
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('excerpt'),
    )
  })

  it('is ready for the title of a new document [14.52]', async () => {
    await openEditor({ ...withDraftOf(post, {}), published: null })
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  })

  it('comments on the words that were selected when the focus left their field [14.26]', async () => {
    await openEditor(withDraftOf(post, { ...changed, excerpt: 'Ten grams of words.' }))
    const excerpt = screen.getByLabelText<HTMLTextAreaElement>(/^Excerpt/)
    excerpt.focus()
    excerpt.setSelectionRange(0, 'Ten grams'.length)
    screen.getByLabelText('Comment').focus()
    await waitFor(() => expect(names('blockquote')).toEqual(['Ten grams']))
    screen.getByRole('button', { name: 'Publish' }).focus()
    expect(names('blockquote')).toEqual(['Ten grams'])
  })

  it('has what is written first, and the details beside it [14.3]', async () => {
    await openEditor(post)
    const aside = within(screen.getByRole('complementary', { name: 'Details' }))
    for (const label of ['Address', 'Category', 'Author', /^Excerpt/]) aside.getByLabelText(label)
    for (const label of ['Title', 'Body']) expect(aside.queryByLabelText(label)).toBeNull()
  })

  it.each([
    ['Category', 'Families', 'Recovery'],
    ['Author', 'Ana', 'Ruth'],
  ])('knows each %s that a post has, and says when another one is new [14.9]', async (label, other, own) => {
    const posts = [{ ...post.published?.content, id: 'a', category: 'Families', author: 'Ana' }]
    const list = { posts: [...posts, { ...post.published?.content, id: 'b' }], total: 2, pages: 1 }
    await openEditor(post, { 'GET /api/blog/posts?page=1&perPage=100': list })
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await waitFor(() =>
      expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual([other, own]),
    )
    expect(screen.queryByText('This is a new one: nothing on the website has it yet.')).toBeNull()
    fill(label, 'Somebody else')
    screen.getByText('This is a new one: nothing on the website has it yet.')
    fill(label, other)
    expect(screen.queryByText('This is a new one: nothing on the website has it yet.')).toBeNull()
  })

  it('copies a document to a new draft with an address of its own, and without the consent of a person [14.4]', async () => {
    const consent = { date: '2026-11-01', how: 'Signed form', recordedBy: 'ruth' }
    const { sent } = await openEditor(
      {
        ...post,
        published: { ...post.published, version: 4, content: { ...post.published?.content, consent } },
      },
      {
        'POST /api/admin/documents/post': { ...post, id: 'post-2' },
      },
    )
    press('Duplicate')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/blog/post-2'))
    const { createdAt: _, ...copied } = { ...post.published?.content }
    expect(sent.find(({ request }) => request === 'POST /api/admin/documents/post')?.json).toEqual({
      content: { ...copied, title: 'Sleep (copy)', slug: 'sleep-copy' },
    })
  })

  it('finds a phrase that stands on three other pages already [2.67]', async () => {
    const worn = withDraftOf(post, {
      ...post.published?.content,
      content: '<p>There is no wrong way to ask us.</p>',
    })
    const phrases = [
      ['rest well rest well rest well rest', 9],
      ['there is no wrong way to ask', 3],
    ]
    await openEditor(worn, { 'GET /phrases.json': { status: 200, json: phrases } })
    const findings = await screen.findByRole('list', { name: 'Content checks of Body' })
    within(findings).getByText(/^“There is no wrong way to ask”: At least three other pages use these words/)
  })

  it('leads from the list of all findings to the words of each [10.23]', async () => {
    await openEditor(withDraftOf(post, { ...post.published?.content, excerpt: 'Help for addicts.' }))
    const finding = (await screen.findAllByText(/^: .*instead of “addicts”/)).at(-1)
    fireEvent.click(finding?.querySelector('button') ?? document.body)
    const excerpt = screen.getByLabelText<HTMLTextAreaElement>(/^Excerpt/)
    expect(document.activeElement).toBe(excerpt)
    expect(excerpt.value.slice(excerpt.selectionStart, excerpt.selectionEnd)).toBe('addicts')
  })

  it('says in words, in the dialog, what is wrong with a time [14.5]', async () => {
    const issues = [{ path: ['publishAt'], message: 'must be in the future' }]
    await openEditor(post, {
      'PUT /schedule': { status: 400, json: { message: 'publishAt: must be in the future', issues } },
    })
    press('Schedule')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2020-01-01T09:00' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await dialog.findByText('The time of publication must be in the future.')
  })

  it('says that a time does not come on the day on which the clocks go forward [10.17]', async () => {
    const { sentTo } = await openEditor(post)
    press('Schedule')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2027-03-14T02:30' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await dialog.findByText(
      'The clocks go forward on this day, from 2:00 to 3:00 AM. Choose a time before or after this hour.',
    )
    expect(sentTo('/schedule')).toEqual([])
  })

  it('asks for the consent of a review before it is published, and shows one that was withdrawn [13.56]', async () => {
    const content = { title: 'Kind', content: 'They called.', author: 'E. F.', rating: 4 }
    const review = withDraftOf(publishedDocument('review', content), { ...content, title: 'Very kind' })
    await openEditor(review)
    press('Publish')
    await screen.findByText('Consent given on must be recorded before a review is published.')
    cleanup()
    const consentWithdrawnAt = '2026-11-20T12:00:00.000Z'
    await openEditor({ ...review, draft: review.draft && { ...review.draft, consentWithdrawnAt } })
    await screen.findByText(/^The person withdrew the consent on/)
    expect(screen.getByRole('button', { name: 'Publish' }).ariaDisabled).toBe('true')
  })

  it('says why the server refuses a text, while typing goes on [13.37]', async () => {
    const message = 'has 196 KB, and a document at most 180 KB: shorten it, or split it into two'
    const refused = { status: 400, json: { message: `content: ${message}`, issues: [{ path: [], message }] } }
    await openEditor(post, { 'PUT /draft': [refused, draft] })
    fill('Title', 'Long')
    await screen.findByText(/^The document has 196 KB, and a document at most 180 KB/)
    fill('Title', 'Short')
    await waitFor(() => expect(screen.queryByText(/196 KB/)).toBeNull())
  })

  it('marks a field that is too long, and says that all else is saved [14.16]', async () => {
    const message = 'may have at most 2000 characters'
    const issues = [{ path: ['excerpt'], message }]
    const refused = { status: 400, json: { message: `content.excerpt: ${message}`, issues } }
    const { sentTo } = await openEditor(post, { 'PUT /draft': [refused, draft] })
    fill(/^Excerpt/, 'x'.repeat(2_001))
    fill('Title', 'Rest')
    await screen.findByText(staffMessages.desk.save.partly)
    expect(sentTo('/draft').at(-1)).toMatchObject({ content: changed, version: 0, basedOn: 4 })
    const excerpt = screen.getByLabelText<HTMLTextAreaElement>(/^Excerpt/)
    expect(excerpt.value).toHaveLength(2_001)
    expect(excerpt.getAttribute('aria-invalid')).toBe('true')
  })

  it('inserts a fact of the clinic at the caret of a plain text by a button before it, and offers none in the facts themselves [14.12]', async () => {
    await openEditor(post)
    const excerpt = screen.getByLabelText<HTMLTextAreaElement>(/^Excerpt/)
    excerpt.focus()
    excerpt.setSelectionRange(4, 4)
    const insert = screen.getByText('into Excerpt')
    expect(insert.compareDocumentPosition(excerpt)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(insert)
    press('Phone number of Cumming')
    expect(excerpt.value).toBe('Why {phone:Cumming}rest helps')
    expect(document.activeElement).toBe(excerpt)
    cleanup()
    await openEditor(publishedDocument('site', { ...site }, 'site'))
    expect(screen.queryByTitle(staffMessages.desk.insertFact)).toBeNull()
  })

  it('undoes and redoes the document with Ctrl+Z and Ctrl+Shift+Z [14.29]', async () => {
    await openEditor(post, { 'PUT /draft': draft })
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    fill('Title', 'Rest')
    fireEvent.keyDown(title, { key: 'z', ctrlKey: true })
    expect(title.value).toBe('Sleep')
    fireEvent.keyDown(title, { key: 'Z', ctrlKey: true, shiftKey: true })
    expect(title.value).toBe('Rest')
  })

  it.each([
    ['Cyrillic', 'я'],
    ['Korean', 'ㅋ'],
    ['Korean, while a syllable is composed', 'Process'],
  ])('undoes the document with the key at the place of Z: %s [14.29]', async (_, key) => {
    await openEditor(post, { 'PUT /draft': draft })
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    fill('Title', 'Rest')
    fireEvent.keyDown(title, { key, code: 'KeyZ', ctrlKey: true })
    expect(title.value).toBe('Sleep')
    // The letter counts where the layout has Latin ones.
    fireEvent.keyDown(title, { key: 'y', code: 'KeyZ', ctrlKey: true })
    expect(title.value).toBe('Rest')
  })

  it('saves with Ctrl+S and leads to Publish, which is still there once nothing is left to publish [14.30]', async () => {
    await openEditor(post, { 'PUT /draft': draft, 'POST /publish': post })
    fill('Title', 'Rest')
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 's', ctrlKey: true })
    const button = screen.getByRole('button', { name: 'Publish' })
    expect(document.activeElement).toBe(button)
    await saved()
    await publish()
    await waitFor(() => expect(button.ariaDisabled).toBe('true'))
  })

  it('says that typing is safe on this device while the server cannot be reached', async () => {
    await openEditor(post, { 'PUT /draft': { status: 503 } })
    fill('Title', 'Rest')
    await screen.findByText(staffMessages.desk.save.offline)
  })

  it('names what is damaged, and says what to do about a damaged draft [14.15]', async () => {
    const published = { version: 4, content: { title: 'Sleep' }, damaged: ['excerpt', 'content'] }
    await openEditor({ ...post, published })
    screen.getByText(/could not be read: Excerpt, Body\./)
    cleanup()
    const updatedAt = '2026-11-24T19:05:00.000Z'
    const damaged = { content: {}, version: 1, basedOn: 4, updatedAt, updatedBy: 'ana', damaged: ['content'] }
    await openEditor({ ...post, draft: damaged })
    screen.getByText(/draft of this document is damaged.*Restore an earlier version from History.*or delete/)
  })

  it('says when there is no such document', async () => {
    await renderLoggedIn(editorPath({ ...post, id: 'gone' }))
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such document')
  })
})

describe('a document that somebody else has open', () => {
  const at = new Date(Date.now() - 65_000).toISOString()
  const editing = { username: 'omar', tab: 'elsewhere', at }
  const isRead = (label: string | RegExp) => screen.getByLabelText(label).closest('fieldset')?.disabled

  it('says whose window it is in [14.38]', async () => {
    const presence = { username: 'ruth', others: ['omar', 'eve'], document: post }
    await openEditor(post, { 'PUT /presence': presence })
    await screen.findByText('Also open in a window of omar, eve.')
  })

  it('names who is editing and since when, and has no field and no action that changes it [14.18]', async () => {
    await openEditor({ ...draft, editing })
    screen.getByText(/^omar is editing, active \d+ minutes? ago\.$/)
    for (const label of ['Title', /^Excerpt/, 'Category']) expect(isRead(label), String(label)).toBe(true)
    await waitFor(() => expect(screen.getByLabelText('Body').getAttribute('contenteditable')).toBe('false'))
    for (const name of ['Discard changes', 'Schedule', 'Delete'])
      expect(screen.getByRole('button', { name, hidden: true }).ariaDisabled, name).toBe('true')
    expect(screen.getByRole('button', { name: 'Publish' }).ariaDisabled).toBe('true')
    for (const name of ['History', 'Preview', 'Take over'])
      expect(screen.getByRole('button', { name, hidden: true }).matches(':disabled'), name).toBe(false)
  })

  it('is taken over with one press, and is another tab of yours where it is your own [14.18]', async () => {
    const own = { ...draft, editing: { ...editing, username: 'ruth' } }
    const announced = {
      ...own,
      editing: { ...own.editing, at: new Date(Date.now() - 305_000).toISOString() },
    }
    const { sentTo } = await openEditor(own, {
      'PUT /presence': [
        { username: 'ruth', others: [], document: announced },
        { username: 'ruth', others: [], document: draft },
      ],
    })
    await screen.findByText(/^Another tab or device of yours is editing, active \d+ minutes ago\.$/)
    press('Take over')
    await waitFor(() => expect(isRead('Title')).toBe(false))
    expect(sentTo('/presence').at(-1)).toMatchObject({ claim: 'takeOver' })
  })

  it('counts the age of a key by the server’s clock, whatever that of the device shows [14.18]', async () => {
    const time = new Date(Date.now() - 90 * 60_000)
    setServerTime(time.toUTCString())
    await openEditor({ ...draft, editing: { ...editing, at: time.toISOString() } })
    screen.getByText('omar is editing, active just now.')
    setServerTime(new Date().toUTCString())
  })

  it('shows its writer who asks for it, and hands it over with a press [14.18]', async () => {
    const asked = { ...editing, at: new Date().toISOString() }
    const mine = { ...draft, editing: { username: 'ana', tab: tabOf('ana'), at: asked.at, asked } }
    const presence = { username: 'ana', others: [], document: mine }
    const { sentTo } = await openEditor(mine, { 'PUT /presence': presence })
    await screen.findByText(/^omar asks for this page\./)
    press('Hand over now')
    await waitFor(() => expect(sentTo('/presence').at(-1)).toMatchObject({ claim: 'handOver' }))
  })

  it('says who took it over, takes no keys, and brings what was not saved back by a choice [14.19]', async () => {
    const theirs = withDraftOf(post, { ...changed, title: 'Theirs' }, { version: 8, updatedBy: 'omar' })
    const { sentTo } = await openEditor(post, {
      'PUT /draft': [{ status: 409, json: { message: 'stale', current: { ...theirs, editing } } }, draft],
      'PUT /presence': [
        { username: 'ruth', others: [], document: post },
        { username: 'ruth', others: [], document: post },
        { username: 'ruth', others: [], document: theirs },
      ],
    })
    await waitFor(() => expect(sentTo('/presence')).toHaveLength(1))
    fill('Title', 'Mine')
    await screen.findByText(/^omar took over at .*What you had typed and not saved is in History\./)
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    expect([title.value, isRead('Title')]).toEqual(['Theirs', true])
    expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(false)
    press('Take over')
    await waitFor(() => expect(isRead('Title')).toBe(false))
    expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true)
    fill(/^Excerpt/, 'Typed a moment ago')
    press('Compare')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: /Yours Mine/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Use these' }))
    await saved()
    const chosen = { title: 'Mine', excerpt: 'Typed a moment ago' }
    expect(sentTo('/draft').at(-1)).toMatchObject({ content: chosen, keepsDraft: true })
  })
})

describe('a newer draft than the one that somebody types in', () => {
  it('changes nothing under the keys, and is compared by a button: closing the dialog decides nothing [14.19]', async () => {
    const theirs = withDraftOf(post, { ...changed, title: 'Theirs here' }, { version: 8, updatedBy: 'omar' })
    const stale = { status: 409, json: { message: 'stale', current: theirs } }
    const { sentTo } = await openEditor(post, {
      'PUT /draft': [stale, stale, draft],
      'PUT /presence': { username: 'ruth', others: [], document: post },
    })
    const title = screen.getByLabelText<HTMLInputElement>('Title')
    fill('Title', 'Mine here')
    await screen.findByText(staffMessages.desk.save.tooLate)
    fill('Title', 'Mine here, longer')
    expect([title.value, screen.queryByRole('dialog')]).toEqual(['Mine here, longer', null])
    press('Compare')
    const dialog = await screen.findByRole('dialog')
    expect(document.activeElement).toBe(within(dialog).getByRole('heading', { level: 2 }))
    expect(sentTo('/draft').at(-1)).toMatchObject({ content: { title: 'Mine here, longer' }, version: 0 })
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([title.value, sentTo('/draft').length]).toEqual(['Theirs here', 2])
    press('Compare')
    const again = within(await screen.findByRole('dialog'))
    fireEvent.click(again.getByRole('radio', { name: /Yours Mine here, longer/ }))
    fireEvent.click(again.getByRole('button', { name: 'Use these' }))
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({ content: { title: 'Mine here, longer' }, version: 8 })
  })
})
