import * as z from 'zod/mini'
import { pathInWords } from '#shared/checks/namedPath.ts'
import { missingReaders, textsInCode } from '#shared/content/textsInCode.ts'
import { isYearOld } from '#shared/documents/signOff.ts'
import { countedStates, reviewers } from '#shared/documentTasks.ts'
import { type DocumentSummary, photographPlaces, type Tasks } from '#shared/entities/documents.ts'
import { Issue } from '#shared/entities/problem.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { keys } from '#shared/keys.ts'
import { getMany } from '../getMany.ts'
import { findSite } from '../site.ts'
import type { Store } from '../store.ts'
import { type Entry, readEntries, totalsOf } from './entries.ts'
import { stateTest } from './entryStates.ts'

/**
 * The work of a member: the number of documents of each kind in each state, the documents whose schedule failed, the
 * approvals that the member was asked for or has received, and the questions and answers of colleagues to the member.
 */
export async function tasksFor(
  store: Store,
  member: string,
  now: number,
): Promise<Omit<Tasks, 'imagesWithoutText' | 'newMembers' | 'clinician'>> {
  const { entries } = await readEntries(store, member)
  const states = countedStates.map(async (state) => {
    const isInState = await stateTest(store, state, now, entries)
    return { state, documents: entries.filter(isInState).map(({ summary }) => summary) }
  })
  const counted = await Promise.all(states)
  const missed = counted.filter(({ state }) => state === 'missed').flatMap(({ documents }) => documents)
  return {
    counts: [
      ...counted.flatMap(({ state, documents }) => totalsOf(documents).map((total) => ({ state, ...total }))),
      ...(await countTextsInCode(store, now)),
    ],
    photographs: photographPlaces.filter(
      (place) => !entries.some((entry) => showsPlace[place](entry.summary) && hasUpload(entry)),
    ),
    missed: await Promise.all(missed.map((summary) => missedDocument(store, summary))),
    approvals: entries.flatMap(({ summary: { kind, id, title, approval } }) =>
      approval ? [{ kind, id, title, approval }] : [],
    ),
    told: entries.flatMap(({ summary: { kind, id, title }, told = [] }) =>
      told.map((one) => ({ kind, id, title, ...one })),
    ),
    questions: entries.flatMap(({ summary: { kind, id, title }, questions = [] }) =>
      questions.map(({ by, isAnswer }) => ({ kind, id, title, by, isAnswer })),
    ),
  }
}

const showsPlace: Record<(typeof photographPlaces)[number], (document: DocumentSummary) => boolean> = {
  home: ({ kind, id }) => kind === 'page' && id === 'home',
  offices: ({ kind }) => kind === 'site',
  team: ({ kind }) => kind === 'teamMember',
  rooms: ({ kind, id }) => kind === 'page' && ['offices', 'office', 'your-first-visit'].includes(id),
}

/** Rows name only uploaded images. A draft counts: somebody is at work on it. */
const hasUpload = ({ row, draft }: Entry): boolean => ((draft?.images ?? row?.images)?.length ?? 0) > 0

/** Counts the texts in code that each profession has not signed off within a year, as tasks of the clinic's facts. */
async function countTextsInCode(store: Store, now: number): Promise<Tasks['counts']> {
  const site = await findSite(store)
  const today = localDay(new Date(now))
  const signOffs = site?.textSignOffs.filter(({ lastReviewed }) => !isYearOld(lastReviewed, today)) ?? []
  return reviewers.flatMap((state) => {
    const { length: total } = textsInCode.filter((text) => missingReaders(text, signOffs).includes(state))
    return total > 0 ? { state, kind: 'site' as const, total } : []
  })
}

async function missedDocument(store: Store, { kind, id, title }: DocumentSummary) {
  const items = await getMany(store, [keys.draft(kind, id), keys.document(kind, id)])
  const [issue] = items.flatMap((item) => {
    const { scheduleIssues, endIssues } = Missed.safeParse(item).data ?? {}
    return scheduleIssues ?? endIssues ?? []
  })
  return { kind, id, title, why: issue && sentenceOf(issue) }
}

/** Some messages are whole sentences. The others need the name of the field as their subject. */
function sentenceOf({ path, message }: Issue): string {
  if (/^[A-Z“]/.test(message)) return message
  const name = pathInWords(path) || 'the document'
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${message}.`
}

const Missed = z.object({ scheduleIssues: z.optional(z.array(Issue)), endIssues: z.optional(z.array(Issue)) })
