import { keepPreviousData, useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import type { ReadyQuery } from '#shared/api/queries.ts'
import { pathName } from '#shared/documents/fieldPath.ts'
import { questionName } from '#shared/documents/questionName.ts'
import type { Publications, ReadyDocument, ReadyDocuments } from '#shared/entities/documents.ts'
import { clinicZone } from '#shared/hours/localDay.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { refusalOf } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Choice } from '../../ui/Choice.tsx'
import { dateAndTime, instantOf, inThisCentury } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import { DialogForm } from '../../ui/Dialog.tsx'
import filterStyles from '../../ui/filter.module.css'
import { SearchField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { Questions } from '../door/Door.tsx'
import { mayPass } from '../door/throughDoor.ts'
import { fieldLabel, problemSentence } from '../fields/fieldLabel.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import styles from './ReadyPage.module.css'

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
  return (
    <Loaded query={ready} failed={staffMessages.desk.list.failed}>
      {(found) => <ReadyForm {...found} show={show} onReload={async () => void (await ready.refetch())} />}
    </Loaded>
  )
}

const { publishedText, tryAgain, untitled, notPublished } = staffMessages.desk

const texts = {
  drafts: {
    list: 'Drafts',
    one: 'draft',
    first: 'were changed last',
    empty: 'Nothing is waiting: visitors see everything as it is here.',
    failed: notPublished,
    refused: 'These were not published:',
    choose: (name: string) => `Publish ${name}`,
  },
  online: {
    list: 'On the website',
    one: 'document',
    first: 'come first',
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
}: ReadyDocuments & { show: Show; onReload: () => Promise<void> }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [time, setTime] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const text = texts[show]
  const takesDown = show === 'online'
  const publishable = documents.filter((document) => mayBeChosen(document, show))
  const selected = publishable.filter((document) => chosen.includes(nameOf(document)))
  // What somebody took off the website, or gave a time, goes out now only if the member chooses it.
  const all = publishable.filter(
    ({ questions, publishAt }) => !publishAt && questions.every(({ about }) => about !== 'takenDown'),
  )

  const publish = useMutation({
    mutationFn: async () => {
      const instead = time ? instantOf(time) : undefined
      const asked = selected.map(({ title, questions, publishAt, scheduledBy }) => ({
        title: title || untitled,
        questions,
        publishAt: takesDown || publishAt === instead ? undefined : publishAt,
        ...{ scheduledBy, instead },
      }))
      if (!(await mayPass(asked))) return undefined
      const documents = selected.map(({ kind, id, version, questions, publishAt }) => ({
        ...{ kind, id, version, scheduledFor: takesDown ? undefined : publishAt },
        ...(questions.length > 0 && { confirmed: questions.map(questionName) }),
      }))
      const way = takesDown ? { takeDown: true as const } : instead ? { publishAt: instead } : {}
      return withLogin(() => desk.publishTogether({ documents, ...way }))
    },
    onSuccess: (result) => {
      if (!result) return
      const titles = new Map(documents.map((document) => [nameOf(document), document.title]))
      const count = result.published.length
      setRefused(result.refused.map((refusal) => ({ ...refusal, title: titles.get(nameOf(refusal)) })))
      setChosen([])
      if (count > 0 && takesDown)
        toastSuccess(`${counted(count, 'document')} taken off the website`, 'Their texts are drafts now.')
      else if (count > 0 && time)
        toastSuccess(`${counted(count, 'document')} scheduled`, `Published ${dateAndTime(instantOf(time))}.`)
      else if (count > 0) toastSuccess(`${counted(count, 'document')} published`, publishedText)
      else toastFailure(text.failed, text.refused)
    },
    onError: (error) =>
      toastFailure(time ? 'Not scheduled' : text.failed, refusalOf(error) ?? tryAgain, error),
    // Also after a failure, since the response can be lost after the server has published.
    onSettled: onReload,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    if (takesDown) setIsAsking(true)
    else publish.mutate()
  }

  return (
    <>
      {refused.length > 0 && (
        <div role="alert" className={`${form.notice} ${form.warning}`}>
          <p>{text.refused}</p>
          <ul>
            {refused.map(({ kind, id, title, message, issues: [issue] }) => (
              <li key={`${kind}/${id}`}>
                <a href={editorPath({ kind, id })}>{title || untitled}</a>:{' '}
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
            {counted(total, text.one)}
            {total > documents.length && `, of which these ${documents.length} ${text.first}`}
          </p>
          {!takesDown && (
            <label className={styles.all}>
              <input
                type="checkbox"
                checked={all.length > 0 && all.every((document) => selected.includes(document))}
                disabled={all.length === 0}
                onChange={({ target }) => setChosen(target.checked ? all.map(nameOf) : [])}
              />
              All that can be published
              {all.length < publishable.length && ', but what is scheduled or was taken off the website'}
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
              {buttonText(show, time, selected.length)}
            </Button>
          </div>
        </form>
      )}
      {isAsking && (
        <DialogForm
          title={`Take ${counted(selected.length, 'document')} off the website?`}
          action="Take off the website"
          kind="danger"
          send={() => publish.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <ul>
            {selected.map((document) => (
              <li key={nameOf(document)}>{document.title || untitled}</li>
            ))}
          </ul>
          <p>
            Visitors will no longer find them, and what links to them does without the link. Their texts stay
            here as drafts that you can publish again, with their sign-offs.
          </p>
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
  const { kind, title, isPublished, updatedAt, updatedBy, publishAt, changes, questions } = document
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
      <StatusBadge
        status={
          publishAt ? 'scheduled' : !isPublished ? 'draft' : changes.length > 0 ? 'changed' : 'published'
        }
      />
    </li>
  )
}

type Refusal = Publications['refused'][number] & { title: string | undefined }
