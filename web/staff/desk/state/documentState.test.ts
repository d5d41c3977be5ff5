import { describe, expect, it } from 'vitest'
import type { DeskDocument } from '#shared/entities/documents.ts'
import {
  basedOnToSave,
  contentToSave,
  type DocumentAction,
  documentReducer,
  initialDocument,
  isUnsaved,
  outdatedVersion,
} from './documentState.ts'
import type { FieldPath } from './fieldPath.ts'

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

const run = (...actions: DocumentAction[]) => actions.reduce(documentReducer, initialDocument(published))
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
    const sent = { content, basedOn: undefined, unchosen: undefined }
    const saved = { type: 'saved', document: draftOf(content), sent } as const
    const again = [edit('title', 'Sleep'), edit('title', 'Sleep!')]
    expect(run(edit('title', 'Sleep!'), { type: 'saving' }, ...again, saved).save).toBe('saved')
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

  it('works across an autosave, and saves what it brought back', () => {
    const sent = { title: 'Rest', excerpt: 'Why' }
    const edited = run(edit('title', 'Rest'))
    const saved = documentReducer(edited, {
      type: 'saved',
      document: draftOf(sent),
      sent: { content: edited.content, basedOn: 4, unchosen: undefined },
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

describe('a save that came too late', () => {
  it('keeps both changes where they are in different fields, and names the other person', () => {
    const theirs = draftOf({ title: 'Sleep', excerpt: 'Theirs' }, 3)
    const state = run(edit('title', 'Mine'), { type: 'conflicted', theirs })
    expect(state.content).toEqual({ title: 'Mine', excerpt: 'Theirs' })
    expect(state.conflict).toBeUndefined()
    expect(state.mergedWith).toBe('ruth')
    expect(state.save).toBe('waiting')
  })

  it('keeps both changes of different paragraphs of one text', () => {
    const text = '<p>One</p><p>Two</p>'
    const opened = documentReducer(run(), { type: 'replaced', document: draftOf({ content: text }, 2) })
    const mine = documentReducer(opened, edit('content', '<p>One of mine</p><p>Two</p>'))
    const theirs = draftOf({ content: '<p>One</p><p>Two of theirs</p>' }, 3)
    const merged = documentReducer(mine, { type: 'conflicted', theirs })
    expect(merged.content).toEqual({ content: '<p>One of mine</p><p>Two of theirs</p>' })
    expect(merged.conflict).toBeUndefined()
  })

  it('shows mine and theirs of a field that both changed, and takes the chosen one', () => {
    const theirs = draftOf({ title: 'Theirs', excerpt: 'Why' }, 3)
    const conflicted = run(edit('title', 'Mine'), { type: 'conflicted', theirs })
    const fields = conflicted.conflict?.fields ?? []
    expect(fields).toEqual([{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }])
    expect(conflicted.content.title).toBe('Mine')

    const mine = documentReducer(conflicted, { type: 'conflictResolved', useTheirs: [] })
    expect(mine.content.title).toBe('Mine')
    expect(mine.document.draft?.version).toBe(3)
    expect(mine.save).toBe('waiting')

    const other = documentReducer(conflicted, { type: 'conflictResolved', useTheirs: fields })
    expect(other.content.title).toBe('Theirs')
    expect([other.save, other.unchosen]).toEqual(['waiting', { title: 'Mine', excerpt: 'Why' }])
    expect(documentReducer(other, undo).content.title).toBe('Mine')
  })

  it.each<[string, FieldPath, unknown, unknown]>([
    ['one field of an object', ['seo', 'metaTitle'], { metaTitle: 'M', noindex: true }, { metaTitle: 'T' }],
    ['one entry of a list', ['seo', 0], ['M', 'same'], ['T', 'same']],
    ['a whole list if its length changed', ['seo'], ['M'], ['T', 'more']],
  ])('finds the conflict in %s', (_, path, mine, theirs) => {
    const base = Array.isArray(mine) ? ['B', 'same'] : { metaTitle: 'B' }
    const document = { ...published, published: { content: { seo: base }, version: 4 } }
    const edited = documentReducer(initialDocument(document), edit('seo', mine))
    const state = documentReducer(edited, { type: 'conflicted', theirs: draftOf({ seo: theirs }) })
    expect(state.conflict?.fields.map((field) => field.path)).toEqual([path])
  })
})

describe('a newer publication than the draft’s', () => {
  const before = { title: 'Sleep', excerpt: 'Why' }
  const outdated = (content: Record<string, unknown>, newer: Record<string, unknown>): DeskDocument => ({
    ...draftOf(content),
    published: { content: newer, version: 5, publishedBy: 'omar' },
  })
  const merge: DocumentAction = { type: 'publishedBeforeLoaded', publishedBefore: before }

  it('is merged into the draft, which is saved as based on it', () => {
    const opened = initialDocument(
      outdated({ title: 'Rest', excerpt: 'Why' }, { title: 'Sleep', excerpt: 'How' }),
    )
    expect(outdatedVersion(opened)).toBe(4)
    const merged = documentReducer(opened, merge)
    expect(merged.content).toEqual({ title: 'Rest', excerpt: 'How' })
    expect(merged.mergedWith).toBe('omar')
    expect([merged.save, basedOnToSave(merged), outdatedVersion(merged)]).toEqual(['waiting', 5, undefined])
  })

  it('is saved as the draft’s base even where it changes nothing in the draft', () => {
    const opened = initialDocument(outdated({ title: 'Rest', excerpt: 'Why' }, before))
    const merged = documentReducer(opened, merge)
    expect(merged.content).toBe(opened.content)
    expect([isUnsaved(merged), merged.save, merged.mergedWith]).toEqual([true, 'waiting', undefined])
    const draft = draftOf(merged.content, 3).draft
    const document = { ...merged.document, draft: draft && { ...draft, basedOn: 5 } }
    const saved = documentReducer(merged, {
      type: 'saved',
      document,
      sent: { content: merged.content, basedOn: 5, unchosen: undefined },
    })
    expect([isUnsaved(saved), saved.save, basedOnToSave(saved)]).toEqual([false, 'saved', undefined])
  })

  it('is a choice for the fields that both changed, and keeps the rest of the draft', () => {
    const opened = initialDocument(
      outdated({ title: 'Rest', excerpt: 'Mine' }, { title: 'Sleep', excerpt: 'How' }),
    )
    const conflicted = documentReducer(opened, merge)
    const fields = conflicted.conflict?.fields ?? []
    expect(fields).toEqual([{ path: ['excerpt'], mine: 'Mine', theirs: 'How' }])
    const chosen = documentReducer(conflicted, { type: 'conflictResolved', useTheirs: fields })
    expect(chosen.content).toEqual({ title: 'Rest', excerpt: 'How' })
    expect([chosen.document.draft?.version, basedOnToSave(chosen)]).toEqual([2, 5])
    expect(documentReducer(chosen, undo).content.excerpt).toBe('Mine')
  })

  it('stays the base after a colleague’s draft of the older version', () => {
    const newer = { title: 'Sleep', excerpt: 'How' }
    const merged = documentReducer(initialDocument(outdated({ title: 'Rest', excerpt: 'Why' }, newer)), merge)
    const theirs = { ...outdated({ title: 'Rest', excerpt: 'Why', author: 'Ana' }, newer) }
    const both = documentReducer(merged, { type: 'conflicted', theirs })
    expect(both.content).toEqual({ title: 'Rest', excerpt: 'How', author: 'Ana' })
    expect(basedOnToSave(both)).toBe(5)
  })
})

describe('what the server sends', () => {
  it('appears on the screen where nothing is unsaved', () => {
    const state = run({ type: 'received', document: draftOf({ title: 'Theirs' }) })
    expect(state.content).toEqual({ title: 'Theirs' })
  })

  it('never replaces what was typed meanwhile', () => {
    const state = run(edit('excerpt', 'Mine'), {
      type: 'received',
      document: draftOf({ title: 'Theirs', excerpt: 'Why' }),
    })
    expect(state.content).toEqual({ title: 'Theirs', excerpt: 'Mine' })
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
