import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DeskDocument } from '#shared/entities/documents.ts'
import { autosaveDelays, type DocumentStoreDependencies, makeDocumentStore } from './documentStore.ts'
import type { LocalCopy } from './localCopies.ts'

const { afterKey, retry, longest } = autosaveDelays
/** The server takes a text of this version for the history. */
const ofNoDraft = Number.MAX_SAFE_INTEGER
const { notice, longest: longestWait } = apiLimits.handOver

const published: DeskDocument = {
  kind: 'post',
  id: 'post-1',
  status: 'published',
  published: { content: { title: 'Sleep', excerpt: 'Why' }, version: 4 },
  draft: null,
}
const draftOf = (content: Record<string, unknown>, version: number): DeskDocument => ({
  ...published,
  status: 'changed',
  draft: { content, version, basedOn: 4, updatedAt: '2026-11-20T12:00:00.000Z', updatedBy: 'ruth' },
})

class Failed extends Error {
  readonly failure: ReturnType<DocumentStoreDependencies['failureOf']>
  constructor(failure: Failed['failure']) {
    super('failed')
    this.failure = failure
  }
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** A store over a server that has the next draft version, and over this device's copies, which are read after `isRead`. */
async function open(copies = new Map<string, LocalCopy>(), isRead = Promise.resolve()) {
  let version = 0
  const server: { document?: DeskDocument } = {}
  const save = vi.fn<DocumentStoreDependencies['save']>(async ({ content }) => {
    version += 1
    return draftOf(content, version)
  })
  const announce = vi.fn<DocumentStoreDependencies['announce']>(async () => ({
    ...{ username: 'ana', others: ['omar'], told: [] },
    document: server.document ?? store.getState().document,
  }))
  const store = makeDocumentStore(published, {
    ...{ tab: 'here', member: 'ana', save, announce, isLost: async (tab) => tab === 'lost' },
    open: async () => server.document ?? published,
    failureOf: (error) => {
      if (error instanceof Failed) return error.failure
      throw error
    },
    copies: {
      read: async (name) => {
        await isRead
        return [...copies].flatMap(([key, copy]) => (key.startsWith(name) ? [{ ...copy, key }] : []))
      },
      write: async (name, copy) => void copies.set(name, copy),
      remove: async (name) => void copies.delete(name),
    },
    now: () => new Date(),
  })
  const stop = store.start()
  await vi.advanceTimersByTimeAsync(0)
  const type = (title: string) =>
    store.dispatch({ type: 'edited', path: ['title'], value: title, typedAt: Date.now() })
  const copyOfTab = () => [...copies].find(([key]) => key.startsWith('post/post-1/here/'))?.[1]
  return { store, save, announce, server, stop, type, copies, copy: copyOfTab }
}

describe('autosave', () => {
  it('sends the content a second after the last key, with the version of the draft [14.14]', async () => {
    const { save, type, store } = await open()
    type('R')
    await vi.advanceTimersByTimeAsync(afterKey - 1)
    type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey - 1)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save).toHaveBeenCalledExactlyOnceWith({
      content: { title: 'Rest', excerpt: 'Why' },
      version: 0,
      basedOn: 4,
      tab: 'here',
      id: expect.any(String),
      follows: [],
    })
    expect(store.getState().save).toBe('saved')

    type('Rest well')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save.mock.lastCall?.[0].version).toBe(1)
  })

  it('sends what was typed during a save after it, never beside it', async () => {
    const { save, type, store } = await open()
    const first = Promise.withResolvers<DeskDocument>()
    save.mockImplementationOnce(() => first.promise)
    type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey)
    type('Rest well')
    await vi.advanceTimersByTimeAsync(10 * afterKey)
    expect(save).toHaveBeenCalledTimes(1)
    first.resolve(draftOf({ title: 'Rest', excerpt: 'Why' }, 7))
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save.mock.lastCall?.[0]).toMatchObject({
      content: { title: 'Rest well', excerpt: 'Why' },
      version: 7,
    })
    expect(store.getState().save).toBe('saved')
  })

  it('tries again after growing waits without a connection, and at once when it is back', async () => {
    const { save, type, store } = await open()
    save.mockRejectedValue(new Failed({ state: 'offline' }))
    type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(store.getState().save).toBe('offline')
    for (const wait of [retry, 2 * retry, 4 * retry, 8 * retry, longest, longest]) {
      save.mockClear()
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(save).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(save).toHaveBeenCalledTimes(1)
    }
    save.mockResolvedValue(draftOf({ title: 'Rest', excerpt: 'Why' }, 1))
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.getState().save).toBe('saved')
  })

  it.each([
    ['in the same tab', false],
    ['after a reload', true],
  ])('goes on after saves of which only the response was lost, %s [14.14]', async (_, isReloaded) => {
    const before = await open()
    const stored: string[] = []
    before.save.mockImplementation(async ({ id = '' }) => {
      stored.push(id)
      throw new Failed({ state: 'offline' })
    })
    before.type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey)
    before.type('Rest well')
    await vi.advanceTimersByTimeAsync(2 * retry)
    if (isReloaded) before.stop()
    await vi.advanceTimersByTimeAsync(0)
    const { store, save, type } = isReloaded ? await open(before.copies) : before
    save.mockImplementation(async ({ content }) => draftOf(content, 3))
    type('Rest well tonight')
    await vi.advanceTimersByTimeAsync(retry)
    expect(save.mock.lastCall?.[0]).toMatchObject({
      content: { title: 'Rest well tonight' },
      follows: expect.arrayContaining(stored),
    })
    expect(store.getState()).toMatchObject({ save: 'saved', unanswered: [] })
  })

  it('takes the draft of a conflict for its own where a lost save wrote it, and saves what came after [14.14]', async () => {
    const { save, type, store } = await open()
    let lost = ''
    save.mockImplementationOnce(async ({ id = '' }) => {
      lost = id
      throw new Failed({ state: 'offline' })
    })
    type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey)
    const current = draftOf({ title: 'Rest', excerpt: 'Why' }, 1)
    if (current.draft) current.draft.save = lost
    save.mockRejectedValueOnce(new Failed({ current }))
    type('Rest well')
    await vi.advanceTimersByTimeAsync(retry)
    await vi.advanceTimersByTimeAsync(afterKey)
    const { newer, aside, save: saved } = store.getState()
    expect({ newer, aside, saved }).toEqual({ newer: undefined, aside: undefined, saved: 'saved' })
    expect(save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Rest well' }, version: 1 })
  })

  it('slows down and stops where the server refuses a text and shows nobody else’s, until the member tries again', async () => {
    const { save, type, store } = await open()
    save.mockRejectedValue(new Failed({ current: published }))
    type('Rest')
    await vi.advanceTimersByTimeAsync(1_000 * afterKey)
    expect([save.mock.calls.length, store.getState().save]).toEqual([5, 'stopped'])
    type('Rest well')
    await vi.advanceTimersByTimeAsync(1_000 * afterKey)
    expect(save).toHaveBeenCalledTimes(5)
    save.mockResolvedValue(draftOf({ title: 'Rest well', excerpt: 'Why' }, 1))
    await store.flush()
    expect(store.getState()).toMatchObject({ save: 'saved', failures: 0 })
  })

  it('waits for the next key after the server refused a draft', async () => {
    const { save, type, store } = await open()
    save.mockRejectedValueOnce(new Failed({ state: 'failed' }))
    type('Rest')
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect(save).toHaveBeenCalledTimes(1)
    expect(store.getState().save).toBe('failed')
    type('Rest well')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(store.getState().save).toBe('saved')
  })

  it('saves all other fields without one that the server refuses, which stays on this device [14.16]', async () => {
    const { save, type, store, copy } = await open()
    const tooLong = { path: ['title'], message: 'may have at most 500 characters' }
    const savedOnServer = save.getMockImplementation()
    save.mockImplementation(async (draft) => {
      if (String(draft.content.title).length > 500) throw new Failed({ state: 'failed', issues: [tooLong] })
      return savedOnServer?.(draft) ?? published
    })
    const long = 'x'.repeat(501)
    const write = (excerpt: string) => store.dispatch({ type: 'edited', path: ['excerpt'], value: excerpt })
    type(long)
    write('How')
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect(save.mock.calls.map(([{ content }]) => content)).toEqual([
      { title: long, excerpt: 'How' },
      { title: 'Sleep', excerpt: 'How' },
    ])
    expect(store.getState()).toMatchObject({ save: 'failed', refused: [tooLong], content: { title: long } })
    expect(copy()?.content).toEqual({ title: long, excerpt: 'How' })
    expect(await store.flush()).toBeUndefined()

    write('How and why')
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect(save.mock.calls.slice(2).map(([{ content }]) => content)).toEqual([
      { title: 'Sleep', excerpt: 'How and why' },
    ])

    type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save.mock.lastCall?.[0].content).toEqual({ title: 'Rest', excerpt: 'How and why' })
    expect(store.getState().save).toBe('saved')
    expect(copy()).toBeUndefined()
  })

  it('pauses at a newer draft until both are compared, and sends what was typed since to the history [14.19]', async () => {
    const { save, type, store, copy, server } = await open()
    const current = draftOf({ title: 'Theirs', excerpt: 'Why' }, 9)
    server.document = current
    save.mockRejectedValueOnce(new Failed({ current }))
    type('Mine')
    await vi.advanceTimersByTimeAsync(afterKey)
    type('Mine, longer')
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect(save).toHaveBeenCalledTimes(1)
    expect(copy()?.content.title).toBe('Mine, longer')
    save.mockRejectedValueOnce(new Failed({ current }))
    await store.compare()
    expect(save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Mine, longer' }, version: 0 })
    expect(store.getState()).toMatchObject({
      content: { title: 'Theirs' },
      aside: { content: { title: 'Mine, longer' } },
    })
    store.dispatch({ type: 'asideUsed', content: { title: 'Mine, longer', excerpt: 'Why' } })
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Mine, longer' }, version: 9 })
    expect(store.getState().save).toBe('saved')
  })

  it('keeps the text on the screen where it cannot be sent before a comparison', async () => {
    const { save, type, store } = await open()
    save.mockRejectedValueOnce(new Failed({ current: draftOf({ title: 'Theirs' }, 9) }))
    type('Mine')
    await vi.advanceTimersByTimeAsync(afterKey)
    save.mockRejectedValueOnce(new Failed({ state: 'offline' }))
    await store.compare()
    expect(store.getState()).toMatchObject({ content: { title: 'Mine' }, save: 'offline' })
  })

  it('is sent by a tab that closes, which releases the document, and is known for its own when the tab is opened again [14.17]', async () => {
    const before = await open()
    before.save.mockImplementation(() => new Promise(() => undefined))
    before.type('Rest')
    await vi.advanceTimersByTimeAsync(afterKey)
    before.type('Rest well')
    const [inFlight] = before.save.mock.calls[0] ?? []
    dispatchEvent(new Event('pagehide'))
    expect(before.save.mock.calls.slice(1)).toMatchObject([
      [{ content: { title: 'Rest well' }, releases: true, follows: [inFlight?.id] }],
    ])
    expect(before.announce).not.toHaveBeenCalledWith('release', expect.anything())

    const id = before.save.mock.lastCall?.[0].id
    const current = draftOf({ title: 'Rest well, as the server cleans it', excerpt: 'Why' }, 2)
    if (current.draft) current.draft.save = id
    const { store, save, copy } = await open(before.copies)
    save.mockRejectedValueOnce(new Failed({ current }))
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(store.getState()).toMatchObject({ save: 'saved', newer: undefined, unanswered: [] })
    expect(copy()).toBeUndefined()
  })

  it.each([
    ['is larger than a closing tab can send', 'x'.repeat(60 * 1024), undefined],
    ['lacks a login', 'Rest', 'loggedOut' as const],
  ])(
    'that %s stays on this device when the tab closes, which releases the document [14.17]',
    async (_, title, state) => {
      const { save, type, copy, store, announce } = await open()
      type(title)
      if (state) store.dispatch({ type: 'saveFailed', state })
      await vi.advanceTimersByTimeAsync(0)
      dispatchEvent(new Event('pagehide'))
      expect(save).not.toHaveBeenCalled()
      expect(announce).toHaveBeenLastCalledWith('release')
      expect(copy()?.content.title).toBe(title)
    },
  )

  it('happens at once when the screen is left', async () => {
    const { save, type, stop } = await open()
    type('Rest')
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(save).toHaveBeenCalledTimes(1)
  })
})

describe('the copy on this device', () => {
  it('has every character at once, and is deleted once the server has them [14.17]', async () => {
    const { type, copy } = await open()
    type('R')
    type('Re')
    await vi.advanceTimersByTimeAsync(0)
    expect(copy()).toEqual({
      content: { title: 'Re', excerpt: 'Why' },
      base: { title: 'Sleep', excerpt: 'Why' },
      from: { version: 0, basedOn: 4 },
      unanswered: [{ id: expect.any(String), content: { title: 'Re', excerpt: 'Why' } }],
      refused: [],
      at: '2026-11-21T09:00:00.000Z',
    })
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(copy()).toBeUndefined()
  })

  it('comes back with what was refused, which is not saved before it is edited [14.16]', async () => {
    const issue = { path: ['title'], message: 'cannot be loaded' }
    const before = await open()
    before.type('Rest')
    before.store.dispatch({ type: 'saveFailed', state: 'failed', issues: [issue] })
    before.stop()
    await vi.advanceTimersByTimeAsync(0)

    const { store, save, type, copy } = await open(before.copies)
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect([before.save, save].flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(store.getState()).toMatchObject({ save: 'failed', refused: [issue], content: { title: 'Rest' } })
    type('Sleeping')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save).toHaveBeenCalledTimes(1)
    expect(copy()).toBeUndefined()
  })

  it('comes back with what had not been checked, which is not saved either [5.4]', async () => {
    const issue = { path: ['title'], message: 'cannot be loaded' }
    const before = await open()
    before.type('Rest')
    before.store.saveAfter(new Promise(() => undefined), issue)
    before.stop()
    await vi.advanceTimersByTimeAsync(0)

    const { store, save } = await open(before.copies)
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect([before.save, save].flatMap(({ mock }) => mock.calls)).toEqual([])
    expect(store.getState()).toMatchObject({ refused: [issue], content: { title: 'Rest' } })
  })

  it('comes back after the tab was closed, and is saved', async () => {
    const before = await open()
    before.save.mockRejectedValue(new Failed({ state: 'offline' }))
    before.type('Rest')
    before.stop()
    await vi.advanceTimersByTimeAsync(0)

    const { store, save, copy } = await open(before.copies)
    expect(store.getState().content.title).toBe('Rest')
    expect(store.getState().restoredFrom).toBe('2026-11-21T09:00:00.000Z')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save).toHaveBeenCalledTimes(1)
    expect(copy()).toBeUndefined()
  })

  it('of a lost tab outlives the saves and edits of another tab', async () => {
    const content = { title: 'Lost', excerpt: 'Why' }
    const lost = { content, base: { title: 'Sleep', excerpt: 'Why' }, at: '2026-11-20T09:00:00.000Z' }
    const { copies, type, store, server } = await open()
    copies.set('post/post-1/lost', lost)
    server.document = draftOf({ title: 'Theirs', excerpt: 'Why' }, 3)
    await store.refresh()
    type('Here')
    await vi.advanceTimersByTimeAsync(afterKey)
    expect([...copies]).toEqual([['post/post-1/lost', lost]])
  })

  it('of each of two lost tabs reaches the server, and the screen shows the newer one', async () => {
    const [base, from] = [published.published?.content ?? {}, { version: 0, basedOn: 4 }]
    const lost = (title: string, at: string) => ({ content: { ...base, title }, base, from, at })
    const copies = new Map([
      ['post/post-1/newer', lost('Newer', '2026-11-20T09:05:00.000Z')],
      ['post/post-1/older', lost('Older', '2026-11-20T09:00:00.000Z')],
    ])
    const { store, save } = await open(copies)
    expect(store.getState().content.title).toBe('Newer')
    await vi.advanceTimersByTimeAsync(afterKey)
    const sent = save.mock.calls.map(([{ content, version }]) => [content.title, version])
    expect(sent).toEqual([
      ['Older', ofNoDraft],
      ['Newer', 0],
    ])
    expect([...copies]).toEqual([])
  })

  it('has also what was typed before this device has given what it had, which changes nothing under the keys', async () => {
    const [base, from] = [published.published?.content ?? {}, { version: 0, basedOn: 4 }]
    const left = { content: { ...base, title: 'Left' }, base, from, at: '2026-11-20T09:00:00.000Z' }
    const { promise: isRead, resolve } = Promise.withResolvers<void>()
    const { store, type, save, copies, copy } = await open(new Map([['post/post-1/here', left]]), isRead)
    type('Typed')
    expect(copy()?.content.title).toBe('Typed')
    resolve()
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(store.getState().content.title).toBe('Typed')
    const sent = save.mock.calls.map(([{ content, version }]) => [content.title, version])
    expect(sent).toEqual([
      ['Left', ofNoDraft],
      ['Typed', 0],
    ])
    expect([...copies]).toEqual([])
  })

  it('is sent by a tab that closes before this device has given what it had', async () => {
    const { type, save } = await open(new Map(), new Promise(() => undefined))
    type('Typed')
    dispatchEvent(new Event('pagehide'))
    expect(save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Typed' }, releases: true })
  })

  it('of an older draft is sent with its version, so that the history has it', async () => {
    const base = { title: 'Older', excerpt: 'Why' }
    const from = { version: 3, basedOn: undefined }
    const copy = { content: { title: 'Mine', excerpt: 'Why' }, base, from, at: '2026-11-20T09:00:00.000Z' }
    const { save } = await open(new Map([['post/post-1', copy]]))
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Mine' }, version: 3 })
  })

  it('stays while the session has ended', async () => {
    const { save, type, copy } = await open()
    save.mockRejectedValueOnce(new Failed({ state: 'loggedOut' }))
    type('Rest')
    await vi.advanceTimersByTimeAsync(100 * afterKey)
    expect(save).toHaveBeenCalledTimes(1)
    expect(copy()?.content.title).toBe('Rest')
  })
})

describe('a document', () => {
  const editing = { username: 'ruth', tab: 'elsewhere', at: '2026-11-21T09:00:00.000Z' }

  it('is taken with the first key, again every 20 seconds of typing, and given back when the screen is left [14.18]', async () => {
    const { type, announce, stop } = await open()
    const claims = () => announce.mock.calls.flatMap(([claim]) => claim ?? [])
    for (let second = 0; second < 41; second += 1) {
      type('x'.repeat(second + 1))
      await vi.advanceTimersByTimeAsync(second % 2 ? 999 : 500)
    }
    expect(claims()).toEqual(['typing', 'typing'])
    await vi.advanceTimersByTimeAsync(afterKey)
    stop()
    await vi.advanceTimersByTimeAsync(0)
    expect(claims().at(-1)).toBe('release')
  })

  it('that somebody else has taken a moment before sends what was typed at once, and shows that draft', async () => {
    const { store, type, save, server } = await open()
    server.document = { ...draftOf({ title: 'Theirs', excerpt: 'Why' }, 3), editing }
    save.mockRejectedValueOnce(new Failed({ current: server.document }))
    type('M')
    await vi.advanceTimersByTimeAsync(0)
    expect(save.mock.lastCall?.[0].content.title).toBe('M')
    expect(store.getState()).toMatchObject({
      content: { title: 'Theirs' },
      aside: { content: { title: 'M' } },
      takenBy: editing,
    })
    type('More')
    expect(store.getState().content.title).toBe('Theirs')
  })

  it('keeps also the keys in the history that came while the server refused the ones before, after a lost connection too [14.19]', async () => {
    const { store, type, save, server, copies } = await open()
    const refused = Promise.withResolvers<DeskDocument>()
    server.document = { ...draftOf({ title: 'Theirs', excerpt: 'Why' }, 3), editing }
    save.mockImplementationOnce(() => refused.promise)
    type('M')
    await vi.advanceTimersByTimeAsync(0)
    type('Mine')
    save.mockRejectedValueOnce(new Failed({ state: 'offline' }))
    refused.reject(new Failed({ current: server.document }))
    await vi.advanceTimersByTimeAsync(0)
    const sent = save.mock.calls.map(([{ content, version }]) => [content.title, version])
    expect(sent).toEqual([
      ['M', 0],
      ['Mine', ofNoDraft],
    ])
    expect(store.getState()).toMatchObject({
      content: { title: 'Theirs' },
      aside: { content: { title: 'Mine' } },
    })
    expect([...copies.values()]).toMatchObject([{ content: { title: 'Mine' } }])

    const later = await open(copies)
    expect(later.store.getState().content.title).toBe('Mine')
    later.save.mockRejectedValueOnce(new Failed({ current: server.document }))
    await vi.advanceTimersByTimeAsync(afterKey)
    expect(later.save.mock.lastCall?.[0]).toMatchObject({ content: { title: 'Mine' }, version: 0 })
    expect(copies.size).toBe(0)
  })

  it('is taken over from a tab of one’s own that was lost, if this device has its words', async () => {
    const at = '2026-11-21T08:59:00.000Z'
    const copy = { content: { title: 'Lost' }, base: { title: 'Sleep', excerpt: 'Why' }, at }
    const { announce, store } = await open(new Map([['post/post-1', copy]]))
    announce.mockImplementation(async (claim) => ({
      ...{ username: 'ana', others: [], told: [] },
      document: { ...published, editing: { username: 'ana', tab: claim ? 'here' : 'lost', at } },
    }))
    await store.present()
    expect(announce.mock.lastCall).toEqual(['takeOver', 'here'])
    expect(store.getState().content.title).toBe('Lost')
  })

  const asked = { username: 'ruth', tab: 'elsewhere', at: '2026-11-21T09:00:00.000Z' }

  it('that a colleague asks for is saved and handed over after twenty seconds, or at once [14.18]', async () => {
    const { store, server, announce, type, save } = await open()
    const claims = () => announce.mock.calls.flatMap(([claim]) => claim ?? [])
    const mine = { ...published, editing: { ...editing, username: 'ana', tab: 'here', asked } }
    server.document = mine
    await store.refresh()
    await vi.advanceTimersByTimeAsync(notice - 1)
    expect(claims()).toEqual([])
    type('Mine')
    save.mockImplementation(async ({ content }) => ({ ...draftOf(content, 1), editing: mine.editing }))
    server.document = undefined
    await vi.advanceTimersByTimeAsync(1)
    expect(save.mock.lastCall?.[0].content.title).toBe('Mine')
    expect(claims()).toEqual(['typing', 'handOver'])
  })

  it('that a colleague has not handed over is taken half a minute after it was asked for [14.18]', async () => {
    const { store, server, announce } = await open()
    server.document = {
      ...published,
      editing: { ...editing, asked: { ...asked, username: 'ana', tab: 'here' } },
    }
    await store.refresh()
    announce.mockClear()
    await vi.advanceTimersByTimeAsync(longestWait - 1)
    expect(announce).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(announce).toHaveBeenCalledExactlyOnceWith('takeOver', 'here')
  })

  it.each([
    ['takeOver', { ...editing, username: 'ruth' }],
    ['handOver', { ...editing, username: 'ana', tab: 'here', asked }],
  ] as const)(
    'that is %s by a press the server does not answer says so, and is tried again, once however often it is pressed [14.18]',
    async (claim, writer) => {
      const { store, server, announce } = await open()
      server.document = { ...published, editing: writer }
      await store.refresh()
      announce.mockClear()
      announce.mockRejectedValueOnce(new Error('503')).mockRejectedValueOnce(new Error('no answer'))
      const presses = [store[claim](), store[claim]()]
      await vi.advanceTimersByTimeAsync(0)
      expect(announce).toHaveBeenCalledOnce()
      expect(store.getState().press).toBe('unanswered')
      await vi.advanceTimersByTimeAsync(afterKey)
      expect(store.getState().press).toBe('unanswered')
      await vi.advanceTimersByTimeAsync(2 * afterKey)
      await Promise.all(presses)
      expect(announce.mock.calls).toEqual(Array(3).fill([claim, 'here']))
      expect(store.getState().press).toBeUndefined()
    },
  )

  it.each([
    ['that was closed', 'lost', 'ana', ['release', 'lost']],
    ['that is open', 'open', 'ana', [undefined, 'here']],
    ['of somebody else', 'lost', 'ruth', [undefined, 'here']],
  ])(
    'that a tab %s still has is released at once if it is one’s own [14.18]',
    async (_, tab, username, expected) => {
      const { store, announce, server } = await open()
      server.document = { ...published, editing: { ...editing, username, tab } }
      await store.refresh()
      await vi.advanceTimersByTimeAsync(0)
      await store.present()
      expect(announce.mock.lastCall).toEqual(expected)
    },
  )

  it('is as the server has it after a look that no save has overtaken', async () => {
    const { store, server, type } = await open()
    server.document = draftOf({ title: 'Theirs', excerpt: 'Why' }, 3)
    await store.refresh()
    expect(store.getState().content.title).toBe('Theirs')
    type('Mine')
    const look = store.refresh()
    await vi.advanceTimersByTimeAsync(afterKey)
    await look
    expect(store.getState().content.title).toBe('Mine')
  })
})
