import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { pathName } from '#shared/documents/fieldPath.ts'
import { questionName } from '#shared/documents/questionName.ts'
import type { Publications, ReadyDocument, ReadyDocuments } from '#shared/entities/documents.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { withLogin } from '../../../data/staff/withLogin.ts'
import { refusalOf } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { editorPath, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime, instantOf, inThisCentury } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
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

export function ReadyPage() {
  const ready = useStaffQuery('GET /api/admin/publications')
  return (
    <Loaded query={ready} failed={staffMessages.desk.list.failed}>
      {(found) => <ReadyForm {...found} onReload={async () => void (await ready.refetch())} />}
    </Loaded>
  )
}

const refusedTitle = 'These were not published:'
const { notPublished, publishedText, tryAgain, untitled } = staffMessages.desk

function ReadyForm({ documents, total, onReload }: ReadyDocuments & { onReload: () => Promise<void> }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly Refusal[]>([])
  const [time, setTime] = useState('')
  const publishable = documents.filter((document) => problemsOf(document).length === 0)
  const selected = publishable.filter((document) => chosen.includes(nameOf(document)))
  // What somebody took off the website comes back only if the member chooses it.
  const all = publishable.filter(({ questions }) => questions.every(({ about }) => about !== 'takenDown'))

  const publish = useMutation({
    mutationFn: async () => {
      const asked = selected.map(({ title, questions }) => ({ title: title || untitled, questions }))
      if (!(await mayPass(asked))) return undefined
      const documents = selected.map(({ kind, id, version, questions }) => ({
        ...{ kind, id, version },
        ...(questions.length > 0 && { confirmed: questions.map(questionName) }),
      }))
      return withLogin(() => desk.publishTogether({ documents, ...(time && { publishAt: instantOf(time) }) }))
    },
    onSuccess: (result) => {
      if (!result) return
      const titles = new Map(documents.map((document) => [nameOf(document), document.title]))
      const count = result.published.length
      setRefused(result.refused.map((refusal) => ({ ...refusal, title: titles.get(nameOf(refusal)) })))
      setChosen([])
      if (count > 0 && time)
        toastSuccess(`${counted(count, 'document')} scheduled`, `Published ${dateAndTime(instantOf(time))}.`)
      else if (count > 0) toastSuccess(`${counted(count, 'document')} published`, publishedText)
      else toastFailure(notPublished, refusedTitle)
    },
    onError: (error) =>
      toastFailure(time ? 'Not scheduled' : notPublished, refusalOf(error) ?? tryAgain, error),
    // Also after a failure, since the response can be lost after the server has published.
    onSettled: onReload,
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    publish.mutate()
  }

  return (
    <>
      {refused.length > 0 && (
        <div role="alert" className={`${form.notice} ${form.warning}`}>
          <p>{refusedTitle}</p>
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
        <Empty>Nothing is waiting: visitors see everything as it is here.</Empty>
      ) : (
        <form onSubmit={submit} className={form.stack}>
          <p role="status">
            {counted(total, 'draft')}
            {total > documents.length && `, of which these ${documents.length} were changed last`}
          </p>
          <label className={styles.all}>
            <input
              type="checkbox"
              checked={all.length > 0 && all.every((document) => selected.includes(document))}
              disabled={all.length === 0}
              onChange={({ target }) => setChosen(target.checked ? all.map(nameOf) : [])}
            />
            All that can be published
            {all.length < publishable.length && ', but what was taken off the website'}
          </label>
          <ul role="list" aria-label="Drafts" className={form.stack}>
            {documents.map((document) => (
              <ReadyRow
                key={nameOf(document)}
                document={document}
                isChosen={selected.includes(document)}
                onChoose={(isChosen) => {
                  const others = chosen.filter((name) => name !== nameOf(document))
                  setChosen(isChosen ? [...others, nameOf(document)] : others)
                }}
              />
            ))}
          </ul>
          <TextField
            label="Publish on (optional)"
            help="Eastern Time, the clinic’s own. Without a time, what you have chosen is published now."
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            onBlur={() => setTime(inThisCentury)}
          />
          <div className={form.end}>
            <Button type="submit" disabled={selected.length === 0 || publish.isPending}>
              {[time ? 'Schedule' : 'Publish', selected.length > 0 && counted(selected.length, 'document')]
                .filter(Boolean)
                .join(' ')}
            </Button>
          </div>
        </form>
      )}
    </>
  )
}

const nameOf = ({ kind, id }: DocumentName) => `${kind}/${id}`

const problemsOf = ({ kind, isOutdated, issues }: ReadyDocument): string[] => [
  ...(screenOf(kind).singletonId ? ['Each tab of Clinic is published on its own: open it.'] : []),
  ...(isOutdated
    ? ['Somebody has published another version since. Open it: Publish shows what would change.']
    : []),
  ...issues.map((issue) => problemSentence(kind, issue)),
]

function ReadyRow({
  document,
  isChosen,
  onChoose,
}: {
  document: ReadyDocument
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) {
  const problemsId = useId()
  const { kind, title, isPublished, updatedAt, updatedBy, publishAt, changes, questions } = document
  const name = title || untitled
  const problems = problemsOf(document)
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        aria-label={`Publish ${name}`}
        aria-describedby={problems.length > 0 ? problemsId : undefined}
        checked={isChosen}
        disabled={problems.length > 0}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div>
        <a href={editorPath(document)} className={form.name}>
          {name}
        </a>
        <span className={form.hint}>
          {screenOf(kind).singular}, changed {dateAndTime(updatedAt)} by {updatedBy}
          {publishAt && `. Publishes ${dateAndTime(publishAt)}`}
        </span>
        {isPublished && (
          <ul aria-label={`Changes of ${name}`} className={`${form.hint} ${styles.changes}`}>
            {changes.map(({ path, authors }) => (
              <li key={pathName(path)}>
                {fieldLabel(kind, path)}: {authors.map(({ by }) => by).join(' and ') || updatedBy}
              </li>
            ))}
          </ul>
        )}
        <Questions questions={questions} />
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
      <StatusBadge status={publishAt ? 'scheduled' : isPublished ? 'changed' : 'draft'} />
    </li>
  )
}

type Refusal = Publications['refused'][number] & { title: string | undefined }
