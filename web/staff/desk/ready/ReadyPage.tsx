import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { ReadyQuery } from '#shared/api/queries.ts'
import { pathName } from '#shared/documents/fieldPath.ts'
import { questionName } from '#shared/documents/questionName.ts'
import type { DeskDocument, Publications, ReadyDocument, ReadyDocuments } from '#shared/entities/documents.ts'
import { clinicZone } from '#shared/hours/localDay.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { refusalOf } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { memberOfTab } from '../../loginFlag.ts'
import { editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Choice } from '../../ui/Choice.tsx'
import { dateAndTime, instantOf, inThisCentury, weekdayAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { Questions, ToldHint } from '../door/Door.tsx'
import { canUndo } from '../editor/publication/canUndo.ts'
import { fieldLabel, problemSentence } from '../fields/fieldLabel.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import { draftsInWords, isReady } from '../tasks/draftsInWords.ts'
import { useTasks } from '../tasks/useTasks.ts'
import styles from './ReadyPage.module.css'
import { undoTogether } from './undoTogether.ts'

type Show = ReadyQuery['show']

const lists: readonly (readonly [Show, string])[] = [
  ['drafts', 'Drafts, to publish'],
  ['online', 'On the website, to take off'],
]

export function ReadyPage() {
  const [show, setShow] = useState<Show>('drafts')
  const [search, setSearch] = useState('')
  return (
    <>
      <search className={filterStyles.filter}>
        <Choice label="Show" value={show} options={lists} onChange={(one = 'drafts') => setShow(one)} />
        {show === 'online' && <SearchField search={search} onSearch={setSearch} />}
      </search>
      <ReadyList
        key={show}
        show={show}
        query={show === 'online' ? { show, search: search || undefined } : {}}
      />
    </>
  )
}

function ReadyList({ show, query }: { show: Show; query: Partial<ReadyQuery> }) {
  const ready = useStaffQuery('GET /api/admin/publications', { query, placeholderData: keepPreviousData })
  // The navigation counts the same drafts.
  const tasks = useTasks()
  return (
    <Loaded query={ready} failed={staffMessages.desk.list.failed}>
      {(found) => (
        <ReadyForm {...found} show={show} onReload={() => Promise.all([ready.refetch(), tasks.refetch()])} />
      )}
    </Loaded>
  )
}

const { publishedText, tryAgain, untitled, notPublished, noUndo, notUndone, undone } = staffMessages.desk

const texts = {
  drafts: {
    list: 'Drafts',
    empty: 'Nothing is waiting: visitors see everything as it is here.',
    failed: notPublished,
    refused: 'These were not published:',
    choose: (name: string) => `Publish ${name}`,
  },
  online: {
    list: 'On the website',
    empty: 'Nothing to show.',
    failed: 'Not taken off the website',
    refused: 'These are still on the website:',
    choose: (name: string) => `Take ${name} off the website`,
  },
} as const

function ReadyForm({
  documents,
  total,
  show,
  onReload,
}: ReadyDocuments & { show: Show; onReload: () => Promise<unknown> }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused>()
  const [time, setTime] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const text = texts[show]
  const takesDown = show === 'online'
  const instead = time ? instantOf(time) : undefined
  const by = memberOfTab() ?? ''
  const isTwoPeople = useReadSite()?.whoPublishes === 'two-people'
  const publishable = documents.filter((document) => mayBeChosen(document, show))
  const selected = publishable.filter((document) => chosen.includes(nameOf(document)))
  const all = publishable.filter((document) => Object.values(apart).every((isApart) => !isApart(document)))
  const action = buttonText(show, time, selected.length)
  const publish = useMutation({
    mutationFn: async () => {
      const documents = selected.map(({ kind, id, version, questions, publishAt }) => ({
        ...{ kind, id, version, scheduledFor: takesDown ? undefined : publishAt },
        ...(questions.length > 0 && { confirmed: questions.map(questionName) }),
      }))
      const way = takesDown ? { takeDown: true as const } : instead ? { publishAt: instead } : {}
      return withLogin(() => desk.publishTogether({ documents, ...way }))
    },
    onSuccess: ({ published, refused }) => {
      const count = published.length
      const titles = new Map(documents.map((document) => [nameOf(document), document.title]))
      setRefused({ what: text.refused, documents: refused, titles })
      setChosen([])
      if (count > 0 && takesDown)
        toastSuccess(`${counted(count, 'document')} taken off the website`, 'Their texts are drafts now.')
      else if (count > 0 && instead)
        toastSuccess(`${counted(count, 'document')} scheduled`, `Published ${dateAndTime(instead)}.`)
      else if (count > 0) {
        const title = `${counted(count, 'document')} published`
        const replaced = new Set(documents.filter(({ isPublished }) => isPublished).map(nameOf))
        const changed = published.filter((document) => replaced.has(nameOf(document)))
        const added = published.filter((document) => !changed.includes(document))
        if (changed.every((document) => canUndo(document, by, isTwoPeople)))
          toastSuccess(title, publishedText, () => undo.mutate({ added, changed, titles }))
        else toastSuccess(title, `${publishedText} ${noUndo}`)
      } else toastFailure(text.failed, text.refused)
    },
    onError: (error) =>
      toastFailure(time ? 'Not scheduled' : text.failed, refusalOf(error) ?? tryAgain, error),
    // Also after a failure, since the response can be lost after the server has published.
    onSettled: onReload,
  })
  const undo = useMutation({
    mutationFn: ({ added, changed }: Together) => undoTogether(added, changed),
    onSuccess: (refused, { added, changed, titles }) => {
      setRefused({ what: 'These are on the website as you published them:', documents: refused, titles })
      if (refused.length < added.length + changed.length)
        toastSuccess(undone, 'Visitors see the website as before in a few seconds.')
      else toastFailure(notUndone, '')
    },
    onError: (error) => toastFailure(notUndone, refusalOf(error) ?? tryAgain, error),
    onSettled: onReload,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsAsking(true)
  }

  return (
    <>
      {refused && refused.documents.length > 0 && (
        <div role="alert" className={`${form.notice} ${form.warning}`}>
          <p>{refused.what}</p>
          <ul>
            {refused.documents.map(({ kind, id, message, issues: [issue] }) => (
              <li key={`${kind}/${id}`}>
                <a href={editorPath({ kind, id })}>{refused.titles.get(`${kind}/${id}`) || untitled}</a>:{' '}
                {issue ? problemSentence(kind, issue) : `${message}.`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {documents.length === 0 ? (
        <Empty>{text.empty}</Empty>
      ) : (
        <form onSubmit={submit} className={form.stack}>
          <p role="status">
            {takesDown
              ? `${counted(total, 'document')}${total > documents.length ? `, of which these ${documents.length} come first` : ''}`
              : inWords(documents, total)}
          </p>
          {!takesDown && all.length > 0 && (
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={all.every((document) => selected.includes(document))}
                onChange={({ target }) => setChosen(target.checked ? all.map(nameOf) : [])}
              />
              {boxText(all.length, documents)}
            </label>
          )}
          <ul role="list" aria-label={text.list} className={form.stack}>
            {documents.map((document) => (
              <ReadyRow
                key={nameOf(document)}
                document={document}
                show={show}
                isChosen={selected.includes(document)}
                onChoose={(isChosen) => {
                  const others = chosen.filter((name) => name !== nameOf(document))
                  setChosen(isChosen ? [...others, nameOf(document)] : others)
                }}
              />
            ))}
          </ul>
          {!takesDown && (
            <TextField
              label="Publish on (optional)"
              help={`${clinicZone.name}, the clinic’s own. Without a time, what you have chosen is published now.`}
              type="datetime-local"
              value={time}
              onChange={({ target }) => setTime(target.value)}
              onBlur={() => setTime(inThisCentury)}
            />
          )}
          <div className={form.end}>
            <Button
              type="submit"
              kind={takesDown ? 'danger' : 'main'}
              disabled={selected.length === 0 || publish.isPending}
            >
              {action}
            </Button>
          </div>
        </form>
      )}
      {isAsking && (
        <DialogForm
          title={`${action}?`}
          action={takesDown ? 'Take off the website' : action}
          kind={takesDown ? 'danger' : 'main'}
          send={() => publish.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <ul className={styles.going}>
            {selected.map((document) => (
              <Going
                key={nameOf(document)}
                document={document}
                replaces={!takesDown && document.publishAt !== instead}
                instead={instead}
              />
            ))}
          </ul>
          {selected.some(({ questions }) => questions.length > 0) && <ToldHint />}
          {takesDown && (
            <p>
              Visitors will no longer find them, and what links to them does without the link. Their texts
              stay here as drafts that you can publish again, with their sign-offs.
            </p>
          )}
          {instead && <p>Visitors see them from {dateAndTime(instead)}.</p>}
        </DialogForm>
      )}
    </>
  )
}

const nameOf = ({ kind, id }: DocumentName) => `${kind}/${id}`

const problemsOf = ({ kind, isOutdated, issues }: ReadyDocument, show: Show): string[] => [
  ...(show === 'drafts' && screenOf(kind).singletonId
    ? ['Each tab of Clinic is published on its own: open it.']
    : []),
  ...(isOutdated
    ? ['Somebody has published another version since. Open it: Publish shows what would change.']
    : []),
  ...issues.map((issue) => problemSentence(kind, issue)),
]

/** What goes out now only if the member chooses it. */
const apart: Readonly<Record<string, (document: ReadyDocument) => boolean>> = {
  'alerts (shown on every page)': ({ kind }) => kind === 'alert',
  'what is scheduled': ({ status }) => status === 'scheduled',
  'what was taken off the website': ({ questions }) => questions.some(({ about }) => about === 'takenDown'),
  'the tabs of Clinic': ({ kind }) => screenOf(kind).singletonId !== undefined,
}

function boxText(count: number, documents: readonly ReadyDocument[]): string {
  const ready = documents.filter(isReady)
  const others = Object.entries(apart).flatMap(([name, isApart]) => (ready.some(isApart) ? name : []))
  const without = others.length > 0 ? `, without ${new Intl.ListFormat('en-US').format(others)}` : ''
  return `${counted(count, 'draft')} that can be published${without}`
}

/** As Today and the navigation count them. */
function inWords(documents: ReadyDocument[], total: number): string {
  const scheduled = documents.filter(({ status }) => status === 'scheduled').length
  return [draftsInWords({ documents, total }), scheduled > 0 && `${scheduled} scheduled`]
    .filter(Boolean)
    .join(', ')
}

/** A document in the dialog before it goes out or leaves. */
function Going({
  document: { kind, title, publishAt, scheduledBy, questions },
  replaces,
  instead,
}: {
  document: ReadyDocument
  replaces: boolean
  instead: string | undefined
}) {
  return (
    <li>
      {title || untitled}
      {kind === 'alert' && <span className={form.badge}>{everyPage}</span>}
      {publishAt && replaces && (
        <p className={form.notice}>
          {scheduledBy ?? 'Somebody'} has scheduled it for {weekdayAndTime(publishAt)}. It goes out{' '}
          {instead ? weekdayAndTime(instead) : 'now'} instead.
        </p>
      )}
      <Questions questions={questions} />
    </li>
  )
}

const everyPage = 'Shown on every page'

function buttonText(show: Show, time: string, count: number): string {
  const documents = count > 0 ? ` ${counted(count, 'document')}` : ''
  if (show === 'online') return `Take${documents} off the website`
  return (time ? 'Schedule' : 'Publish') + documents
}

/** A page with pages below it can leave together with them. Those that stay are named then. */
const mayBeChosen = (document: ReadyDocument, show: Show): boolean =>
  problemsOf({ ...document, issues: document.issues.filter(({ path: [field] }) => field !== 'id') }, show)
    .length === 0

function ReadyRow({
  document,
  show,
  isChosen,
  onChoose,
}: {
  document: ReadyDocument
  show: Show
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const problemsId = useId()
  const { kind, title, status, isPublished, updatedAt, updatedBy, publishAt, changes, questions } = document
  const name = title || untitled
  const problems = problemsOf(document, show)
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        aria-label={texts[show].choose(name)}
        aria-describedby={problems.length > 0 ? problemsId : undefined}
        checked={isChosen}
        disabled={!mayBeChosen(document, show)}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div>
        <a href={editorPath(document)} className={form.name}>
          {name}
        </a>
        <span className={form.hint}>
          {screenOf(kind).singular}
          {updatedAt && `, changed ${dateAndTime(updatedAt)}`}
          {updatedBy && ` by ${updatedBy}`}
          {publishAt && `. Publishes ${dateAndTime(publishAt)}`}
        </span>
        {isPublished && changes.length > 0 && (
          <ul aria-label={`Changes of ${name}`} className={`${form.hint} ${styles.changes}`}>
            {changes.map(({ path, authors }) => (
              <li key={pathName(path)}>
                {fieldLabel(kind, path)}: {authors.map(({ by }) => by).join(' and ') || updatedBy}
              </li>
            ))}
          </ul>
        )}
        <Questions questions={questions} className={styles.questions} />
        {problems.length > 0 && (
          <ul id={problemsId} className={styles.problems}>
            {problems.map((problem) => (
              <li key={problem}>
                <CircleAlert size={18} aria-hidden="true" /> {problem}
              </li>
            ))}
          </ul>
        )}
      </div>
      <StatusBadge status={status} />
    </li>
  )
}

type Titles = ReadonlyMap<string, string>

interface Refused {
  what: string
  documents: Publications['refused']
  titles: Titles
}

interface Together {
  /** Documents that visitors did not see before. */
  added: readonly DeskDocument[]
  changed: readonly DeskDocument[]
  titles: Titles
}
