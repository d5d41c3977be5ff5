import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { setServerTime } from '../../../data/serverClock.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import {
  fill,
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

const changed = { ...post.published?.content, title: 'Rest' }
const draft = withDraftOf(post, changed)
const names = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)

/** What screen readers say at once, above the buttons of the action bar. */
async function refusalAbove(sentence: string) {
  const refusal = (await screen.findByText(sentence)).closest('[role="alert"]')
  expect(refusal?.parentElement?.role).toBe('toolbar')
  return refusal
}

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

describe('Publish', () => {
  it('saves first, publishes that version, and offers Undo', async () => {
    const published = { ...post, published: { content: changed, version: 5 } }
    const { sentTo } = await openEditor(post, { 'PUT /draft': draft, 'POST /publish': published })
    fill('Title', 'Rest')
    await publish()
    await screen.findByText('The website shows it in a few seconds.')
    expect(sentTo('/publish')).toEqual([{ version: 1, published: 4, confirmed: ['words ruth'] }])
    const toast = screen.getByText('The website shows it in a few seconds.').closest('li')
    expect(toast?.textContent).toContain('Undo')
  })

  it('ends what its fields say of a text that visitors do not read yet', async () => {
    const content = { ...changed, slug: 'rest', author: 'Omar' }
    const list = { posts: [{ ...post.published?.content, id: 'a' }], total: 1, pages: 1 }
    await openEditor(withDraftOf(post, content), {
      'GET /api/blog/posts?page=1&perPage=100': list,
      'POST /publish': { ...post, published: { content, version: 5 } },
    })
    const before = [
      await screen.findByText(/^This is a new one/),
      screen.getByText(/^Once this is published, the old address leads/),
    ]
    await publish()
    await screen.findByText('Going live…')
    for (const { textContent } of before) expect(textContent).toBe('')
  })

  it('ends a draft whose text visitors read already, and says that nothing changes for them', async () => {
    const same = withDraftOf(post, post.published?.content ?? {}, { version: 3 })
    const { sentTo } = await openEditor(same, { 'POST /publish': post })
    press('Publish')
    await screen.findByText(/^Visitors see everything .* Nothing changes for them: publishing only ends/)
    press('Publish now')
    await waitFor(() => expect(sentTo('/publish')).toMatchObject([{ version: 3 }]))
  })

  it('says that the comments could not be read, where they could not [14.26]', async () => {
    await openEditor(post, { 'GET /discussion': { status: 403 } })
    await screen.findByText('Comments: could not be loaded')
  })

  it('says beside each field what is missing, and goes to the first [14.31]', async () => {
    const { sentTo } = await openEditor(post)
    fill('Author', '')
    fill('Address', 'Not an address')
    press('Publish')
    expect(await screen.findByText('Author must not be empty.')).toBeTruthy()
    expect(screen.getByText('Address must be lower-case words and digits joined by "-".')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
    expect(sentTo('/publish')).toEqual([])
  })

  it('shows what only the server knows beside its field and above the buttons, until it is mended', async () => {
    const issues = [{ path: ['slug'], message: 'is already the address of "Rest"' }]
    await openEditor(draft, { 'POST /publish': { status: 400, json: { message: 'slug: taken', issues } } })
    await publish()
    const refusal = await refusalAbove('Not published: Address is already the address of "Rest".')
    const field = screen.getByLabelText('Address')
    await waitFor(() => expect(document.activeElement).toBe(field))
    screen.getByText('Address is already the address of "Rest".', { selector: `#${field.id}-error` })
    fill('Title', 'Another')
    expect(refusal?.isConnected).toBe(true)
    fill('Address', 'rest-2')
    expect(refusal?.isConnected).toBe(false)
  })

  it.each([
    [
      'nobody can mend here',
      400,
      [{ path: ['id'], message: 'has pages below it: Rest' }],
      'Not published: The page has pages below it: Rest.',
    ],
    ['a colleague causes', 409, undefined, `Not published: ${staffMessages.desk.changedMeanwhile}`],
    ['has no reason', 429, undefined, 'Not published: Please try again.'],
  ])(
    'says above the buttons what %s, until it is read, and in no toast',
    async (_, status, issues, sentence) => {
      const json = { message: 'No', issues, ...(status === 409 && { current: draft }) }
      await openEditor(draft, { 'POST /publish': { status, json } })
      await publish()
      const refusal = await refusalAbove(sentence)
      expect(names('[data-sonner-toast][data-type="error"]')).toEqual([])
      press('OK')
      expect(refusal?.isConnected).toBe(false)
    },
  )

  it('shows what is wrong with a list as a whole', async () => {
    const content = {
      title: 'Aftercare',
      slug: 'how-we-help/aftercare',
      category: 'how-we-help',
      parentId: null,
    }
    const page = publishedDocument('treatment', { ...content, description: 'After', image1: '/art/a.svg' })
    const issues = [{ path: ['sources'], message: 'must have at most 20 entries' }]
    await openEditor(page, {
      'PUT /draft': withDraftOf(page, { ...page.published?.content, title: 'Care' }),
      'POST /publish': { status: 400, json: { message: 'sources: must have at most 20 entries', issues } },
    })
    fill('Title', 'Care')
    await publish()
    const sources = within(screen.getByRole('group', { name: 'Sources' }))
    await sources.findByText('Sources must have at most 20 entries.')
  })

  it('says that a publication without an earlier version is not undone, in two sentences', async () => {
    const published = { ...post, published: { content: changed, version: 5 } }
    await openEditor(post, {
      'PUT /draft': draft,
      'POST /publish': published,
      'GET /versions': { versions: [{ number: 5, action: 'published' }] },
    })
    fill('Title', 'Rest')
    await publish()
    const toast = (await screen.findByText('The website shows it in a few seconds.')).closest('li')
    fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
    await refusalAbove('Publication not undone: Please try again.')
    expect(screen.queryByText('Publication undone')).toBeNull()
  })

  it('is undone to the version with the number before, also where another one has a later time', async () => {
    const published = { ...post, published: { content: changed, version: 5 } }
    const { sentTo } = await openEditor(post, {
      'PUT /draft': draft,
      'POST /publish': published,
      'GET /versions': { versions: [2, 5, 3, 4].map((number) => ({ number, action: 'published' })) },
    })
    fill('Title', 'Rest')
    await publish()
    const toast = (await screen.findByText('The website shows it in a few seconds.')).closest('li')
    fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
    await screen.findByText('Publication undone')
    await screen.findByText('Going back…')
    expect(sentTo('/publish').at(-1)).toMatchObject({ version: 5, restore: 4 })
  })

  it('has nothing to do without changes, and says so when it is pressed, until there is one', async () => {
    await openEditor(post)
    const button = screen.getByRole('button', { name: 'Publish' })
    expect(button.ariaDisabled).toBe('true')
    fireEvent.click(button)
    const reason = screen.getByText(/^Not possible now: Nothing has changed/)
    fill('Title', 'Rest')
    expect(reason.isConnected).toBe(false)
  })

  it('tells the navigation at once that there is one draft less', async () => {
    const published = { ...post, published: { content: changed, version: 5 } }
    const counts = (total: number) => ({ counts: [{ state: 'changed', kind: 'post', total }] })
    await openEditor(draft, {
      'GET /api/admin/tasks': [counts(2), counts(1)],
      'POST /publish': published,
    })
    const navigation = within(screen.getByRole('navigation', { name: 'Staff area' }))
    await navigation.findByText('drafts')
    await publish()
    await navigation.findByText('draft')
  })
})

describe('what is published', () => {
  const published = { ...post, published: { content: changed, version: 5 } }
  const publishWhile = async (renderings: object[]) => {
    await openEditor(draft, { 'POST /publish': published, 'GET /api/admin/rendering': renderings })
    await publish()
  }
  const rendering = (requested: number, published: number, failed = false) => ({
    requested,
    published,
    failed,
  })

  it('is called live only once its own rendering is published [14.37]', async () => {
    await publishWhile([rendering(5, 3), rendering(5, 4), rendering(6, 5)])
    await screen.findByText('Going live…')
    expect(screen.queryByText('Live')).toBeNull()
    await screen.findByText('Live')
    fill('Title', 'Another')
    expect(screen.queryByText('Live')).toBeNull()
  })

  it('is called saved but not live where its rendering fails, and live once another one has repeated it [14.37]', async () => {
    await publishWhile([rendering(4, 3, true), rendering(4, 4)])
    await screen.findByText(/^Saved, but not live yet/)
    await screen.findByText('Live')
  })

  it('is called live except on pages that could not be rendered [14.37]', async () => {
    const pages = [{ path: '/blog/a', reason: 'It is damaged.' }]
    const problems = { at: '2026-11-22T12:00:00.000Z', pages }
    await publishWhile([{ ...rendering(4, 4), problems }])
    await screen.findByText(/^Live, except on pages that could not be updated/)
  })

  it('is called off the website only once the pages without it are published', async () => {
    await openEditor(post, {
      'POST /unpublish': { ...draft, published: null, status: 'draft' },
      'GET /api/admin/rendering': [rendering(4, 3), rendering(4, 4)],
    })
    press('Take off the website')
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() =>
      expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Take off the website' }).disabled).toBe(
        false,
      ),
    )
    fireEvent.click(dialog.getByRole('button', { name: 'Take off the website' }))
    await screen.findByText('Taking it off the website…')
    await screen.findByText('Off the website')
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

describe('the dialog of a publication', () => {
  const at = '2026-11-24T19:05:00.000Z'
  const byTwo = {
    ...draft,
    draft: draft.draft && {
      ...draft.draft,
      content: { ...changed, excerpt: 'How' },
      authors: { title: [{ by: 'ruth', at }], excerpt: [{ by: 'omar', at }] },
    },
  }
  const open = async (responses: Parameters<typeof openEditor>[1] = {}, document: DeskDocument = byTwo) => {
    const presence = { username: 'ruth', others: ['eve'], document }
    const view = await openEditor(document, {
      ...{ 'POST /publish': post, 'PUT /presence': presence },
      ...responses,
    })
    await screen.findByText('Also open in a window of eve.')
    press('Publish')
    const dialog = await screen.findByRole('dialog')
    return { ...view, dialog: within(dialog), element: dialog }
  }

  it('shows each changed field, its authors and its words [14.20]', async () => {
    const { dialog, element } = await open()
    dialog.getByText('2 changes go live:')
    expect(names('dialog summary')).toEqual([
      'Title you (Tue, Nov 24, 2:05 PM)',
      'Excerpt omar (Tue, Nov 24, 2:05 PM)',
    ])
    expect(Array.from(element.querySelectorAll('del, ins'), ({ textContent }) => textContent)).toEqual([
      ...['Sleep', 'Rest', 'Why rest helps', 'How'],
    ])
  })

  it.each([
    ['all', /^Publish all 2$/, { version: 1, published: 4, confirmed: ['words omar'] }],
    ['only one’s own', /^Publish mine only: Title$/, { version: 1, published: 4, fields: [['title']] }],
  ] as const)('asks whether the words of somebody else go live: %s [14.20]', async (_, choice, sent) => {
    const { dialog, sentTo } = await open()
    dialog.getByText('Words of omar are among them, not published yet')
    fireEvent.click(dialog.getByRole('radio', { name: choice }))
    fireEvent.click(dialog.getByRole('button', { name: 'Publish now' }))
    await screen.findByText('The website shows it in a few seconds.')
    expect(sentTo('/publish')).toEqual([sent])
  })

  const members = ['ruth', 'omar', 'gone'].map((username) => ({
    ...{ username, isYou: username === 'ruth', status: username === 'gone' ? 'disabled' : 'active' },
    ...{ secondFactor: true, passkeys: 1, recoveryCodes: 8, lastSeenAt: null, linkExpiresAt: null },
  }))
  const discussion = { version: 1, comments: [], approvals: [], lacksApproval: false, links: [] }
  const asked = {
    'GET /discussion': discussion,
    'POST /discussion': discussion,
    'GET /api/admin/members': { status: 200, json: members },
  }

  it('asks the writer of the other words, and publishes nothing [14.25]', async () => {
    const { dialog, sentTo } = await open(asked)
    fireEvent.click(await dialog.findByRole('radio', { name: 'Ask omar first' }))
    const question = dialog.getByLabelText<HTMLTextAreaElement>('Question')
    expect(question.value).toBe('May these words of yours go live: Excerpt?')
    fireEvent.change(question, { target: { value: '' } })
    expect(question.value).toBe('')
    fireEvent.change(question, { target: { value: 'Is it ready?' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Ask omar' }))
    await screen.findByText('omar will see it on Today. Nothing was published.')
    expect(sentTo('/discussion').filter(Boolean)).toEqual([
      { action: 'comment', to: ['omar'], text: 'Is it ready?' },
    ])
    expect(sentTo('/publish')).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks the writer where two people publish and nobody has approved, and before a first publication [14.25]', async () => {
    const first = { ...byTwo, published: null }
    const lacking = { ...asked, 'GET /discussion': { ...discussion, lacksApproval: true } }
    const { dialog } = await open(lacking, first)
    fireEvent.click(await dialog.findByRole('radio', { name: 'Ask omar first' }))
    expect(dialog.queryByRole('radio', { name: /^Publish mine only/ })).toBeNull()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Ask omar' }).disabled).toBe(false)
    fireEvent.click(dialog.getByRole('radio', { name: /^Publish all/ }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Publish now' }).disabled).toBe(true)
  })

  it('asks nobody who cannot log in [14.25]', async () => {
    const gone = { ...byTwo.draft, authors: { title: [{ by: 'ruth', at }], excerpt: [{ by: 'gone', at }] } }
    const { dialog, sent } = await open(asked, { ...byTwo, draft: gone as never })
    await waitFor(() => expect(sent.map(({ request }) => request)).toContain('GET /api/admin/members'))
    dialog.getByRole('radio', { name: 'Publish mine only: Title' })
    expect(dialog.queryByRole('radio', { name: /^Ask/ })).toBeNull()
  })

  it('publishes a page of the first level for the first time', async () => {
    const content = { title: 'Care', slug: 'how-we-help/care', category: 'how-we-help', description: 'After' }
    const page = publishedDocument('treatment', {})
    const { draft } = withDraftOf(page, { ...content, image1: '/art/a.svg', parentId: null })
    const own = Object.fromEntries(
      [...Object.keys(content), 'image1'].map((field) => [field, [{ by: 'ruth', at }]]),
    )
    const first = { ...page, published: null, draft: draft && { ...draft, authors: own } }
    const presence = { username: 'ruth', others: [], document: first }
    const { sentTo } = await openEditor(first, { 'POST /publish': page, 'PUT /presence': presence })
    await publish()
    await waitFor(() => expect(sentTo('/publish')).toEqual([{ version: 1 }]))
  })

  it('says before that a reviewed page with other words is due for a review again [14.23]', async () => {
    const content = { title: 'Aftercare', slug: 'how-we-help/aftercare', category: 'how-we-help' }
    const signed = { ...content, description: 'After', lastReviewed: '2026-10-01', reviewedBy: 'A. Reyes' }
    const page = publishedDocument('treatment', { ...signed, image1: '/art/a.svg', parentId: null })
    const published = page.published?.content
    await openEditor(withDraftOf(page, { ...published, title: 'Care' }))
    press('Publish')
    await screen.findByText(staffMessages.desk.endsSignOff)
    cleanup()
    await openEditor(withDraftOf(page, { ...published, image1: '/art/b.svg' }))
    press('Publish')
    await screen.findByRole('button', { name: 'Publish now' })
    expect(screen.queryByText(staffMessages.desk.endsSignOff)).toBeNull()
  })
})

describe('the other actions', () => {
  it.each([
    ['what is published', post],
    ['what is published and has a draft', draft],
  ])('Delete of %s names what links to the page first [14.49]', async (_, deleted) => {
    const links = [{ kind: 'post', id: 'post-2', title: 'Rest', status: 'published' }]
    await openEditor(deleted, { 'GET /links': { links }, 'DELETE ?version=4': { status: 204 } })
    press('Delete')
    const dialog = within(await screen.findByRole('dialog'))
    expect((await dialog.findByRole('link', { name: 'Rest' })).getAttribute('href')).toBe(
      '/admin/blog/post-2',
    )
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/blog'))
  })

  it('Take off the website names what links to the page and where visitors land, and is undone from its toast [14.50]', async () => {
    const links = [{ kind: 'post', id: 'post-2', title: 'Rest', status: 'published' }]
    const taken = { ...draft, published: null, status: 'draft' }
    const { sentTo } = await openEditor(draft, {
      'GET /links': { links },
      'POST /unpublish': taken,
      'POST /publish': { ...draft, published: { ...post.published, version: 5 } },
    })
    press('Take off the website')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('link', { name: 'Rest' })
    dialog.getByText(/^Visitors who open \/blog\/sleep will see “404 Page Not Found”/)
    expect(sentTo('/unpublish')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Take off the website' }))
    const toast = (await screen.findByText('Taken off the website')).closest('li')
    fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
    await screen.findByText('On the website again')
    expect(sentTo('/publish')).toEqual([{ version: draft.draft?.version, putBack: true }])
  })

  it('Take off the website names the menus that lose the page [14.50]', async () => {
    const place = { category: 'how-we-help', linkedFrom: ['footer'] }
    const pages = [
      { ...place, id: 'later', slug: 'how-we-help/later', title: 'Group Therapy Later' },
      { ...place, id: 'other', slug: 'how-we-help/other', title: 'Other', linkedFrom: [] },
    ]
    await openEditor(publishedDocument('treatment', pages[0] ?? {}, 'later'), {
      'GET /api/admin/service-pages': { status: 200, json: pages },
      'GET /links': { links: [] },
    })
    press('Take off the website')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Menu How We Help')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Menu How We Help',
      'Footer, More help',
    ])
    expect(dialog.queryByText(/always link it/)).toBeNull()
  })

  it('Take off the website says that fixed links to the page stay [14.50]', async () => {
    const page = { id: 'how-we-help.aftercare', category: 'how-we-help', slug: 'how-we-help/aftercare' }
    await openEditor(publishedDocument('treatment', { ...page, title: 'Aftercare' }, page.id), {
      'GET /api/admin/service-pages': { status: 200, json: [{ ...page, title: 'Aftercare' }] },
      'GET /links': { links: [] },
    })
    press('Take off the website')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/This page needs one: the menu and the list Additional Resources always link it/)
    expect(dialog.queryByText('Menu How We Help')).toBeNull()
  })

  it('Publish as the first puts a new question before the others of its page [13.21]', async () => {
    const content = { question: 'Why?', answer: '<p>So.</p>', categoryName: 'Start', servicePageId: 'group' }
    const faq = publishedDocument('faq', content)
    const documents = [
      { id: 'general', title: 'Where?' },
      { id: 'other', title: 'When?', servicePageId: 'group' },
      { id: 'faq-1', title: 'Why?', servicePageId: 'group' },
    ]
    const { sent } = await openEditor(
      { ...withDraftOf(faq, content), published: null },
      {
        'POST /publish': faq,
        'GET /api/admin/order/faq': { documents },
        'PUT /api/admin/order/faq': { status: 204 },
      },
    )
    await publish('Publish as the first')
    await waitFor(() =>
      expect(sent.find(({ request }) => request === 'PUT /api/admin/order/faq')?.json).toEqual({
        ids: ['faq-1', 'other'],
        before: ['other', 'faq-1'],
      }),
    )
  })

  it('End now ends an alert in one press [16.4]', async () => {
    const content = { message: 'Closed today', level: 'information', startsAt: '2026-11-20T12:00:00.000Z' }
    const alert = publishedDocument('alert', { ...content, endsAt: `${nextYear}-01-01T12:00:00.000Z` })
    const ended = { ...content, endsAt: '2026-11-20T13:00:00.000Z' }
    const over = { ...alert, published: null, status: 'past', draft: { ...draft.draft, content: ended } }
    const { sentTo } = await openEditor(alert, { 'POST /unpublish': over })
    press('End now')
    await screen.findByText('Ended')
    expect(sentTo('/unpublish')).toEqual([{ version: 4 }])
    screen.getByText('Past')
    expect(screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('Publish waits for the approval of somebody else, where two people publish [14.27]', async () => {
    const discussion = { version: 1, comments: [], approvals: [], lacksApproval: true, links: [] }
    await openEditor(draft, { 'GET /discussion': discussion })
    press('Publish')
    await screen.findByText(staffMessages.desk.lacksApproval)
    const now = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish now' })
    expect(now.disabled).toBe(true)
  })

  it('shows the help of a field while it has the focus, and until a press that began there has ended', async () => {
    await openEditor(post)
    const excerpt = screen.getByLabelText(/^Excerpt/)
    const help = document.getElementById(excerpt.getAttribute('aria-describedby') ?? '')
    const isShown = () => !help?.className.split(' ').includes('help')
    expect(isShown()).toBe(false)
    act(() => excerpt.focus())
    expect(isShown()).toBe(true)
    act(() => screen.getByLabelText('Author').focus())
    expect(isShown()).toBe(false)
  })

  it('takes a title of one line, also from the clipboard', async () => {
    const { sentTo } = await openEditor(post, { 'PUT /draft': draft })
    fill('Title', 'Rest \n and sleep')
    await saved()
    expect(sentTo('/draft')).toMatchObject([{ content: { title: 'Rest and sleep' } }])
    expect(fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Enter' })).toBe(false)
  })

  it('sends a link to the clinician whom the clinic has named, and shows no token [15.25]', async () => {
    const discussion = {
      ...{ version: 1, comments: [], approvals: [], lacksApproval: false, links: [] },
      clinician: 'Jane Roe, MD',
    }
    const responses = { 'GET /discussion': discussion, 'POST /discussion': discussion }
    const { sentTo } = await openEditor(draft, responses)
    press('Preview links')
    fireEvent.click(await screen.findByRole('button', { name: 'Send a link to Jane Roe, MD' }))
    await screen.findByText('Only Jane Roe, MD gets it, and the approval by it counts for you, too.')
    expect(sentTo('/discussion').filter(Boolean)).toEqual([{ action: 'sendLink' }])
    expect(screen.queryByLabelText('New link')).toBeNull()
  })

  it('the menu has what takes a document away apart, at its end [18.4]', async () => {
    await openEditor(post)
    const groups = [...document.querySelectorAll('[popover] [role="group"]')].map((group) =>
      Array.from(group.querySelectorAll('button'), (button) => {
        expect(button.querySelector('svg')).toBeTruthy()
        return button.textContent
      }),
    )
    expect(groups).toEqual([
      ['Schedule', 'History', 'Discard changes'],
      [...['Comments', 'Ask a colleague to approve', 'Read and approve', 'Preview links'], 'Clinical review'],
      ['Duplicate'],
      ['Take off the website', 'Delete'],
    ])
  })

  it('the menu has the same actions before and after a change, so that none stands in the place of another [14.50]', async () => {
    await openEditor(post, { 'PUT /draft': draft, 'DELETE /draft?version=1': post })
    const menu = () => names('[popover] button')
    const before = menu()
    expect(before).toContain('Discard changes')
    fill('Title', 'Rest')
    await saved()
    expect(menu()).toEqual(before)
    press('Discard changes')
    fireEvent.click(await screen.findByRole('button', { name: 'Discard 1 change' }))
    await screen.findByText('Changes discarded')
    expect(menu()).toEqual(before)
  })

  it('Ask a colleague to approve says first what the text lacks, and leads there [14.26]', async () => {
    const lacking = withDraftOf(post, { ...changed, category: '' })
    const { sentTo } = await openEditor(lacking)
    press('Ask a colleague to approve')
    await screen.findByText('One field needs your attention.')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Category')))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sentTo('/discussion').filter(Boolean)).toEqual([])
  })

  it('Publish leads to the first problem on the screen, and counts the rest above the buttons until they are mended', async () => {
    await openEditor(post)
    for (const label of ['Author', 'Category', /^Excerpt/, 'Title']) fill(label, '')
    press('Publish')
    const bar = within(screen.getByRole('toolbar', { name: 'Document' }))
    expect((await bar.findByRole('alert')).textContent).toBe('3 fields need your attention.')
    expect(screen.queryByText('Not published')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
    for (const label of ['Title', 'Category', 'Author']) fill(label, 'Mended')
    await waitFor(() => expect(bar.queryByRole('alert')).toBeNull())
  })

  it('Schedule sends the instant of the clinic’s time, which badge and toast show with its hour [14.39]', async () => {
    const publishAt = '2027-01-15T14:30:00.000Z'
    const scheduled = { ...draft, status: 'scheduled', draft: { ...draft.draft, publishAt } }
    const { sentTo } = await openEditor(draft, { 'PUT /schedule': scheduled })
    press('Schedule')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2027-01-15T09:30' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await screen.findByText('Scheduled: Jan 15, 2027, 9:30 AM EST', { selector: 'span' })
    await screen.findByText('Publishes Jan 15, 2027, 9:30 AM EST.')
    expect(sentTo('/schedule')).toEqual([{ version: 1, publishAt }])
  })

  it('asks whether what was edited after it was scheduled is published then as well [13.47]', async () => {
    const publishAt = '2027-01-15T14:30:00.000Z'
    const scheduled = {
      ...draft,
      status: 'scheduled' as const,
      draft: draft.draft && { ...draft.draft, publishAt, scheduledBy: 'ruth', scheduledVersion: 1 },
    }
    const edited = { ...scheduled, draft: scheduled.draft && { ...scheduled.draft, version: 2 } }
    const confirmed = { ...edited, draft: edited.draft && { ...edited.draft, scheduledVersion: 2 } }
    const { sentTo } = await openEditor(edited, { 'PUT /schedule': confirmed })
    screen.getByText(/^Goes out on Fri, Jan 15, 9:30 AM as ruth scheduled it\. Include the changes since\?$/)
    expect(screen.getByRole('toolbar', { name: 'Document' }).textContent).toContain('Goes out on')
    fireEvent.click(screen.getByRole('button', { name: 'Include them' }))
    await waitFor(() => expect(screen.queryByText(/^Goes out on/)).toBeNull())
    expect(sentTo('/schedule')).toEqual([{ version: 2, publishAt }])
  })

  it('Schedule shows the end of what is published, and sends only the time that was changed [14.40]', async () => {
    const unpublishAt = '2027-02-01T14:00:30.000Z'
    const ending = { ...post, published: { content: post.published?.content ?? {}, version: 4, unpublishAt } }
    const { sentTo } = await openEditor(
      { ...ending, draft: draft.draft },
      { 'PUT /schedule': { ...draft, status: 'scheduled' } },
    )
    press('Schedule')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText<HTMLInputElement>('Take off the website on').value).toBe('2027-02-01T09:00')
    fireEvent.change(dialog.getByLabelText('Publish on'), { target: { value: '2027-01-15T09:30' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await waitFor(() =>
      expect(sentTo('/schedule')).toEqual([{ version: 1, publishAt: '2027-01-15T14:30:00.000Z' }]),
    )
  })

  it('Schedule sends nothing where no time was changed, and null for a time that was emptied', async () => {
    const scheduled = { publishAt: '2027-01-15T14:30:00.000Z', unpublishAt: '2027-02-01T14:00:00.000Z' }
    const { sentTo } = await openEditor(
      { ...draft, draft: draft.draft && { ...draft.draft, ...scheduled } },
      { 'PUT /schedule': draft },
    )
    press('Schedule')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('/schedule')).toEqual([])
    press('Schedule')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Take off the website on'), { target: { value: '' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Schedule' }))
    await waitFor(() => expect(sentTo('/schedule')).toEqual([{ version: 1, unpublishAt: null }]))
  })

  it('Schedule lists what goes out then as it is saved, with the words of a moment ago [14.20]', async () => {
    const { sentTo } = await openEditor(post, { 'PUT /draft': draft })
    fill('Title', 'Rest')
    press('Schedule')
    await screen.findByText('1 change goes out then')
    expect(sentTo('/draft')).toHaveLength(1)
  })

  it('Schedule says why what was scheduled last was not done [14.40]', async () => {
    const scheduleIssues = [{ path: ['title'], message: 'is required' }]
    await openEditor({ ...draft, draft: draft.draft && { ...draft.draft, scheduleIssues } })
    press('Schedule')
    expect(await screen.findByText('What was scheduled last was not done. Title is required.')).toBeTruthy()
  })

  it('History marks the words in which a version differs, and restores it as a draft once the typed words are saved [14.34]', async () => {
    const at = '2026-11-01T12:00:00.000Z'
    const { sentTo } = await openEditor(draft, {
      'GET /versions': { versions: [{ number: 4, at, by: 'omar', action: 'published' }] },
      'GET /versions/4': { number: 4, at, by: 'omar', content: { ...changed, title: 'Sleep well' } },
      'PUT /draft': draft,
    })
    press('History')
    fireEvent.click(await screen.findByRole('button', { name: /^Compare/ }))
    await screen.findByRole('heading', { name: 'Title' })
    expect(names('dialog del')).toEqual(['Sleep well'])
    expect(names('dialog ins')).toEqual(['Rest'])
    fill('Title', 'Typed a moment ago')
    press('Restore as a draft')
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Sleep well'))
    await saved()
    expect(sentTo('/draft')).toMatchObject([
      { content: { title: 'Typed a moment ago' } },
      { content: { title: 'Sleep well' } },
    ])
  })

  it('History gives a version a name before its time, and takes it away [13.81]', async () => {
    const version = { number: 4, at: '2026-11-01T12:00:00.000Z', by: 'omar', action: 'published' }
    const named = { versions: [{ ...version, name: 'Before the move' }] }
    const { sentTo } = await openEditor(draft, {
      'GET /versions': [{ versions: [version] }, named, { versions: [version] }],
      'PATCH /versions/4': { status: 204 },
    })
    press('History')
    fireEvent.click(await screen.findByRole('button', { name: /^Name.*Published/ }))
    fill('Name of the version', ' Before the move ')
    press('Save name')
    fireEvent.click(await screen.findByRole('button', { name: /^Rename.*Before the move: Published Nov 1/ }))
    expect(names('dialog li strong')).toEqual(['Before the move', 'Published'])
    expect(screen.getByLabelText<HTMLInputElement>('Name of the version').value).toBe('Before the move')
    fill('Name of the version', '')
    press('Save name')
    await screen.findByRole('button', { name: /^Name.*Published/ })
    expect(sentTo('/versions/4')).toEqual([{ name: 'Before the move' }, { name: null }])
  })

  it('History compares any two versions, the earlier one first, with their words marked [14.35]', async () => {
    const versions = [6, 5, 4].map((number) => ({
      number,
      at: `2026-11-0${number}T12:00:00.000Z`,
      by: 'omar',
      action: 'published',
    }))
    const contents = versions.map(({ number, at, by }) => [
      `GET /versions/${number}`,
      { number, at, by, content: { ...changed, title: `Sleep ${number}` } },
    ])
    await openEditor(draft, { 'GET /versions': { versions }, ...Object.fromEntries(contents) })
    press('History')
    fireEvent.click(await screen.findByRole('button', { name: /^Compare.*Nov 6/ }))
    await screen.findByRole('heading', { name: 'Title' })
    fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: '4' } })
    await waitFor(() => expect(names('dialog del')).toEqual(['4']))
    expect(names('dialog ins')).toEqual(['6'])
    expect(names('dialog p').join()).toMatch(
      /Struck through: only in Published Nov 4.*by omar\. Underlined: only in Published Nov 6/,
    )
    fireEvent.change(screen.getByLabelText('Compare with'), { target: { value: '' } })
    await waitFor(() => expect(names('dialog ins')).toEqual(['Rest']))
  })

  it('Discard changes shows what goes and whose it is, and Undo brings the draft back with its authors [14.22]', async () => {
    const { sentTo } = await openEditor(draft, { 'DELETE /draft?version=1': post, 'PUT /draft': draft })
    press('Discard changes')
    const confirm = await screen.findByRole('button', { name: 'Discard 1 change' })
    expect(names('dialog summary')[0]).toMatch(/^Title (you|ruth) \(Fri, Nov 20, 7:00 AM\)$/)
    fireEvent.click(confirm)
    const toast = (await screen.findByText('Changes discarded')).closest('li')
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Sleep')
    fireEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sentTo('/draft')).toHaveLength(1))
    expect(sentTo('/draft')[0]).toMatchObject({
      content: changed,
      restores: Date.parse('2026-11-20T12:00:00.000Z'),
    })
  })

  it('the sources of a treatment page are added, changed, moved and removed [13.17]', async () => {
    const guideline = { title: 'A guideline', publisher: 'SAMHSA', year: 2024, url: 'https://example.org/a' }
    const content = { title: 'Aftercare', slug: 'how-we-help/aftercare', sources: [guideline] }
    const page = publishedDocument('treatment', content)
    const { sentTo } = await openEditor(page, { 'PUT /draft': withDraftOf(page, content) })
    const sources = within(screen.getByRole('group', { name: 'Sources' }))
    fireEvent.click(sources.getByRole('button', { name: 'Add source' }))
    const second = within(sources.getByRole('group', { name: 'source 2' }))
    fireEvent.change(second.getByLabelText('Source title'), { target: { value: 'Another' } })
    fireEvent.change(second.getByLabelText('Year'), { target: { value: '2025' } })
    fireEvent.click(sources.getByRole('button', { name: 'Move source 2 up' }))
    await saved()
    const sent = sentTo('/draft').at(-1)
    expect(sent).toMatchObject({
      content: { sources: [{ title: 'Another', publisher: '', year: 2025, url: '' }, guideline] },
    })
    fireEvent.click(sources.getByRole('button', { name: 'Remove source 1' }))
    expect(sources.getAllByRole('group')).toHaveLength(1)
  })

  it('a page gets further sections, and a link in the menu and the footer while they have room [13.16]', async () => {
    const content = { title: 'Parking', slug: 'how-we-help/parking', category: 'how-we-help' }
    const page = publishedDocument('treatment', content)
    const linked = ['a', 'b', 'c'].map((id) => ({ id, title: id, slug: id, linkedFrom: ['footer'] }))
    const { sentTo } = await openEditor(page, {
      'GET /api/admin/service-pages': { status: 200, json: linked },
      'PUT /draft': withDraftOf(page, content),
    })
    const places = within(screen.getByRole('group', { name: 'Also linked in' }))
    await places.findByText('Footer, More help (full)')
    expect(places.getByLabelText<HTMLInputElement>(/^Footer/).disabled).toBe(true)
    fireEvent.click(places.getByLabelText(/^Menu/))
    const sections = within(screen.getByRole('group', { name: 'Further sections' }))
    fireEvent.click(sections.getByRole('button', { name: 'Add section' }))
    fireEvent.change(sections.getByRole('textbox', { name: 'Heading' }), { target: { value: 'The deck' } })
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({
      content: { linkedFrom: ['menu'], sections: [{ heading: 'The deck', html: '' }] },
    })
  })

  it('a link takes the title of a page for its address, names that page, and says when it is not published [14.57]', async () => {
    const content = {
      message: 'Closed today',
      link: '/how-we-help/gone',
      endsAt: `${nextYear}-01-01T12:00:00.000Z`,
    }
    const alert = publishedDocument('alert', content)
    const pages = [{ id: 'a', slug: 'how-we-help/after', title: 'Aftercare', category: 'how-we-help' }]
    const { sentTo } = await openEditor(alert, {
      'GET /api/admin/service-pages': { status: 200, json: pages },
      'PUT /draft': withDraftOf(alert, content),
    })
    await screen.findByText(/^Its page is not on the website/)
    const field = screen.getByLabelText(/^Link \(optional\)$/)
    fireEvent.focus(field)
    await waitFor(() => expect(document.querySelector('option[value="/how-we-help/after"]')).not.toBeNull())
    fireEvent.change(field, { target: { value: 'aftercare ' } })
    fireEvent.blur(field)
    await screen.findByText('Aftercare', { selector: 'p' })
    await saved()
    expect(sentTo('/draft').at(-1)).toMatchObject({ content: { link: '/how-we-help/after' } })
  })

  it('a clinician records a review of a published treatment page by name', async () => {
    const page = publishedDocument('treatment', { title: 'Aftercare', slug: 'how-we-help/aftercare' })
    const { sentTo } = await openEditor(page, { 'PUT /review': page })
    press('Clinical review')
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Name and credentials'), {
      target: { value: 'Ana Reyes, LPC' },
    })
    fireEvent.click(dialog.getByRole('button', { name: 'I have read this page and it is right' }))
    await screen.findByText('Review recorded')
    expect(sentTo('/review')).toEqual([{ version: 4, reviewer: 'Ana Reyes, LPC' }])
  })
})
