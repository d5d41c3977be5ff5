import { apiLimits } from '../apiLimits.ts'
import type { DraftContent, Editing } from '../entities/documents.ts'
import type { Question } from '../entities/problem.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { kinds } from '../kinds/kinds.ts'
import { textOf } from '../text/textOf.ts'
import { authorsOf, draftChanges } from './changes.ts'
import {
  type ActionOf,
  type DocumentState,
  type DraftState,
  type Going,
  impossible,
  type PublicationOf,
  type Refusal,
} from './documentState.ts'
import type { FieldPath } from './fieldPath.ts'
import { questionName } from './questionName.ts'

/** The one door to the website, now or on a schedule: why the text may not go there. */
export function doorRefusal(
  state: DocumentState,
  action: Going<PublicationOf | ActionOf<'schedule'>>,
  now: string,
): Refusal | undefined {
  const { type, by, content } = action
  if (state.draft?.consentWithdrawnAt !== undefined)
    return impossible('consent.date', validationMessages.consent.withdrawn)
  const { period } = kinds[state.kind]
  const isOver = period && Date.parse(textOf(content[period.end])) <= Date.parse(now)
  const isUnapproved = action.approval === 'lacking' && !isAgreed(state, action, now)
  const issues = [
    ...action.issues,
    ...(isOver ? [{ path: [period.end], message: validationMessages.inFuture }] : []),
    ...(isUnapproved ? [{ path: [], message: validationMessages.needsApproval }] : []),
  ]
  if (issues.length > 0) return { refusal: 'impossible', issues, questions: [] }
  const isOfDraft = type === 'publish' || type === 'schedule'
  const shown = isOfDraft ? content : (state.published?.content ?? {})
  const questions = questionsBefore(state, { by, content: shown }, now).filter(({ who, about }) =>
    about === 'words' && action.hasApproved ? false : isOfDraft || about === 'writing' || who !== by,
  )
  if (questions.every((question) => action.confirmed.includes(questionName(question)))) return undefined
  return { refusal: 'asks', issues: [], questions }
}

/** Undo needs no new approval for a text that was approved, or that visitors were reading until a short while ago. */
export const isAgreed = (
  { published, draft }: DocumentState,
  action: PublicationOf | ActionOf<'schedule'>,
  now: string,
): boolean =>
  (action.type === 'undo' &&
    published?.replacesApproved === true &&
    action.restores === published.version - 1) ||
  (action.type === 'putBack' && Date.parse(now) < Date.parse(draft?.takenDown?.at ?? '') + apiLimits.undo)

/** What every way to the website asks first. `content` is what goes there, by default the draft. */
export function questionsBefore(
  { kind, published, draft, editing }: DocumentState,
  { by, content = draft?.content }: { by: string; content?: DraftContent | undefined },
  now: string,
): Question[] {
  const changes = draft && content ? draftChanges(kind, published?.content ?? {}, content) : []
  const authors = draft ? changes.flatMap((path) => writersOf(draft, path)) : []
  const others = new Map<string, string>()
  for (const author of authors)
    if (author.by !== by && author.at >= (others.get(author.by) ?? '')) others.set(author.by, author.at)
  const writer = writerNow(editing, now)
  return [
    ...Array.from(others, ([who, at]) => ({ about: 'words' as const, who, at })),
    ...(writer && writer.username !== by
      ? [{ about: 'writing' as const, who: writer.username, at: writer.at }]
      : []),
    ...(draft?.takenDown
      ? [{ about: 'takenDown' as const, who: draft.takenDown.by, at: draft.takenDown.at }]
      : []),
  ]
}

/** Drafts of earlier releases have no authors of each field. */
const writersOf = ({ authors, updatedBy: by, updatedAt: at }: DraftState, path: FieldPath) =>
  authors ? authorsOf(authors, path) : [{ by, at }]

/** Somebody is writing until two minutes after the last key. */
export const writerNow = (editing: Editing | null | undefined, now: string): Editing | undefined =>
  editing && Date.parse(now) < Date.parse(editing.at) + apiLimits.presence.lifetime ? editing : undefined

/** True if the member has to ask the writer before a take-over, or has asked and waits for the document. */
export function mustAsk(editing: Editing, username: string, now: string): boolean {
  const isYoung = Date.parse(now) < Date.parse(editing.at) + apiLimits.handOver.young
  const hasWaited = editing.asked?.username === username && !askedNow(editing, now)
  return editing.username !== username && isYoung && !hasWaited
}

/** Who has asked for the document and waits for it. Nobody, once the writer's time to hand it over has passed. */
export const askedNow = ({ asked }: Editing, now: string): Editing['asked'] =>
  asked && Date.parse(now) < Date.parse(asked.at) + apiLimits.handOver.longest ? asked : undefined

/** True if another person or another tab is writing. A writer without a tab conflicts only with other people. */
export function isTaken(
  editing: Editing | null | undefined,
  { username, tab }: Pick<Editing, 'username' | 'tab'>,
  now: string,
): boolean {
  const writer = writerNow(editing, now)
  return writer !== undefined && (writer.username !== username || (tab !== '' && writer.tab !== tab))
}
