import { useDeferredValue, useMemo, useState } from 'react'
import type { DeskDocument } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { breakpoints } from '../../../ui/styles/breakpoints.ts'
import { ChecksSummary } from '../checks/ChecksSummary.tsx'
import { DocumentChecksProvider } from '../checks/DocumentChecks.tsx'
import { useIsPublished } from '../checks/useIsPublished.ts'
import { DocumentForm } from '../fields/DocumentForm.tsx'
import { Preview } from '../preview/Preview.tsx'
import { valueAt } from '../state/fieldPath.ts'
import { ActionBar } from './ActionBar.tsx'
import { documentIssues } from './documentIssues.ts'
import styles from './Editor.module.css'
import { EditorStatus } from './EditorStatus.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { useDocumentStore } from './useDocumentStore.ts'
import { useLiveState } from './useLiveState.ts'
import { useUndoKeys } from './useUndoKeys.ts'

export function Editor({ loaded, tab }: { loaded: DeskDocument; tab: string | undefined }) {
  const { store, state } = useDocumentStore(loaded)
  const [isChecked, setIsChecked] = useState(false)
  const [isPreviewOpen, setIsPreviewOpen] = useState(() => matchMedia(breakpoints.laptop).matches)
  const live = useLiveState()
  useUndoKeys(store)
  const { content, document, refused, conflict } = state
  const deferred = useDeferredValue(content)
  const issues = useMemo(() => documentIssues(document.kind, deferred), [document.kind, deferred])
  return (
    <div className={styles.editor}>
      <EditorStatus store={store} state={state} live={live.state} />
      <div className={isPreviewOpen ? `${styles.columns} ${styles.withPreview}` : styles.columns}>
        <div className={styles.form}>
          <DocumentChecksProvider store={store} content={deferred} isPublished={useIsPublished()}>
            <ChecksSummary kind={document.kind} />
            <DocumentForm
              store={store}
              content={content}
              tab={tab}
              issues={isChecked ? [...refused, ...issues] : issues.filter((issue) => isTyped(content, issue))}
            />
          </DocumentChecksProvider>
        </div>
        {isPreviewOpen && (
          <div className={styles.preview}>
            <Preview state={state} />
          </div>
        )}
      </div>
      <ActionBar
        store={store}
        state={state}
        followLive={live.follow}
        onCheck={() => setIsChecked(true)}
        isPreviewOpen={isPreviewOpen}
        onPreview={setIsPreviewOpen}
      />
      {conflict && !conflict.isPostponed && (
        <MergeDialog kind={document.kind} conflict={conflict} store={store} />
      )}
    </div>
  )
}

/** A field that is only missing is not an error before somebody wants to publish. */
function isTyped(content: unknown, { path }: Issue): boolean {
  const value = valueAt(content, path)
  return value !== undefined && value !== '' && value !== null
}
