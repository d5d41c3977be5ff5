import { staffMessages } from '#shared/staffMessages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { dateAndTime } from '../dateAndTime.ts'
import { StatusBadge } from '../list/StatusBadge.tsx'
import type { DocumentState } from '../state/documentState.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import styles from './Editor.module.css'

const { save: saveTexts, restored, merged, openedBy } = staffMessages.desk
const problems = ['offline', 'loggedOut', 'failed', 'gone']

/** Whether the document is public, whether everything is saved, and who else has it open. */
export function EditorStatus({ store, state }: { store: DocumentStore; state: DocumentState }) {
  const { document, save, restoredFrom, mergedWith } = state
  const notice = noticeOf(restoredFrom, mergedWith)
  const others = document.openedBy?.map(({ by }) => by) ?? []
  return (
    <>
      <div className={styles.status}>
        <StatusBadge status={document.status} />
        <p role="status" className={problems.includes(save) ? styles.problem : styles.save}>
          {saveTexts[save]}
        </p>
        {save === 'loggedOut' && (
          <Button kind="quiet" size="small" onClick={() => void store.flush()}>
            Log in and save
          </Button>
        )}
      </div>
      {others.length > 0 && <p className={styles.notice}>{openedBy(others.join(', '))}</p>}
      {notice && (
        <div role="status" className={styles.notice}>
          <p>{notice}</p>
          <Button kind="plain" size="small" onClick={() => store.dispatch({ type: 'noticesRead' })}>
            OK
          </Button>
        </div>
      )}
    </>
  )
}

function noticeOf(restoredFrom: string | undefined, mergedWith: string | undefined): string | undefined {
  if (mergedWith) return merged(mergedWith)
  return restoredFrom && restored(dateAndTime(restoredFrom))
}
