import { type ChangeEvent, useId, useState } from 'react'
import type { Issue } from '#shared/entities/problem.ts'
import type { RedirectRequest } from '#shared/entities/redirect.ts'
import { issuesOf } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure } from '../../ui/toasts.tsx'
import { usePageTitles } from '../../useStaffQuery.ts'
import styles from './RedirectsPage.module.css'
import { typedPath } from './typedPath.ts'

const texts = staffMessages.redirects
const noText = { from: '', to: '' }

export function RedirectForm({
  busy,
  onAdd,
}: {
  busy: boolean
  onAdd: (redirect: RedirectRequest) => Promise<unknown>
}) {
  const [typed, setTyped] = useState(noText)
  const [refused, setRefused] = useState<Issue>()
  const pages = useId()
  const add = async () => {
    setRefused(undefined)
    try {
      await onAdd({ from: typedPath(typed.from), to: typedPath(typed.to) })
      setTyped(noText)
    } catch (error) {
      const issue = issuesOf(error).find(({ path: [field] }) => field === 'from' || field === 'to')
      if (issue) setRefused(issue)
      else toastFailure('The redirect was not added', staffMessages.desk.tryAgain)
    }
  }
  const fieldOf = (name: keyof RedirectRequest) => ({
    value: typed[name],
    problem: refused?.path[0] === name ? `${texts.labels[name]} ${refused.message}.` : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: target.value }),
    required: true,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  })
  return (
    <form
      className={`${form.form} ${styles.form}`}
      aria-label="Add a redirect"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={texts.labels.from}
        help="An address that no longer has a page, such as /our-team."
        {...fieldOf('from')}
      />
      <TextField
        label={texts.labels.to}
        help="A page of this website, such as /contact-us or /blog/a-post."
        list={pages}
        {...fieldOf('to')}
      >
        <PageList id={pages} />
      </TextField>
      <div>
        <Button type="submit" disabled={busy}>
          Add redirect
        </Button>
      </div>
    </form>
  )
}

/** Suggestions only: posts can be typed as well. */
function PageList({ id }: { id: string }) {
  const titles = usePageTitles() ?? []
  return (
    <datalist id={id}>
      {Array.from(titles, ([path, title]) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
    </datalist>
  )
}
