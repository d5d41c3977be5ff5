import { useQueries } from '@tanstack/react-query'
import { urlOf } from '#shared/api/urlOf.ts'
import { type DocumentTask, reviewers } from '#shared/documentTasks.ts'
import { desk } from '../../../data/staff/desk.ts'
import { readStaff } from '../../../data/staff/queries.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { lacksText } from '../../images/mediaWords.ts'
import { allScreens, staffScreens } from '../../screens.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import styles from './TaskList.module.css'

/** Each task links to where it is done. A part that fails or is slow does not hide the others. */
export function TaskList() {
  const results = useQueries({
    queries: parts.map(({ name, url, load }) => ({
      queryKey: [url, name],
      queryFn: () => withLogin(load),
      staleTime: 0,
    })),
  })
  return (
    <section aria-labelledby="tasks" className={form.stack}>
      <h2 id="tasks">What needs doing</h2>
      {results.every(({ data }) => data?.length === 0) ? (
        <p>Nothing needs doing now.</p>
      ) : (
        <ul role="list" className={styles.list}>
          {parts.map(({ name }, index) => {
            const { data, isError, refetch } = results[index] ?? {}
            if (isError)
              return (
                <li key={name} className={form.problem}>
                  <span role="alert">{name}: could not be loaded.</span>
                  <SmallButton onClick={() => void refetch?.()}>Try again</SmallButton>
                </li>
              )
            if (!data)
              return (
                <li key={name} className={form.hint}>
                  {name}: loading…
                </li>
              )
            return data.map(({ path, sentence }) => (
              <li key={path}>
                <a href={path}>{sentence}</a>
              </li>
            ))
          })}
        </ul>
      )}
    </section>
  )
}

interface Task {
  path: string
  sentence: string
}

interface TaskPart {
  name: string
  /** The address that is read first. */
  url: string
  load: () => Promise<Task[]>
}

const parts: readonly TaskPart[] = [
  { name: 'The website', url: urlOf('GET /api/admin/rendering'), load: renderingTasks },
  { name: 'Mails about calls', url: urlOf('GET /api/admin/notices'), load: noticeTasks },
  documentTasks('Alerts in force', 'inForce', 'in force'),
  { name: 'Drafts', url: listUrl('draft'), load: draftTasks },
  documentTasks('Schedules', 'scheduled', 'scheduled', 'a change is scheduled'),
  documentTasks(
    'Missed schedules',
    'missed',
    'that could not be published or taken down when due',
    'a scheduled change could not be made',
  ),
  ...reviewers.map((reviewer) => documentTasks(`For a ${reviewer}`, reviewer, `for a ${reviewer} to read`)),
  documentTasks('Broken links', 'brokenLinks', 'with a broken link', 'a broken link'),
  { name: 'Images without a text', url: urlOf('GET /api/admin/media'), load: imageTasks },
  documentTasks('Samples', 'sample', 'with sample content', 'sample facts of the clinic are still in place'),
]

function listUrl(status: DocumentTask | 'scheduled' | 'draft'): string {
  return urlOf('GET /api/admin/documents', { query: { status } })
}

async function renderingTasks(): Promise<Task[]> {
  const { failed, problems } = await desk.rendering()
  if (!failed && !problems) return []
  const sentence = failed
    ? 'The website does not show the last change yet: which pages failed, and why'
    : `${counted(problems?.pages.length ?? 0, 'page shows', 'pages show')} an earlier version: which, why, and what to do`
  return [{ path: staffScreens.activity.path, sentence }]
}

async function noticeTasks(): Promise<Task[]> {
  const { address, arrive } = await readStaff('GET /api/admin/notices')
  if (arrive || address === undefined) return []
  const sentence = `Nobody gets a mail when somebody asks for a call: ${address} has not confirmed that it wants them. Look here often, and tell who runs the website`
  return [{ path: staffScreens.callRequests.path, sentence }]
}

async function draftTasks(): Promise<Task[]> {
  const count = await desk.countDrafts()
  if (count === 0) return []
  const sentence = `${counted(count, 'draft waits', 'drafts wait')} to be published`
  return [{ path: staffScreens.readyToPublish.path, sentence }]
}

async function imageTasks(): Promise<Task[]> {
  const { images } = await readStaff('GET /api/admin/media')
  const count = images.filter(lacksText).length
  if (count === 0) return []
  const sentence = `${counted(count, 'image has', 'images have')} no text for people who do not see images`
  return [{ path: `${staffScreens.images.path}#withoutText`, sentence }]
}

/** One task for each list of documents that has any. `only` is the wording for a single document. */
function documentTasks(
  name: string,
  status: DocumentTask | 'scheduled',
  words: string,
  only = words,
): TaskPart {
  async function load(): Promise<Task[]> {
    const { totals } = await desk.list({ status })
    return allScreens.flatMap(({ path, title, kinds, singletonId }) => {
      const count = totals.reduce((sum, { kind, total }) => (kinds.includes(kind) ? sum + total : sum), 0)
      if (count === 0) return []
      return singletonId === undefined
        ? [{ path: `${path}?status=${status}`, sentence: `${title}: ${count} ${words}` }]
        : [{ path, sentence: `${title}: ${only}` }]
    })
  }
  return { name, url: listUrl(status), load }
}
