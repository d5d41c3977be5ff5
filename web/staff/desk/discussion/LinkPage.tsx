import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { draftChanges, editedContent } from '#shared/documents/changes.ts'
import type { DraftPreview } from '#shared/entities/discussion.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import { messages } from '#shared/messages.ts'
import { textOf } from '#shared/text/textOf.ts'
import { queries } from '../../../data/queries.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { currentOf, WriteError, write } from '../../../data/write.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoginScreen } from '../../logins/login/LoginScreen.tsx'
import screen from '../../StaffScreen.module.css'
import { ScreenHead } from '../../StaffScreen.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import form from '../../ui/form.module.css'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useKeptText } from '../../ui/useKeptText.ts'
import { shownTexts } from '../editor/history/passages.ts'
import { pathOfTarget } from '../editor/preview/fieldTargets.ts'
import { DraftFrame } from '../editor/preview/Preview.tsx'
import type { PreviewTarget } from '../editor/preview/targetAt.ts'
import { type FieldChange, fieldChange } from '../editor/publication/ChangeList.tsx'
import { ChangesToRead } from '../editor/publication/ChangesToRead.tsx'
import { pathAbove } from '../kinds/changedContent.ts'
import { approvedBy } from './approvalWords.ts'
import { CommentForm, type Passage, passageOf } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import styles from './discussion.module.css'

const { link: texts, untitled } = staffMessages.desk

type Said = {
  action: 'comment' | 'approve'
  name: string
  version?: number
  text?: string
} & Partial<Passage>

/** The page of a preview link, where people without a login read, comment on and approve one draft by name. */
export function LinkPage() {
  const token = useLocation({ select: ({ hash }) => hash })
  const queryClient = useQueryClient()
  const queryKey = ['preview link', token]
  const send = (said?: Said) =>
    write('POST /api/admin/previews', { body: { token, ...said }, credentials: 'omit' })
  const {
    data: preview,
    error,
    isPending,
    refetch,
  } = useQuery({ queryKey, queryFn: () => send(), enabled: token !== '', gcTime: 0 })
  const act = async (said: Said) => {
    try {
      queryClient.setQueryData(queryKey, await send(said))
    } catch (problem) {
      const current = currentOf<DraftPreview>(problem)
      if (current) queryClient.setQueryData(queryKey, current)
      throw problem instanceof WriteError && problem.status === 404 ? new FormProblem(texts.invalid) : problem
    }
  }
  if (preview) return <Shown preview={preview} token={token} act={act} />
  if (token !== '' && isPending) return <LoginScreen title={texts.title} text={messages.loading} />
  const isInvalid = token === '' || (error instanceof WriteError && error.status === 404)
  const isTooOften = error instanceof WriteError && error.status === 429
  return (
    <LoginScreen
      title={texts.title}
      text={isInvalid ? texts.invalid : isTooOften ? texts.tooOften : texts.failed}
    >
      {!isInvalid && <Button onClick={() => void refetch()}>Try again</Button>}
    </LoginScreen>
  )
}

function Shown({
  preview,
  token,
  act,
}: {
  preview: DraftPreview
  token: string
  act: (said: Said) => Promise<void>
}) {
  const { kind, id, title, content, published, note, version, comments, approvals, until } = preview
  const site = useReadSite()
  const { data: treatmentPages } = useQuery(queries.servicePages())
  const [name, keepName] = useKeptText('name')
  const [passage, setPassage] = useState<Passage>()
  const fields = useMemo(
    () => (published ? changedFields(kind, published, content) : []),
    [kind, published, content],
  )
  const [target, setTarget] = useState(() => targetOfChange(content, fields[0]))
  const requireName = () => {
    if (preview.name) return preview.name
    if (name.trim() === '') throw new FormProblem('Please write your name first.')
    return name.trim()
  }
  return (
    <main className={screen.screen}>
      <ScreenHead title={title || untitled}>
        <p className={screen.intro}>
          A draft{site && ` of ${site.name}`}, which visitors do not see yet. This link works until{' '}
          {dateAndTime(until)}.
        </p>
      </ScreenHead>
      <div className={styles.page}>
        <section aria-labelledby="new" className={form.stack}>
          <h2 id="new">What is new</h2>
          {note && <p className={form.notice}>The clinic writes: {note}</p>}
          {!published && <p>All of it: this is not on the website yet.</p>}
          {published && fields.length === 0 && <p>Nothing: visitors read this text already.</p>}
          {fields.length > 0 && (
            <ChangesToRead
              fields={fields}
              onShown={(field, change) => setTarget(targetOfChange(content, field, change))}
            />
          )}
        </section>
        <DraftFrame
          draft={{ kind, id, content }}
          address={pathAbove(textOf(content.slug))}
          treatmentPages={treatmentPages ?? []}
          target={target}
          onChosen={(chosen) => {
            const [words] = chosen.texts
            setTarget(chosen)
            if (words) setPassage(passageOf(words, pathOfTarget(content, chosen)))
          }}
        />
        <div className={form.form}>
          {preview.name ? (
            <p>This link was sent to {preview.name}. What you write and approve has this name.</p>
          ) : (
            <TextField
              label="Your name and credentials"
              help="Shown with what you write and approve."
              placeholder="Ana Reyes, LPC"
              autoComplete="name"
              maxLength={100}
              value={name}
              onChange={({ target }) => keepName(target.value)}
            />
          )}
          <section aria-labelledby="approval" className={form.card}>
            <h2 id="approval">Approval</h2>
            <p role="status">
              {approvals.length > 0
                ? `Approved by ${approvedBy(preview)}.`
                : 'You have not approved this text yet.'}
            </p>
            <SubmitForm
              action="I have read this text and approve it"
              busyAction="Approving…"
              send={() => act({ action: 'approve', name: requireName(), version })}
            />
          </section>
          <section aria-labelledby="comments" className={form.card}>
            <h2 id="comments">Comments</h2>
            <CommentList kind={kind} comments={comments} />
            <CommentForm
              kind={kind}
              keptAs={token.slice(0, token.lastIndexOf(':'))}
              passage={passage}
              help="To comment on a passage, press it in the preview."
              onWhole={() => setPassage(undefined)}
              send={(comment) => act({ action: 'comment', name: requireName(), ...comment })}
            />
          </section>
        </div>
      </div>
    </main>
  )
}

function changedFields(kind: DocumentKind, published: DraftContent, draft: DraftContent): FieldChange[] {
  const before = editedContent(kind, published)
  const after = editedContent(kind, draft)
  return draftChanges(kind, published, draft).map((path) => fieldChange(kind, path, [before, after]))
}

/** Where the page shows a change, by default the first one of the field. */
function targetOfChange(
  content: DraftContent,
  field?: FieldChange,
  change = field?.passages[0],
): PreviewTarget {
  return { texts: field && change ? shownTexts(change, content[String(field.path[0])]) : [] }
}
