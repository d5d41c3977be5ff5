import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { staffMessages } from '../../../staffMessages.ts'
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
  withDraftOf,
} from '../../../testing/editorScreen.ts'

afterEach(cleanup)

/** What screen readers say at once, above the buttons of the action bar. */
async function refusalAbove(sentence: string) {
  const refusal = (await screen.findByText(sentence)).closest('[role="alert"]')
  expect(refusal?.parentElement?.role).toBe('toolbar')
  return refusal
}

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
