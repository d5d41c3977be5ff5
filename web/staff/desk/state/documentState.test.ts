import { describe, expect, it } from 'vitest'
import type { DeskDocument } from '#shared/entities/documents.ts'
import {
  contentToSave,
  type DocumentAction,
  documentReducer,
  initialDocument,
  isUnsaved,
  otherWriter,
} from './documentState.ts'

const published: DeskDocument = {
  kind: 'post',
  id: 'post-1',
  status: 'published',
  published: { content: { title: 'Sleep', excerpt: 'Why' }, version: 4 },
  draft: null,
}
const draftOf = (content: Record<string, unknown>, version = 2): DeskDocument => ({
  ...published,
  status: 'changed',
  draft: { content, version, basedOn: 4, updatedAt: '2026-11-20T12:00:00.000Z', updatedBy: 'ruth' },
})

const run = (...actions: DocumentAction[]) =>
  actions.reduce(documentReducer, initialDocument(published, 'here'))
const edit = (name: string, value: unknown, at = 0): DocumentAction => ({
  type: 'edited',
  path: [name],
  value,
  typedAt: at,
})
const undo: DocumentAction = { type: 'undone' }
const redo: DocumentAction = { type: 'redone' }
const titles = (...actions: DocumentAction[]) =>
  actions.map((_, index) => run(...actions.slice(0, index + 1)).content.title)

describe('a document in the editor', () => {
  it('starts from the draft, or without one from what is published', () => {
    expect(initialDocument(published).content).toEqual({ title: 'Sleep', excerpt: 'Why' })
    expect(initialDocument(draftOf({ title: 'Rest' })).content).toEqual({ title: 'Rest' })
  })

  it('edits page content that is stored as JSON text as a value', () => {
    const content = { title: 'Blog', content: '[{"name":"hero","elements":[]}]' }
    const page: DeskDocument = { ...published, kind: 'page', published: { content, version: 1 } }
    const state = documentReducer(initialDocument(page), {
      type: 'edited',
      path: ['content', 0, 'name'],
      value: 'top',
    })
    expect(state.content.content).toEqual([{ name: 'top', elements: [] }])
  })

  it('is unsaved once it differs from the server, and not after the edit is undone', () => {
    expect(isUnsaved(run(edit('title', 'Rest')))).toBe(true)
    expect(isUnsaved(run(edit('title', 'Rest'), undo))).toBe(false)
    expect(run(edit('title', 'Rest'), undo).save).toBe('saved')
  })

  it('is saved once somebody has typed again what the server has, also while it saves something else', () => {
    expect(run(edit('title', 'Sleep!'), edit('title', 'Sleep')).save).toBe('saved')
    const { content } = run(edit('title', 'Sleep!'))
    const saved = { type: 'saved', document: draftOf(content), sent: content } as const
    const again = [edit('title', 'Sleep'), edit('title', 'Sleep!')]
    expect(
      run(edit('title', 'Sleep!'), { type: 'saving', sent: { id: 'a', content } }, ...again, saved).save,
    ).toBe('saved')
  })
})

describe('undo', () => {
  it('takes back a pause at a time, not a key', () => {
    const typed = [edit('title', 'R', 0), edit('title', 'Re', 500), edit('title', 'Rest', 5_000)]
    expect(titles(...typed, undo, undo, redo, redo)).toEqual([
      ...['R', 'Re', 'Rest'],
      ...['Re', 'Sleep', 'Re', 'Rest'],
    ])
  })

  it('takes back each move and removal, however quick they are', () => {
    const move = (value: unknown): DocumentAction => ({ type: 'edited', path: ['title'], value })
    expect(run(move(['b', 'a']), move(['b']), undo).content.title).toEqual(['b', 'a'])
  })

  it('keeps edits of two fields apart, however quick they are', () => {
    const state = run(edit('title', 'Rest', 0), edit('excerpt', 'How', 10), undo)
    expect(state.content).toEqual({ title: 'Rest', excerpt: 'Why' })
  })

  it('works across an autosave, and saves what it brought back [14.29]', () => {
    const sent = { title: 'Rest', excerpt: 'Why' }
    const edited = run(edit('title', 'Rest'))
    const saved = documentReducer(edited, {
      type: 'saved',
      document: draftOf(sent),
      sent: edited.content,
    })
    expect(saved.save).toBe('saved')
    const undone = documentReducer(saved, undo)
    expect(undone.content.title).toBe('Sleep')
    expect(undone.save).toBe('waiting')
  })

  it('brings a discarded draft back', () => {
    const edited = run(edit('title', 'Rest'))
    const discarded = documentReducer(edited, { type: 'replaced', document: published })
    expect(discarded.content.title).toBe('Sleep')
    expect(documentReducer(discarded, undo).content.title).toBe('Rest')
  })

  it('has nothing to redo after a new edit', () => {
    expect(run(edit('title', 'Rest'), undo, edit('title', 'Nap', 9_000), redo).content.title).toBe('Nap')
  })
})

const at = '2026-11-20T12:05:00.000Z'
const ruth = { username: 'ruth', tab: 'elsewhere', at }

describe('a document that somebody else writes in', () => {
  const taken = { ...draftOf({ title: 'Theirs', excerpt: 'Why' }, 3), editing: ruth }

  it('takes no keys, no undo and no redo [14.18]', () => {
    const before = run(edit('title', 'Rest'), { type: 'received', document: { ...published, editing: ruth } })
    const reading = run({ type: 'received', document: taken })
    expect(otherWriter(reading)).toEqual(ruth)
    for (const action of [edit('title', 'Mine'), undo, redo])
      expect([documentReducer(reading, action), documentReducer(before, action)]).toEqual([reading, before])
  })

  it('in the same tab, such as a member who has logged in since, is read as well', () => {
    const editing = { ...ruth, tab: 'here' }
    const member = { type: 'announced', member: 'ana', others: [] } as const
    expect(otherWriter(run(member, { type: 'received', document: { ...taken, editing } }))).toEqual(editing)
  })

  it('takes keys in the tab that has it, and again once nobody has it', () => {
    const own = { ...taken, editing: { ...ruth, tab: 'here' } }
    expect(run({ type: 'received', document: own }, edit('title', 'Mine')).content.title).toBe('Mine')
    const { editing, ...free } = taken
    expect(
      run({ type: 'received', document: taken }, { type: 'received', document: free }, edit('title', 'Mine'))
        .content.title,
    ).toBe('Mine')
  })

  it('shows what the other one saves, and undo takes none of it back', () => {
    const later = { ...draftOf({ title: 'Theirs, later', excerpt: 'Why' }, 4), editing: ruth }
    const { editing, ...free } = later
    const state = run(
      { type: 'received', document: taken },
      { type: 'received', document: later },
      { type: 'received', document: free },
    )
    expect([state.content.title, state.past]).toEqual(['Theirs, later', []])
  })

  it('says who took it over, shows that draft, and has what was not saved beside it', () => {
    const mine = { ...draftOf({ title: 'Sleep', excerpt: 'Why' }), editing: { ...ruth, tab: 'here' } }
    const state = run({ type: 'received', document: mine }, edit('title', 'Mine'), {
      type: 'tooLate',
      current: taken,
    })
    expect(state).toMatchObject({
      takenBy: ruth,
      content: { title: 'Theirs' },
      aside: { content: { title: 'Mine' }, base: { title: 'Sleep' } },
      save: 'saved',
    })
  })
})

describe('a save that came too late', () => {
  const current = draftOf({ title: 'Theirs', excerpt: 'Why' }, 3)

  it('changes nothing on the screen, where somebody may be typing [14.19]', () => {
    const state = run(edit('title', 'Mine'), { type: 'tooLate', current }, edit('title', 'Mine again'))
    expect(state).toMatchObject({ content: { title: 'Mine again' }, newer: current })
  })

  it('is compared with the newest text of the others, of which nothing is mixed into what is typed', () => {
    const newest = draftOf({ title: 'Sleep', excerpt: 'Theirs' }, 4)
    const late = { type: 'tooLate', current } as const
    const state = run(edit('title', 'Mine'), late, { type: 'received', document: newest })
    expect(state).toMatchObject({ content: { title: 'Mine', excerpt: 'Why' }, newer: newest })
  })

  it('is compared once somebody wants to, and what is chosen is the next step of undo', () => {
    const compared = run(edit('title', 'Mine'), { type: 'tooLate', current }, { type: 'setAside' })
    expect(compared).toMatchObject({
      content: { title: 'Theirs' },
      from: { version: 3 },
      aside: { content: { title: 'Mine', excerpt: 'Why' }, base: { title: 'Sleep', excerpt: 'Why' } },
    })
    const used = documentReducer(compared, { type: 'asideUsed', content: { title: 'Mine', excerpt: 'Why' } })
    expect([used.content.title, used.aside, used.save]).toEqual(['Mine', undefined, 'waiting'])
    expect(documentReducer(used, undo).content.title).toBe('Theirs')
  })

  it('goes on by itself where the other version has the same words', () => {
    const same = draftOf({ title: 'Sleep', excerpt: 'Why' }, 7)
    const state = run(edit('title', 'Mine'), { type: 'tooLate', current: same })
    expect([state.content.title, state.newer, state.from.version]).toEqual(['Mine', undefined, 7])
    const arrived = draftOf({ title: 'Mine', excerpt: 'Why' }, 7)
    expect(run(edit('title', 'Mine'), { type: 'tooLate', current: arrived }).save).toBe('saved')
  })
})

describe('a copy on this device', () => {
  const copy = { content: { title: 'Mine' }, base: { title: 'Older' }, at, from: { version: 1, basedOn: 4 } }

  it('of an older version is sent with that version, which the server refuses and stores', () => {
    const state = run({ type: 'copyFound', copy })
    expect([state.from, state.newer, state.save]).toEqual([copy.from, undefined, 'waiting'])
  })

  it('of an earlier release, which lacks the version, is compared before it is saved', () => {
    expect(run({ type: 'copyFound', copy: { ...copy, from: undefined } }).newer).toEqual(published)
  })
})

describe('what the server sends', () => {
  it('appears on the screen where nothing is unsaved', () => {
    const state = run({ type: 'received', document: draftOf({ title: 'Theirs' }) })
    expect(state.content).toEqual({ title: 'Theirs' })
  })

  it('sets what a publication sets beside what was typed meanwhile', () => {
    const state = run(edit('excerpt', 'Mine'), {
      type: 'received',
      document: draftOf({ title: 'Theirs', excerpt: 'Why' }),
    })
    expect(state.content).toEqual({ title: 'Theirs', excerpt: 'Mine' })
  })

  it('never replaces a field that was typed meanwhile', () => {
    const document = draftOf({ title: 'Theirs', excerpt: 'Why' })
    const state = run(edit('title', 'Mine'), { type: 'received', document })
    expect([state.content.title, state.from.version]).toEqual(['Mine', 0])
  })

  it('refuses fields until they are edited', () => {
    const issues = [
      { path: ['title'], message: 'must not be empty' },
      { path: ['seo', 'metaTitle'], message: 'must have at most 2000 characters' },
    ]
    const refused = run({ type: 'refused', issues }, edit('title', 'Rest'))
    expect(refused.refused).toEqual([issues[1]])
  })

  it('leaves a list as the server has it, where a refused entry may have moved', () => {
    const office = { name: 'Decatur', parking: 'Behind the house' }
    const offices = [office, { ...office, name: 'Marietta' }]
    const issue = { path: ['offices', 1, 'parking'], message: 'may have at most 500 characters' }
    const start = initialDocument(draftOf({ title: 'Rest', offices }))
    const saved = (typed: unknown) =>
      contentToSave(
        [
          { type: 'edited', path: ['offices'], value: typed } as const,
          edit('title', 'Rest well'),
          { type: 'saveFailed', state: 'failed', issues: [issue] } as const,
        ].reduce<ReturnType<typeof initialDocument>>(documentReducer, start),
      )
    const long = { ...office, name: 'Smyrna', parking: 'long' }
    expect(saved([office, long])).toEqual({
      title: 'Rest well',
      offices: [office, { ...long, parking: 'Behind the house' }],
    })
    expect(saved([long, office, long])).toEqual({ title: 'Rest well', offices })
  })
})
