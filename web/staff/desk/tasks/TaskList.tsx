import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import styles from './TaskList.module.css'
import { type Task, type TaskPart, taskSources } from './taskSources.ts'

const texts = staffMessages.tasks
const parts = Object.keys(taskSources) as TaskPart[] // A record of exactly these names.

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
