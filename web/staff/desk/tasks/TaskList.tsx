import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import type { DocumentTask } from '#shared/documentTasks.ts'
import { desk } from '../../../data/staff/desk.ts'
import { readStaff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { lacksText } from '../../images/mediaWords.ts'
import { allScreens, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import styles from './TaskList.module.css'

const texts = staffMessages.tasks

/** Each task links to where it is done. A part that fails or is slow does not hide the others. */
export function TaskList() {
  const results = useQueries({
    queries: parts.map((part) => ({
      queryKey: [taskSources[part].url, part],
      queryFn: () => withLogin(taskSources[part].load),
      staleTime: 0,
    })),
    combine: (results) => parts.map((part, index) => ({ part, result: results[index] })),
  })
  const isNothing = results.every(({ result }) => result?.data?.length === 0)
  return (
    <section aria-labelledby="tasks" className={form.stack}>
      <h2 id="tasks">What needs doing</h2>
      {isNothing ? (
        <p>Nothing needs doing now.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {results.map(({ part, result }) => (
            <Part key={part} name={texts.parts[part]} result={result} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Part({ name, result }: { name: string; result: UseQueryResult<Task[]> | undefined }) {
  if (result?.isError) {
    return (
      <li className={form.problem}>
        <span role="alert">{name}: could not be loaded.</span>
        <Button kind="plain" size="small" onClick={() => void result.refetch()}>
          Try again
        </Button>
      </li>
    )
  }
  if (!result?.data) return <li className={form.hint}>{name}: loading…</li>
  return result.data.map(({ path, sentence }) => (
    <li key={path}>
      <a href={path}>{sentence}</a>
    </li>
  ))
}

type TaskPart = keyof typeof texts.parts

interface Task {
  path: string
  sentence: string
}

interface TaskSource {
  /** What is read first. */
  url: string
  load: () => Promise<Task[]>
}

/** Each loads by itself, in the order in which the dashboard shows them. */
const taskSources: Readonly<Record<TaskPart, TaskSource>> = {
  rendering: { url: urlOf('GET /api/admin/rendering'), load: renderingTasks },
  inForce: documentTasks('inForce'),
  drafts: { url: listUrl('draft'), load: draftTasks },
  scheduled: documentTasks('scheduled'),
  review: documentTasks('review'),
  brokenLinks: documentTasks('brokenLinks'),
  images: { url: urlOf('GET /api/admin/media'), load: imageTasks },
  sample: documentTasks('sample'),
}

const parts = Object.keys(taskSources) as TaskPart[] // A record of exactly these names.

function listUrl(status: DocumentTask | 'scheduled' | 'draft'): string {
  return urlOf('GET /api/admin/documents', { query: { status } })
}

async function renderingTasks(): Promise<Task[]> {
  const { failed, problems } = await desk.rendering()
  if (!failed && !problems) return []
  const sentence = failed
    ? 'The website does not show the last change yet: which pages failed, and why'
    : texts.notRendered(problems?.pages.length ?? 0)
  return [{ path: staffScreens.activity.path, sentence }]
}

async function draftTasks(): Promise<Task[]> {
  const count = await desk.countDrafts()
  return count === 0 ? [] : [{ path: staffScreens.readyToPublish.path, sentence: texts.drafts(count) }]
}

async function imageTasks(): Promise<Task[]> {
  const { images } = await readStaff('GET /api/admin/media')
  const count = images.filter(lacksText).length
  return count === 0
    ? []
    : [{ path: `${staffScreens.images.path}#withoutText`, sentence: texts.images(count) }]
}

/** One task for each list of documents that has any. */
function documentTasks(status: DocumentTask | 'scheduled'): TaskSource {
  async function load(): Promise<Task[]> {
    const { totals } = await desk.list({ status })
    return allScreens.flatMap(({ path, title, kinds, singletonId }) => {
      const count = totals.reduce((sum, { kind, total }) => (kinds.includes(kind) ? sum + total : sum), 0)
      if (count === 0) return []
      return singletonId === undefined
        ? [{ path: `${path}?status=${status}`, sentence: `${title}: ${count} ${texts.documents[status]}` }]
        : [{ path, sentence: `${title}: ${texts.only[status]}` }]
    })
  }
  return { url: listUrl(status), load }
}
