import { useId, useState } from 'react'
import { canonicalPath } from '#shared/documents/canonicalPath.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import { issuesOf } from '../../../data/write.ts'
import { staffScreens } from '../../screens.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { asTyped, TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toasts.tsx'
import { usePageTitles, useStaffQuery } from '../../useStaffQuery.ts'
import styles from './RedirectsPage.module.css'

const labels = { from: 'Old address', to: 'New address' }

export function RedirectsPage() {
  const redirects = useStaffQuery('GET /api/admin/redirects')
  const [chosen, setChosen] = useState<string>()
  const pages = useId()
  const titles = usePageTitles() ?? []
  const input = { required: true, ...asTyped }
  const showChange = (title: string, text: string) => {
    toastSuccess(title, text)
    void redirects.refetch()
  }
  const add = async (fields: FormData) => {
    const from = oldAddressOf(String(fields.get('from')))
    const to = targetOf(String(fields.get('to')))
    try {
      await writeWithLogin('POST /api/admin/redirects', { body: { from, to } })
    } catch (error) {
      const [issue] = issuesOf(error)
      if (!issue) throw error
      const field = issue.path[0] === 'to' ? 'to' : 'from'
      throw new FormProblem(`${labels[field]} ${issue.message}.`, field)
    }
    showChange('Redirect added', `${from} will lead to ${to}.`)
  }
  const remove = async (from: string) => {
    await writeWithLogin('DELETE /api/admin/redirects', { query: { from } })
    showChange('Redirect deleted', `${from} will lead nowhere.`)
  }
  return (
    <>
      <SubmitForm send={add} action="Add redirect" className={`${form.form} ${styles.form}`}>
        <TextField
          label={labels.from}
          name="from"
          help="One without a page, such as /our-team, /team.php or /page?id=7."
          {...input}
        />
        <TextField
          label={labels.to}
          name="to"
          help="A page or a place in it, such as /contact-us or /faq#topic-cost."
          list={pages}
          {...input}
        >
          {/* Only suggestions: the address of a post can be typed, too. */}
          <datalist id={pages}>
            {Array.from(titles, ([path, title]) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </datalist>
        </TextField>
      </SubmitForm>
      <Loaded query={redirects} failed="The redirects could not be loaded.">
        {(found) => (
          <StaffTable
            empty="There are no redirects yet."
            label={staffScreens.redirects.title}
            columns={[labels.from, labels.to, 'Since', 'By', 'Delete']}
            rows={found.map(({ from, to, at, by, isManual, isServed, isDamaged }) => ({
              key: from,
              cells: [
                from,
                isDamaged ? (
                  <p key="to" className={form.problem}>
                    Damaged: it leads nowhere. Delete it, and add it again if you need it.
                  </p>
                ) : (
                  <div key="to">
                    <a href={to} className={styles.target}>
                      {to}
                    </a>
                    {!isServed && (
                      <p className={form.problem}>
                        Not in use: there is no longer a page at the new address.
                      </p>
                    )}
                  </div>
                ),
                isDamaged ? '' : dateAndTime(at),
                isDamaged || isManual ? by : `Automatic, when ${by} published`,
                <SmallButton key="delete" onClick={() => setChosen(from)}>
                  Delete <span className="visually-hidden">the redirect of {from}</span>
                </SmallButton>,
              ],
            }))}
          />
        )}
      </Loaded>
      {chosen !== undefined && (
        <DialogForm
          title={`Delete the redirect of ${chosen}?`}
          action="Delete"
          kind="danger"
          send={() => remove(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>Visitors with a link to the old address will see “404 Page Not Found”.</p>
        </DialogForm>
      )}
    </>
  )
}

/** Drops the host of a typed or pasted address, and spells the rest as the redirects are looked up. */
export function oldAddressOf(text: string): string {
  const { pathname = '', search = '' } = URL.parse(text.trim(), location.origin) ?? {}
  return (canonicalPath(pathname) + search).toLowerCase()
}

/** Drops the host of this site. An address of another site stays as it is, so that the server refuses it. */
export function targetOf(text: string): string {
  const typed = text.trim()
  const url = URL.parse(typed, location.origin)
  if (!url || withoutWww(url.host) !== withoutWww(location.host)) return typed
  return canonicalPath(url.pathname) + url.hash
}

const withoutWww = (host: string): string => host.replace(/^www\./, '')
