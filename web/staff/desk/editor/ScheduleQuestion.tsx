import type { Draft } from '#shared/entities/documents.ts'
import { Button } from '../../../ui/Button.tsx'
import { staffMessages } from '../../staffMessages.ts'
import { dateAndTime } from '../../ui/dateAndTime.ts'
import form from '../../ui/form.module.css'
import type { DocumentActions } from './useDocumentActions.ts'

const texts = staffMessages.desk.schedule

/** Only the version that somebody scheduled is published at that time: what was changed since needs a word. */
export function ScheduleQuestion({
  draft,
  isUnsaved,
  actions,
}: {
  draft: Draft | null
  isUnsaved: boolean
  actions: DocumentActions
}) {
  const { publishAt, version, scheduledVersion = version, scheduledBy = 'somebody' } = draft ?? {}
  if (!publishAt || (version === scheduledVersion && !isUnsaved)) return null
  return (
    <div role="status" className={form.notice}>
      <p>
        This was changed after {scheduledBy} scheduled it for {dateAndTime(publishAt)}. Publish this version
        then as well?
      </p>
      <Button size="small" disabled={actions.isBusy} onClick={() => actions.schedule({ publishAt })}>
        Publish it then
      </Button>
      <Button
        kind="plain"
        size="small"
        disabled={actions.isBusy}
        onClick={() => actions.schedule({ publishAt: null })}
      >
        {texts.cancel}
      </Button>
    </div>
  )
}
