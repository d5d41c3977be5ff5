import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { nextYear } from '#shared/testing/nextYear.ts'
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
import { navigate } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

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
