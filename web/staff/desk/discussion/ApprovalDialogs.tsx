import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { paths } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { Dialog, DialogForm, focusWhenShown } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { SubmitForm } from '../../ui/SubmitForm.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useKeptText } from '../../ui/useKeptText.ts'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { useWriters } from '../editor/history/writers.ts'
import { useFieldChanges } from '../editor/publication/ChangeList.tsx'
import { ChangesToRead } from '../editor/publication/ChangesToRead.tsx'
import { unpublishedChanges } from '../editor/publication/unpublished.ts'
import { draftVersion } from '../state/documentState.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import { CommentText } from './CommentForm.tsx'
import { useDiscussion } from './useDiscussion.ts'

export function AskDialog({ onClose }: { onClose: () => void }) {
  const { state } = useOpenDocument()
  const { act } = useDiscussion()
  const members = useStaffQuery('GET /api/admin/members')
  const [note, keepNote] = useKeptText(`request ${state.document.kind}/${state.document.id}`)
  const send = async (fields: FormData) => {
    const of = String(fields.get('colleague'))
    const text = note.trim()
    await act({
      action: 'ask',
      version: draftVersion(state.document),
      ...(of && { of }),
      ...(text && { text }),
    })
    keepNote('')
    toastSuccess('Asked', `${of || 'Every colleague'} sees it on Today.`)
  }
  return (
    <DialogForm title="Ask a colleague to approve" action="Ask" send={send} onClose={onClose}>
      <p>
        They read the changes, and approve them or answer. What you change afterwards they have to read again.
      </p>
      <Loaded query={members} failed="The list of members could not be loaded.">
        {(found) => (
          <label className={form.field}>
            Colleague
            <select name="colleague" data-first="" ref={focusWhenShown}>
              <option value="">Anybody</option>
              {found
                .filter(({ isYou, status }) => !isYou && status === 'active')
                .map(({ username }) => (
                  <option key={username}>{username}</option>
                ))}
            </select>
          </label>
        )}
      </Loaded>
      <CommentText isRequired={false} label="Note (optional)" value={note} onChange={keepNote} />
    </DialogForm>
  )
}

/** Shows the differences, to approve them or answer without approval. Works also if nobody has asked for approval. */
export function ReadDialog({ onClose }: { onClose: () => void }) {
  const { store, state } = useOpenDocument()
  const { act, discussion } = useDiscussion()
  const [answer, keepAnswer] = useKeptText(`answer ${state.document.kind}/${state.document.id}`)
  const changes = unpublishedChanges(state.document)
  const writtenBy = useWriters(changes)
  const fields = useFieldChanges(changes)
  const version = draftVersion(state.document)
  const actAndClose = async (action: 'approve' | 'answer') => {
    try {
      await act({ action, version, ...(action === 'answer' && { text: answer }) })
    } catch (error) {
      await store.refresh()
      throw error
    }
    if (action === 'approve') toastSuccess('Approved', 'Other words would need another approval.')
    else {
      keepAnswer('')
      toastSuccess('Answered', 'Your answer is among the comments.')
    }
    onClose()
  }
  const { request, comments = [] } = discussion ?? {}
  const note = request && comments.find(({ by, at }) => by === request.by && at === request.at)
  return (
    <Dialog title="Read and approve" startsAtHeading onClose={onClose}>
      {note && (
        <p className={form.notice}>
          {note.by} writes: {note.text}
        </p>
      )}
      <ChangesToRead fields={fields.map((field) => ({ ...field, passageBy: writtenBy(field.path) }))} />
      <SubmitForm action="Approve this text" busyAction="Approving…" send={() => actAndClose('approve')} />
      <SubmitForm
        action="Answer without approving"
        busyAction="Answering…"
        kind="plain"
        send={() => actAndClose('answer')}
      >
        <CommentText label="Or say what has to change first" value={answer} onChange={keepAnswer} />
      </SubmitForm>
    </Dialog>
  )
}

/** The preview links of the draft, which people without a login can open. */
export function LinksDialog({ onClose }: { onClose: () => void }) {
  const { discussion, act } = useDiscussion()
  const { kind, id } = useOpenDocument()
  const [made, setMade] = useState<string>()
  const [note, keepNote] = useKeptText(`note of link ${kind}/${id}`)
  const make = async () => {
    const text = note.trim()
    const { token } = await act({ action: 'makeLink', ...(text && { text }) })
    keepNote('')
    setMade(`${location.origin}${paths.draft}#${token}`)
  }
  const clinician = discussion?.clinician
  const send = async () => {
    const text = note.trim()
    await act({ action: 'sendLink', ...(text && { text }) })
    keepNote('')
    toastSuccess('Link sent', `Only ${clinician} gets it, and the approval by it counts for you, too.`)
  }
  const revoke = (id: string) =>
    act({ action: 'revokeLink', id }).then(
      () => setMade(undefined),
      (error) => toastFailure('The link was not revoked', staffMessages.desk.tryAgain, error),
    )
  async function copy(link: string) {
    try {
      await navigator.clipboard.writeText(link)
      toastSuccess('Link copied', 'It works for seven days, or until you revoke it.')
    } catch {
      toastFailure('The link was not copied', 'Please select it and copy it.')
    }
  }
  return (
    <Dialog title="Preview links" onClose={onClose} shape="narrow">
      <p>
        Whoever has a link reads this draft without a login, can comment, and can approve the text by name.
        They see what they wrote themselves and your answers to it, and no name of a login. A link ends after
        seven days, and when the draft is published or discarded.
      </p>
      {made && (
        <div className={form.stack}>
          <TextField
            label="New link"
            help="It is not shown again."
            readOnly
            ref={focusWhenShown}
            value={made}
            onFocus={(event) => event.target.select()}
          />
          <div>
            <Button onClick={() => void copy(made)}>Copy link</Button>
          </div>
        </div>
      )}
      {discussion?.links.length === 0 && <p className={form.hint}>There is no link now.</p>}
      <ul role="list" aria-label="Links" className={form.stack}>
        {discussion?.links.map(({ id, by, to, at, until, note }) => (
          <li key={id} className={`${form.line} ${form.between}`}>
            <span>
              {to ? `Sent to ${to}` : 'Made'} by {by}, {dateAndTime(at)}
              <br />
              <span className={form.hint}>
                Until {dateAndTime(until)}
                {note && `. Note: ${note}`}
              </span>
            </span>
            <SmallButton aria-label={`Revoke the link of ${dateAndTime(at)}`} onClick={() => void revoke(id)}>
              Revoke
            </SmallButton>
          </li>
        ))}
      </ul>
      <SubmitForm action="Make a link" busyAction="Making…" kind={made ? 'plain' : 'main'} send={make}>
        <CommentText
          isRequired={false}
          label="Note for its readers (optional)"
          value={note}
          onChange={keepNote}
        />
      </SubmitForm>
      {clinician && (
        <SubmitForm action={`Send a link to ${clinician}`} busyAction="Sending…" kind="plain" send={send} />
      )}
    </Dialog>
  )
}
