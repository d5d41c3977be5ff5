import { expect, it } from 'vitest'
import type { DocumentKind, DraftContent } from '../entities/documents.ts'
import {
  type Action,
  type DocumentState,
  type DraftState,
  type Effect,
  isRefusal,
  type Publishable,
  type PublishedState,
} from './documentState.ts'
import { next } from './lifecycle.ts'
import { questionSentence } from './questionSentence.ts'

const now = '2026-03-10T12:00:00.000Z'
const earlier = '2026-03-09T18:00:00.000Z'
const longAgo = '2025-12-10T12:00:00.000Z'
const soon = '2026-03-12T12:00:00.000Z'
const later = '2026-03-14T12:00:00.000Z'

const words = { title: 'Sleep', text1: '<p>Sleep well.</p>' }
const signed = { lastReviewed: '2026-01-05', reviewedBy: 'Ana Reyes, LPC' }
const text: DraftContent = { ...words, ...signed }
const other: DraftContent = { ...words, title: 'Rest', ...signed }

const published: PublishedState = { content: text, version: 3, publishedAt: earlier, publishedBy: 'ruth' }
const draft: DraftState = {
  ...{ content: other, version: 2, basedOn: 3, updatedAt: earlier, updatedBy: 'ruth', session: 's' },
  ...{ authors: { title: [{ by: 'ruth', at: earlier }] }, keptAt: earlier, editors: ['ruth'] },
}
const taken = { at: earlier, by: 'omar', publishedAt: earlier, publishedBy: 'ruth' }

const of = (state: Partial<DocumentState>, kind: DocumentKind = 'treatment'): DocumentState => ({
  kind,
  id: 'how-we-help.sleep',
  published: null,
  draft: null,
  ...state,
})

/** Every state that differs for an action, with a name for the table. */
const states: Readonly<Record<string, DocumentState>> = {
  'no document': of({}),
  'no page of the site': of({}, 'page'),
  'new draft': of({ draft: { ...draft, basedOn: null } }),
  'new draft, scheduled': of({
    draft: { ...draft, basedOn: null, publishAt: soon, scheduledVersion: 2, scheduledBy: 'ruth' },
  }),
  'new draft, due': of({
    draft: { ...draft, basedOn: null, publishAt: earlier, scheduledVersion: 2, scheduledBy: 'ruth' },
  }),
  'new draft, due, its end has passed': of({
    draft: {
      ...draft,
      basedOn: null,
      publishAt: earlier,
      unpublishAt: earlier,
      scheduledVersion: 2,
      scheduledBy: 'ruth',
    },
  }),
  'new draft, its end has passed': of({ draft: { ...draft, basedOn: null, unpublishAt: earlier } }),
  published: of({ published }),
  'published, with an end': of({ published: { ...published, unpublishAt: later, scheduledBy: 'omar' } }),
  'published, its end is due': of({ published: { ...published, unpublishAt: earlier, scheduledBy: 'omar' } }),
  changed: of({ published, draft }),
  'changed, scheduled': of({
    published,
    draft: { ...draft, publishAt: soon, scheduledVersion: 2, scheduledBy: 'ruth' },
  }),
  'changed since it was scheduled': of({
    published,
    draft: { ...draft, version: 2, publishAt: soon, scheduledVersion: 1, scheduledBy: 'ruth' },
  }),
  'changed, start and end are due': of({
    published: { ...published, unpublishAt: earlier, scheduledBy: 'omar' },
    draft: { ...draft, publishAt: earlier, scheduledVersion: 2, scheduledBy: 'ruth' },
  }),
  'changed, ruth is writing': of({ published, draft, editing: { username: 'ruth', tab: 't', at: now } }),
  'taken down': of({
    draft: { ...draft, content: text, authors: {}, basedOn: null, lastVersion: 3, takenDown: taken },
    earlier: text,
  }),
  'taken down, with changes': of({
    draft: { ...draft, basedOn: null, lastVersion: 3, takenDown: taken },
    earlier: text,
  }),
  'taken down, with an end': of({
    draft: {
      ...draft,
      content: text,
      authors: {},
      basedOn: null,
      lastVersion: 3,
      takenDown: { ...taken, unpublishAt: later, approved: true },
    },
    earlier: text,
  }),
  'left at its end, a start is due': of({
    draft: {
      ...draft,
      basedOn: null,
      lastVersion: 3,
      publishAt: earlier,
      scheduledVersion: 2,
      takenDown: { ...taken, unpublishAt: earlier },
    },
    earlier: text,
  }),
  'consent withdrawn': of({ draft: { ...draft, basedOn: null, consentWithdrawnAt: earlier } }, 'review'),
  'published review': of({ published: { ...published, content: review() } }, 'review'),
  'published page of the site': of({ published }, 'page'),
  'published alert': of(
    { published: { ...published, content: { startsAt: earlier, endsAt: later } } },
    'alert',
  ),
  'in the bin': of({ bin: { content: text, authors: {}, lastVersion: 3, at: earlier, by: 'omar' } }),
  'in the bin for 90 days': of({ bin: { content: text, lastVersion: 3, at: longAgo, by: 'omar' } }),
}

function review(): DraftContent {
  return { title: 'Kind', consent: { date: '2026-01-02', how: 'By letter', recordedBy: 'ruth' } }
}

/** What the endpoints add to the action of a member. `ana` acts, and has said yes to all questions unless named. */
const publishable = (content: DraftContent | undefined): Publishable => ({
  ...{ content, completed: content ?? {}, issues: [], approval: 'notNeeded' },
  confirmed: ['words ruth', 'writing ruth', 'takenDown omar'],
})

const versionOf = ({ draft, published }: DocumentState) => draft?.version ?? published?.version ?? 0

/** Every action, on the version that is stored, with what the endpoints know. */
const actions: Readonly<Record<string, (state: DocumentState) => Action>> = {
  save: (state) => ({
    ...{
      type: 'save',
      by: 'ana',
      content: { ...other, text1: '<p>More.</p>' },
      version: state.draft?.version ?? 0,
    },
    ...{ tab: 'own', session: 'own', restored: null },
  }),
  discard: (state) => ({ type: 'discard', by: 'ana', version: versionOf(state) }),
  publish: (state) => ({
    ...{ type: 'publish', by: 'ana', version: versionOf(state) },
    ...publishable(state.draft?.content),
  }),
  'publish, not asked': (state) => ({
    ...{ type: 'publish', by: 'ana', version: versionOf(state), ...publishable(state.draft?.content) },
    confirmed: [],
  }),
  'publish, not approved': (state) => ({
    ...{ type: 'publish', by: 'ana', version: versionOf(state), ...publishable(state.draft?.content) },
    approval: 'lacking',
  }),
  'publish a part': (state) => ({
    ...{ type: 'publish', by: 'ana', version: versionOf(state) },
    ...publishable(
      state.draft ? { ...state.published?.content, title: state.draft.content.title } : undefined,
    ),
  }),
  'undo the publication': (state) => ({
    ...{
      type: 'undo',
      by: 'ana',
      version: state.published?.version ?? 0,
      restores: 2,
      ...publishable({ ...words, title: 'Once' }),
    },
  }),
  'undo, not approved': (state) => ({
    ...{ type: 'undo', by: 'ana', version: state.published?.version ?? 0, restores: 2 },
    ...{ ...publishable({ ...words, title: 'Once' }), approval: 'lacking' },
  }),
  image: (state) => ({
    ...{ type: 'image', by: 'ana', version: state.published?.version ?? 0 },
    ...publishable(state.published ? { ...state.published.content, image1: '/art/new.svg' } : undefined),
  }),
  'put back': (state) => ({
    type: 'putBack',
    by: 'ana',
    version: versionOf(state),
    ...publishable(state.earlier ?? undefined),
  }),
  'put back, not approved': (state) => ({
    ...{ type: 'putBack', by: 'ana', version: versionOf(state), ...publishable(state.earlier ?? undefined) },
    approval: 'lacking',
  }),
  'schedule the start': (state) => ({
    ...{
      type: 'schedule',
      by: 'ana',
      version: versionOf(state),
      publishAt: soon,
      ...publishable(state.draft?.content),
    },
  }),
  'cancel the start': (state) => ({
    ...{ type: 'schedule', by: 'ana', version: versionOf(state), publishAt: null, ...publishable(undefined) },
  }),
  'schedule the end': (state) => ({
    ...{
      type: 'schedule',
      by: 'ana',
      version: versionOf(state),
      unpublishAt: later,
      ...publishable(undefined),
    },
  }),
  'take down': (state) => ({
    type: 'takeDown',
    by: 'ana',
    version: state.published?.version ?? 0,
    pagesBelow: [],
  }),
  'take down, with pages below': (state) => ({
    ...{ type: 'takeDown', by: 'ana', version: state.published?.version ?? 0, pagesBelow: ['Naps'] },
  }),
  'withdraw consent': (state) => ({
    ...{
      type: 'withdraw',
      by: 'ana',
      version: (state.published ?? state.draft)?.version ?? 0,
      pagesBelow: [],
    },
  }),
  delete: (state) => ({
    ...{ type: 'delete', by: 'ana', version: (state.published ?? state.draft)?.version ?? 0, pagesBelow: [] },
  }),
  'sign off': (state) => ({
    ...{ type: 'signOff', by: 'ana', version: state.published?.version ?? 0 },
    ...{ reviewer: 'Jo Park, MD', day: '2026-03-10' },
  }),
  'restore from the bin': () => ({ type: 'restore', by: 'ana' }),
  'the time in the bin': () => ({ type: 'expire', by: '' }),
  import: () => ({
    ...{ type: 'import', by: '', isSame: true },
    published: { content: { ...other, startsAt: soon, endsAt: later }, version: 4, unpublishAt: later },
  }),
  'import that deletes': () => ({ type: 'import', by: '', isSame: true, published: null }),
  'import, changed since it was compared': () => ({
    ...{ type: 'import', by: '', isSame: false, published: null },
  }),
  due: (state) => ({
    ...{ type: 'due', by: '', at: earlier, pagesBelow: [] },
    ...publishable(state.draft?.content),
  }),
  'due, refused': (state) => ({
    ...{ type: 'due', by: '', at: earlier, pagesBelow: ['Naps'], ...publishable(state.draft?.content) },
    issues: [{ path: ['slug'], message: 'is already the address of “Rest”' }],
  }),
}

const cell = (state: DocumentState, action: Action): string =>
  resultText(state, action).replaceAll(/2026-(\d\d-\d\d)T(\d\d:\d\d):00.000Z/g, '$1 $2')

function resultText(state: DocumentState, action: Action): string {
  const result = next(state, action, now)
  if (!isRefusal(result))
    return [...changesOf(state, result.state), ...result.effects.map(effectText)].join('; ') || 'nothing'
  const { refusal, issues, questions } = result
  if (refusal === 'changed') return 'no: changed since'
  if (refusal === 'asks')
    return `asks: ${questions.map((question) => questionSentence(question, (at) => at)).join(' ')}`
  return `no: ${issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' ')).join('; ')}`
}

/** The fields that an action changes, in words. */
function changesOf(before: DocumentState, after: DocumentState): string[] {
  return [
    ...part('published', before.published, after.published),
    ...part('draft', before.draft, after.draft),
    ...part('bin', before.bin, after.bin),
  ]
}

function part(name: string, before: object | null | undefined, after: object | null | undefined): string[] {
  if (before === after || (!before && !after)) return []
  if (!after) return [`${name} ends`]
  const earlier = new Map(Object.entries(before ?? {}))
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(earlier.get(field)) !== JSON.stringify(value),
  )
  const gone = [...earlier.keys()].filter(
    (field) => !(field in after) && !unlisted.has(field) && earlier.get(field) !== undefined,
  )
  const fields = [
    ...changed.filter(([field]) => !unlisted.has(field)).map(([field, value]) => valueText(field, value)),
    ...gone.map((field) => `no ${field}`),
  ]
  return [`${before ? name : `new ${name}`}: ${fields.join(', ')}`]
}

/** Facts of the history, which every save changes. */
const unlisted = new Set(['session', 'keptAt', 'editors', 'updatedAt', 'updatedBy'])

function valueText(field: string, value: unknown): string {
  if (value === undefined) return `no ${field}`
  if (field === 'authors') return `authors ${namesOf(value)}`
  if (field !== 'content')
    return `${field} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`
  const { title = '', lastReviewed, consent } = value as DraftContent
  return [
    `“${title}”`,
    lastReviewed ? `signed off ${lastReviewed}` : 'not signed off',
    ...(consent ? [`consent taken by ${(consent as DraftContent).recordedBy}`] : []),
  ].join(' ')
}

const namesOf = (authors: unknown) =>
  Object.entries(authors as NonNullable<DraftState['authors']>)
    .map(([field, some]) => `of ${field}: ${some.map(({ by }) => by).join(' and ')}`)
    .join(', ') || 'none'

function effectText(effect: Effect): string {
  switch (effect.type) {
    case 'record':
      return `Activity: ${effect.action} by ${effect.by}`
    case 'keep':
      return effect.number ? 'History keeps the scheduled text' : 'History keeps the text before'
    case 'wake':
      return `looks again ${effect.at}`
    case 'retry':
      return 'stays due'
    case 'render':
      return 'renders'
    case 'endApprovals':
      return 'approvals and links end'
    case 'forget':
      return 'History and comments are deleted'
    case 'tell':
      return `tells ${effect.to.join(' and ')}`
  }
}

/** States with the same result are one row. */
function page(): string {
  const sections = Object.entries(actions).map(([name, actionOf]) => {
    const results = Map.groupBy(Object.entries(states), ([, state]) => cell(state, actionOf(state)))
    const rows = Array.from(
      results,
      ([result, same]) =>
        `| ${same.map(([state]) => state).join('<br>')} | ${result.replaceAll('|', '\\|')} |`,
    )
    const title = `## ${name.charAt(0).toUpperCase()}${name.slice(1)}`
    return [title, '', '| Document | Result |', '| --- | --- |', ...rows].join('\n')
  })
  return `${introduction}\n\n${sections.join('\n\n')}\n`
}

const introduction = `# What may happen to a document

\`shared/documents/lifecycle.ts\` decides what an action makes of a document: for each endpoint, for the job of each
minute, for imports and for the buttons of the editor. These tables are its test, which writes them:
\`npx vitest run shared/documents/lifecycle.test.ts -u\`.

- A document has up to three parts: what is published, a draft, and what is in the bin.
- It is 03-10 12:00. ana acts, ruth wrote the draft, omar took documents down and set ends. ana has said yes to each
  question, unless the action says otherwise. \`due\` is the job of the minute.
- \`no: changed since\` is a conflict: the member gets the document as it is. Other refusals are what the member reads.
- What is refused when it is due stays due. The document and Today say why, and it is tried again at least once an hour.
- Sign-off and consent belong to a text: they stay with it while it is off the website.
- Without a new approval, an undo brings back the version before if that was approved, and for a day what was taken down.
- One person does without an approval: a sign-off, the order of lists, taking down, and an alert. Staff read this rule
  where they choose who publishes, and each is in Activity. Descriptions of images are part of the approved text.`

it('every action in every state has the result that the documentation lists', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/states.md')
})
