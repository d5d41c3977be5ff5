import { apiLimits } from '#shared/apiLimits.ts'
import type { DocumentTask } from '#shared/documentTasks.ts'
import type { NoticeState } from '#shared/entities/callRequest.ts'
import type { DocumentKind, DocumentList, ReadyDocuments, Tasks } from '#shared/entities/documents.ts'
import type { RenderingState } from '#shared/entities/rendering.ts'
import type { Reviewer } from '#shared/kinds/kind.ts'
import { isTemporary } from '../../../data/staff/queries.ts'
import { allScreens, editorPath, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { weekdayAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import { waitsForServer } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { useUserActivity } from '../../ui/useUserActivity.ts'
import { useLoginFor, useStaffQuery } from '../../useStaffQuery.ts'
import { toldSentence } from '../discussion/approvalWords.ts'
import { commentsId } from '../discussion/showComments.ts'
import { draftsInWords } from './draftsInWords.ts'
import { PhotographTasks } from './PhotographTasks.tsx'
import styles from './TaskList.module.css'
import { countOfDrafts, useTasks } from './useTasks.ts'

/** Schedules that could not be carried out. They stay above everything else on Today until somebody acts. */
export function MissedSchedules() {
  const { data } = useTasks()
  return data?.missed.map((document) => (
    <p key={document.id} className={`${form.notice} ${form.warning}`}>
      <a href={editorPath(document)}>
        {document.title || staffMessages.desk.untitled} could not be published or taken down when due.{' '}
        {document.why
          ? `${document.why} Open it and correct that, or cancel the time: it is tried again at least once an hour.`
          : 'It is tried again. Open it, and tell who runs the website if this stays.'}
      </a>
    </p>
  ))
}

/**
 * Each task links to the screen where it is done. A part that fails or is slow does not hide the other parts. What waits
 * for this member comes first, then calls, drafts and schedules; what has waited since the website began is one line.
 */
export function TaskList({ calls }: { calls: readonly Part[] }) {
  const documents = useTasks()
  useLoginFor(documents)
  useUserActivity(apiLimits.presence.look, () => void documents.refetch())
  const rendering = useStaffQuery('GET /api/admin/rendering')
  const notices = useStaffQuery('GET /api/admin/notices')
  const damaged = useStaffQuery('GET /api/admin/documents', { query: { status: 'damaged', perPage: 1 } })
  const { data: ready } = useStaffQuery('GET /api/admin/publications', {
    enabled: countOfDrafts(documents.data) > 0,
  })
  const parts: readonly Part[] = [
    ...calls,
    partOf('The website', rendering, renderingTasks),
    partOf('Mails about calls', notices, noticeTasks),
    partOf('Documents', documents, (tasks) => documentTasks(tasks, ready)),
    partOf('The check of all documents', damaged, damagedTasks),
  ]
  const tasks = parts.flatMap((part) => part.tasks ?? [])
  const large = tasks.filter(({ count }) => count !== undefined)
  const mine = documents.data ? personalTasks(documents.data) : []
  const debt = documents.data ? debtTasks(documents.data) : []
  const photographs = documents.data?.photographs ?? []
  const isIdle = [mine, ...parts.map((part) => part.tasks)].every((one) => one?.length === 0)
  const loading = parts.filter((part) => !part.tasks && !part.error).map(({ name }) => name)
  return (
    <section aria-labelledby="tasks" className={form.stack}>
      <h2 id="tasks">What needs doing</h2>
      <FailedParts parts={parts.filter(({ error }) => error !== null)} />
      <Links tasks={mine} />
      {large.length > 0 && (
        <ul role="list" className={styles.large}>
          {large.map(({ path, count, sentence, hint, isLoud }) => (
            <li key={sentence} className={isLoud ? styles.loud : undefined}>
              <strong aria-hidden="true">{count}</strong>
              <a href={path}>{sentence}</a>
              {hint && <span className={form.hint}>{hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <Links tasks={tasks.filter(({ count }) => count === undefined)} />
      {isIdle && <p>Nobody is waiting for you.</p>}
      {loading.length > 0 && (
        <p role="status" className={documents.data ? form.hint : form.loading}>
          {loading.join(', ')}: loading…
        </p>
      )}
      <PhotographTasks places={photographs} />
      {documents.data && debt.length > 0 && <Debt counts={documents.data.counts} tasks={debt} />}
    </section>
  )
}

export interface Task {
  path: string
  sentence: string
  /** Of a task that is shown large. */
  count?: number
  hint?: string
  isLoud?: boolean
}

const Links = ({ tasks }: { tasks: readonly Task[] }) =>
  tasks.length > 0 && (
    <ul role="list" className={styles.list}>
      {tasks.map(({ path, sentence }) => (
        <li key={sentence}>
          <a href={path}>{sentence}</a>
        </li>
      ))}
    </ul>
  )

/** What nobody finishes in a day: each profession and samples with their share of it, which opens to the lists. */
function Debt({ counts, tasks }: Pick<Tasks, 'counts'> & { tasks: readonly Task[] }) {
  const found = debts.map(({ words, states }) => ({
    words,
    total: counts
      .filter(({ state }) => states.some((debt) => debt.state === state))
      .reduce((sum, { total }) => sum + total, 0),
  }))
  const all = found.reduce((sum, { total }) => sum + total, 0)
  return (
    <details className={`${form.card} ${styles.debt}`}>
      <summary>
        <span className={styles.bars}>
          {found.map(({ words, total }) => (
            <span key={words}>
              <strong>{total}</strong> {words}
              <span className={styles.bar}>
                <span style={{ inlineSize: `${(total / all) * 100}%` }} />
              </span>
            </span>
          ))}
        </span>
      </summary>
      <Links tasks={tasks} />
    </details>
  )
}

/** What Today reads with one request. */
export interface Part {
  name: string
  /** Missing until they are read. They stay after a later read fails. */
  tasks: readonly Task[] | undefined
  error: Error | null
  refetch: () => unknown
}

export const partOf = <Data,>(
  name: string,
  { data, error, refetch }: Pick<Part, 'error' | 'refetch'> & { data: Data | undefined },
  tasksOf: (data: Data) => Task[],
): Part => ({ name, tasks: data === undefined ? undefined : tasksOf(data), error, refetch })

function FailedParts({ parts }: { parts: readonly Part[] }) {
  if (parts.length === 0) return null
  const missing = parts.filter(({ tasks }) => tasks === undefined)
  const old = parts.filter(({ tasks }) => tasks !== undefined)
  return (
    <div role="alert" className={`${form.notice} ${form.warning}`}>
      {missing.length > 0 && <p>Could not be loaded: {namesOf(missing)}.</p>}
      {old.length > 0 && <p>May be out of date: {namesOf(old)}.</p>}
      {parts.some(({ error }) => isTemporary(error)) && <p>{waitsForServer}</p>}
      <SmallButton onClick={() => parts.forEach(({ refetch }) => void refetch())}>Try again</SmallButton>
    </div>
  )
}

const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name).join(', ')

function approvalTask({ approval, title, ...name }: Tasks['approvals'][number]): Task {
  const quoted = `“${title || staffMessages.desk.untitled}”`
  const sentence =
    approval.approvedBy === undefined
      ? `${approval.askedBy} asks you to approve ${quoted}`
      : `${approval.approvedBy} has approved ${quoted}: it can be published`
  return { path: editorPath(name), sentence }
}

const questionTask = ({ by, isAnswer, title, ...name }: Tasks['questions'][number]): Task => ({
  path: `${editorPath(name)}#${commentsId}`,
  sentence: `${by} ${isAnswer ? 'has answered you on' : 'has written to you on'} “${title || staffMessages.desk.untitled}”`,
})

const toldTask = ({ title, by, action, at, ...name }: Tasks['told'][number]): Task => ({
  path: editorPath(name),
  sentence: toldSentence({ by, action, at }, title || staffMessages.desk.untitled),
})

/** Colleagues see when somebody makes a login, which could be that person's second one. */
const newMemberTask = ({ username, by, at }: Tasks['newMembers'][number]): Task => ({
  path: staffScreens.team.path,
  sentence: `${by} has made the login of ${username} (${weekdayAndTime(at)}). For a day, the two do not count as two people who publish`,
})

const clinicianTask = ({ name, by }: NonNullable<Tasks['clinician']>): Task => ({
  path: staffScreens.team.path,
  sentence: `${by} has named ${name} as the clinician whose approval by link counts: confirm that, or remove it`,
})

function renderingTasks({ failed, problems }: RenderingState): Task[] {
  if (!failed && !problems) return []
  const sentence = failed
    ? 'The website does not show the last change yet: which pages failed, and why'
    : `${counted(problems?.pages.length ?? 0, 'page shows', 'pages show')} an earlier version: which, why, and what to do`
  return [{ path: staffScreens.activity.path, sentence }]
}

function noticeTasks({ address, arrive }: NoticeState): Task[] {
  if (arrive || address === undefined) return []
  const sentence = `Nobody gets a mail when somebody asks for a call: ${address} has not confirmed that it wants them. Look here often, and tell who runs the website`
  return [{ path: staffScreens.callRequests.path, sentence }]
}

interface TaskState {
  state: DocumentTask | 'scheduled'
  words: string
  only?: string
  at?: string
}

const debtOf = (state: Reviewer): TaskState => ({
  ...{ state, words: `for a ${state} to read`, at: staffScreens.legal.path },
  only: `texts that are in no document are for a ${state} to read`,
})

const debts: readonly { words: string; states: readonly TaskState[] }[] = [
  { words: 'for a clinician to read', states: [debtOf('clinician')] },
  { words: 'for a lawyer or a translator', states: [debtOf('lawyer'), debtOf('translator')] },
  {
    words: 'with sample content',
    states: [
      {
        ...{ state: 'sample', words: 'with sample content' },
        only: 'sample facts of the clinic are still in place',
      },
    ],
  },
]

const damagedTasks = ({ totals }: DocumentList): Task[] =>
  tasksIn(
    { counts: totals.map((count) => ({ ...count, state: 'damaged' })) },
    { state: 'damaged', words: 'damaged, to restore or to delete', only: 'damaged, to restore' },
  )

const debtTasks = (tasks: Tasks): Task[] =>
  debts.flatMap(({ states }) => states.flatMap((state) => tasksIn(tasks, state)))

const personalTasks = ({ approvals, questions, told }: Tasks): Task[] => [
  ...approvals.map(approvalTask),
  ...questions.map(questionTask),
  ...told.map(toldTask),
]

function documentTasks(tasks: Tasks, ready: ReadyDocuments | undefined): Task[] {
  const drafts = countOfDrafts(tasks)
  const images = tasks.imagesWithoutText
  return [
    ...(drafts === 0
      ? []
      : [
          {
            path: staffScreens.readyToPublish.path,
            count: drafts,
            sentence: ready
              ? draftsInWords(ready)
              : `${counted(drafts, 'draft is', 'drafts are')} not published`,
          },
        ]),
    ...tasksIn(tasks, { state: 'scheduled', words: 'scheduled', only: 'a change is scheduled' }, 'large'),
    ...tasks.newMembers.map(newMemberTask),
    ...(tasks.clinician ? [clinicianTask(tasks.clinician)] : []),
    ...tasksIn(tasks, { state: 'inForce', words: 'in force' }),
    ...tasksIn(tasks, { state: 'comments', words: 'with open comments', only: 'open comments' }),
    ...tasksIn(tasks, { state: 'brokenLinks', words: 'with a broken link', only: 'a broken link' }),
    ...(images === 0
      ? []
      : [
          {
            path: `${staffScreens.images.path}#withoutText`,
            sentence: `${counted(images, 'image has', 'images have')} no text for people who do not see images`,
          },
        ]),
  ]
}

interface Counted {
  counts: readonly { state: string; kind: DocumentKind; total: number }[]
}

/** A task for each screen that has documents in this state. `only` is the wording for a screen with a single document,
 * and `at` the address of the screen where the task is done. */
function tasksIn({ counts }: Counted, { state, words, only = words, at }: TaskState, size?: 'large'): Task[] {
  return allScreens.flatMap(({ path, title, kinds, singletonId }) => {
    const found = counts.filter((count) => count.state === state && kinds.includes(count.kind))
    const count = found.reduce((sum, { total }) => sum + total, 0)
    if (count === 0) return []
    return {
      ...(size && { count }),
      ...(singletonId === undefined
        ? { path: `${path}?status=${state}`, sentence: `${title}: ${count} ${words}` }
        : { path: at ?? path, sentence: `${title}: ${only}` }),
    }
  })
}
