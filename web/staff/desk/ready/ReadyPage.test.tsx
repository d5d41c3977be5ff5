import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { unansweredTexts } from '../../../data/write.ts'
import { pressUndo, renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const later = '2097-01-15T14:30:00.000Z'
const changed = { updatedAt: '2026-11-20T15:00:00.000Z', updatedBy: 'ruth' }
const sleep = {
  ...{ kind: 'post', id: 'post-1', title: 'Sleep', version: 3, ...changed },
  ...{ status: 'changed', isPublished: true, isOutdated: false, issues: [], changes: [], questions: [] },
}
const aftercare = { ...sleep, kind: 'treatment', id: 'aftercare', title: 'Aftercare', version: 7 }
const unfinished = {
  ...{ ...sleep, id: 'post-2', title: '', status: 'draft', isPublished: false },
  issues: [
    { path: ['author'], message: 'is required' },
    { path: ['content'], message: 'Say “people with a substance use disorder” instead of “addicts”.' },
  ],
}
const outdated = { ...sleep, id: 'post-3', title: 'Rest', isOutdated: true }
const read = 'GET /api/admin/publications'
const write = 'POST /api/admin/publications'
const list = (...documents: object[]) => ({ documents, total: documents.length })

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const rowOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('li')
  if (!row) throw new Error(`No row has ${title}`)
  return within(row)
}
/** Presses the button of the screen, and the one of its dialog. */
const confirm = async (action: string) => {
  fireEvent.click(screen.getByRole('button', { name: action }))
  const dialog = within(await screen.findByRole('dialog', { name: `${action}?` }))
  fireEvent.click(dialog.getByRole('button', { name: action }))
}
const writes = (sent: Awaited<ReturnType<typeof open>>['sent']) =>
  sent.filter(({ request }) => request === write).map(({ json }) => json)
const open = async (responses: Parameters<typeof renderLoggedIn>[1]) => {
  const view = await renderLoggedIn('/admin/ready-to-publish', responses)
  await screen.findByRole('list', { name: 'Drafts' })
  return view
}

describe('the screen Ready to publish', () => {
  it('is reached from the navigation, which counts what is ready [14.1]', async () => {
    const counts = [
      { state: 'draft', kind: 'post', total: 2 },
      { state: 'changed', kind: 'faq', total: 1 },
      { state: 'scheduled', kind: 'faq', total: 4 },
    ]
    await renderLoggedIn('/admin/blog', {
      'GET /api/admin/tasks': { counts, missed: [], approvals: [], questions: [], imagesWithoutText: 0 },
    })
    const link = await screen.findByRole('link', { name: /^3 drafts/ })
    expect(link.getAttribute('href')).toBe('/admin/ready-to-publish')
  })

  it('names the changed fields of each draft, and whose words they are [14.20]', async () => {
    const at = '2026-11-20T15:00:00.000Z'
    const changes = [
      { path: ['title'], authors: [{ by: 'ruth', at }] },
      {
        path: ['content'],
        authors: [
          { by: 'ruth', at },
          { by: 'omar', at },
        ],
      },
    ]
    await open({ [read]: list({ ...sleep, changes }) })
    const items = within(screen.getByRole('list', { name: 'Changes of Sleep' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Title: ruth', 'Body: ruth and omar'])
  })

  it('leads to the tabs of Clinic, each of which is published on its own [14.21]', async () => {
    await open({ [read]: list({ ...sleep, kind: 'site', id: 'site', title: 'The facts' }) })
    expect(box('Publish The facts').disabled).toBe(true)
    rowOf('The facts').getByText('Each tab of Clinic is published on its own: open it.')
  })

  it('names beside each draft what is missing and what the content checks block [13.19]', async () => {
    await open({ [read]: list(sleep, unfinished, outdated) })
    screen.getByText('1 draft can be published, 2 are unfinished')
    rowOf('Sleep').getByText('Post, changed Nov 20, 2026, 10:00 AM EST by ruth')
    rowOf('Untitled').getByText('Author is required.')
    rowOf('Untitled').getByText(/^Body: Say “people with a substance use disorder” instead/)
    rowOf('Rest').getByText(/Somebody has published another version since/)
    expect(box('Publish Untitled').disabled).toBe(true)
    expect(box('Publish Rest').disabled).toBe(true)
    expect(box('Publish Sleep').disabled).toBe(false)
  })

  it('publishes the chosen ones with one request, after a dialog that names them [13.19]', async () => {
    const scheduled = { ...sleep, id: 'post-9', title: 'Holidays', status: 'scheduled', publishAt: later }
    const alert = { ...sleep, kind: 'alert', id: 'alert-1', title: 'Closed' }
    const { sent } = await open({
      [read]: [
        { status: 200, json: list(sleep, aftercare, unfinished, scheduled, alert) },
        { status: 200, json: list(unfinished) },
      ],
      [write]: { published: [{}, {}, {}], refused: [] },
    })
    screen.getByText('3 drafts can be published, 1 is unfinished, 1 scheduled')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
    const without = 'alerts (shown on every page) and what is scheduled'
    fireEvent.click(box(`2 drafts that can be published, without ${without}`))
    expect(box('Publish Closed').checked).toBe(false)
    fireEvent.click(box('Publish Closed'))
    fireEvent.click(screen.getByRole('button', { name: 'Publish 3 documents' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish 3 documents?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Sleep',
      'Aftercare',
      'ClosedShown on every page',
    ])
    expect(writes(sent)).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Publish 3 documents' }))
    await screen.findByText('3 documents published')
    expect(writes(sent)).toEqual([
      {
        documents: [
          { kind: 'post', id: 'post-1', version: 3 },
          { kind: 'treatment', id: 'aftercare', version: 7 },
          { kind: 'alert', id: 'alert-1', version: 3 },
        ],
      },
    ])
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Sleep' })).toBeNull())
  })

  it('leaves what was taken off the website and the tabs of Clinic to a choice of their own [13.19]', async () => {
    const takenDown = { about: 'takenDown', who: 'omar', at: later }
    await open({
      [read]: list(sleep, { ...aftercare, questions: [takenDown] }, { ...sleep, kind: 'site', id: 'site' }),
    })
    const without = 'what was taken off the website and the tabs of Clinic'
    fireEvent.click(box(`1 draft that can be published, without ${without}`))
    screen.getByRole('button', { name: 'Publish 1 document' })
  })

  it('counts the drafts of the navigation again after a publication [14.1]', async () => {
    const tasks = (total: number) => ({
      ...{ missed: [], approvals: [], questions: [], imagesWithoutText: 0 },
      counts: [{ state: 'draft', kind: 'post', total }],
    })
    await open({
      [read]: [list(sleep, aftercare), list(aftercare)],
      [write]: { published: [{}], refused: [] },
      'GET /api/admin/tasks': [tasks(2), tasks(1)],
    })
    await screen.findByRole('link', { name: /^2 drafts/ })
    fireEvent.click(box('Publish Sleep'))
    await confirm('Publish 1 document')
    await screen.findByRole('link', { name: /^1 draft\b/ })
  })

  it('undoes together what was published together [13.19]', async () => {
    const published = { version: 4, content: {}, approved: true }
    const versions = 'GET /api/admin/documents/post/post-1/versions'
    const publish = 'POST /api/admin/documents/post/post-1/publish'
    const added = { ...sleep, id: 'post-2', title: 'Naps', status: 'draft', isPublished: false }
    const shown = (id: string) => ({ kind: 'post', id, status: 'published', published, draft: null })
    const { sent } = await open({
      [read]: [list(sleep, added), list(), list(sleep, added)],
      [write]: [
        { published: [shown('post-1'), shown('post-2')], refused: [] },
        { published: [shown('post-2')], refused: [] },
      ],
      [versions]: {
        versions: [
          { number: 4, action: 'publish' },
          { number: 3, action: 'draft' },
          { number: 2, action: 'publish' },
        ],
      },
      [publish]: shown('post-1'),
    })
    fireEvent.click(box('2 drafts that can be published'))
    await confirm('Publish 2 documents')
    await pressUndo('2 documents published')
    await screen.findByText('Publication undone')
    expect(writes(sent)[1]).toEqual({
      documents: [{ kind: 'post', id: 'post-2', version: 4 }],
      takeDown: true,
    })
    expect(sent.find(({ request }) => request === publish)?.json).toEqual({ version: 4, restore: 2 })
    await screen.findByRole('link', { name: 'Naps' })
  })

  it.each([
    ['', 'Publish', /^omar has scheduled it for .*Jan 15, 9:30 AM\. It goes out now instead\.$/],
    ['2097-01-20T09:30', 'Schedule', /^omar .*Jan 15, 9:30 AM\. It goes out .*Jan 20, 9:30 AM instead\.$/],
    ['2097-01-15T09:30', 'Schedule', undefined],
  ])(
    'says before a scheduled one gets another time whose time that replaces [13.19] (%s)',
    async (time, action, sentence) => {
      const scheduled = { ...sleep, status: 'scheduled', publishAt: later, scheduledBy: 'omar' }
      await open({ [read]: list(scheduled), [write]: { published: [{}], refused: [] } })
      fireEvent.click(box('Publish Sleep'))
      if (time) fireEvent.change(screen.getByLabelText('Publish on (optional)'), { target: { value: time } })
      fireEvent.click(screen.getByRole('button', { name: `${action} 1 document` }))
      const dialog = within(await screen.findByRole('dialog'))
      if (sentence) dialog.getByText(sentence)
      else expect(dialog.queryByText(/has scheduled it for/)).toBeNull()
      fireEvent.click(dialog.getByRole('button', { name: `${action} 1 document` }))
      await screen.findByText(/^1 document (?:published|scheduled)$/)
    },
  )

  it('schedules several together, for the clinic’s time', async () => {
    const { sent } = await open({
      [read]: list(sleep, aftercare),
      [write]: { published: [], refused: [] },
    })
    fireEvent.click(box('2 drafts that can be published'))
    fireEvent.change(screen.getByLabelText('Publish on (optional)'), {
      target: { value: '2097-01-15T09:30' },
    })
    await confirm('Schedule 2 documents')
    await waitFor(() => expect(writes(sent)).toHaveLength(1))
    expect(writes(sent)[0]).toMatchObject({
      publishAt: later,
      documents: [{ id: 'post-1' }, { id: 'aftercare' }],
    })
  })

  it('names what was refused, with the reason [13.19]', async () => {
    await open({
      [read]: list(sleep, aftercare),
      [write]: {
        published: [],
        refused: [
          {
            kind: 'post',
            id: 'post-1',
            message: 'Refused',
            issues: [{ path: ['author'], message: 'is required' }],
          },
          {
            kind: 'treatment',
            id: 'aftercare',
            message: 'Somebody else has changed this document since',
            issues: [],
          },
        ],
      },
    })
    fireEvent.click(box('Publish Sleep'))
    fireEvent.click(box('Publish Aftercare'))
    await confirm('Publish 2 documents')
    const what = await screen.findByText('These were not published:', { selector: 'p' })
    const alert = what.parentElement as HTMLElement
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sleep: Author is required.', 'Aftercare: Somebody else has changed this document since.'])
  })

  it('reads the drafts again where the response is lost', async () => {
    await open({
      [read]: [
        { status: 200, json: list(sleep) },
        { status: 200, json: list() },
      ],
      [write]: { status: 503, json: {} },
    })
    fireEvent.click(box('Publish Sleep'))
    await confirm('Publish 1 document')
    await screen.findByText(unansweredTexts.title)
    await screen.findByText('Nothing is waiting: visitors see everything as it is here.')
  })

  it('takes several off the website together, after a dialog that names them [13.19]', async () => {
    const online = `${read}?show=online`
    const below = { path: ['id'], message: 'has pages below it: Group therapy' }
    const needed = { path: ['kind'], message: 'is one that the site cannot do without' }
    const { sent } = await open({
      [read]: list(sleep),
      [online]: list(
        sleep,
        { ...aftercare, issues: [below] },
        { ...sleep, id: 'home', title: 'Home', issues: [needed] },
      ),
      [write]: { published: [{}], refused: [{ ...aftercare, message: 'Refused', issues: [below] }] },
    })
    fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'online' } })
    await screen.findByText('3 documents')
    expect(screen.queryByLabelText(/that can be published/)).toBeNull()
    expect(box('Take Home off the website').disabled).toBe(true)
    rowOf('Home').getByText('The document is one that the site cannot do without.')
    // It can leave together with the pages below it.
    fireEvent.click(box('Take Aftercare off the website'))
    fireEvent.click(box('Take Sleep off the website'))
    fireEvent.click(screen.getByRole('button', { name: 'Take 2 documents off the website' }))
    const dialog = await screen.findByRole('dialog', { name: 'Take 2 documents off the website?' })
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sleep', 'Aftercare'])
    expect(sent.filter(({ request }) => request === write)).toEqual([])
    fireEvent.click(within(dialog).getByRole('button', { name: 'Take off the website' }))
    await screen.findByText('1 document taken off the website')
    expect(sent.filter(({ request }) => request === write).map(({ json }) => json)).toEqual([
      {
        documents: [
          { kind: 'post', id: 'post-1', version: 3 },
          { kind: 'treatment', id: 'aftercare', version: 7 },
        ],
        takeDown: true,
      },
    ])
    const alert = await screen.findByRole('alert')
    within(alert).getByText('These are still on the website:')
    within(alert).getByText(/The page has pages below it: Group therapy\./)
  })
})
