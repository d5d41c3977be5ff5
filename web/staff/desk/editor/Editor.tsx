import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ChevronLeft, ExternalLink } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { namedPath } from '#shared/checks/namedPath.ts'
import { valueAt } from '#shared/documents/fieldPath.ts'
import type { DeskDocument, DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { pages } from '#shared/pages.ts'
import { thisBrowser } from '../../../data/browserStorage.ts'
import type { DocumentName } from '../../../data/staff/desk.ts'
import { letterOf } from '../../../ui/letterOf.ts'
import { laptop } from '../../../ui/styles/breakpoints.ts'
import { useCurrentPath } from '../../../ui/useCurrentPath.ts'
import { ScreenHead, Tabs } from '../../StaffScreen.tsx'
import { screenAt, screenOf } from '../../screens.ts'
import formStyles from '../../ui/form.module.css'
import { usePageTitles } from '../../useStaffQuery.ts'
import { DocumentChecksProvider } from '../checks/DocumentChecks.tsx'
import { DiscussionSection } from '../discussion/DiscussionSection.tsx'
import { focusField, useShowField } from '../fields/focusField.ts'
import { titleOf } from '../kinds/changedContent.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import { otherWriter } from '../state/documentState.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { IsRead, OpenDocument } from '../state/openDocument.ts'
import { tasksKey } from '../tasks/useTasks.ts'
import { ActionBar } from './ActionBar.tsx'
import { ChecksSummary } from './ChecksSummary.tsx'
import { CompareDialog } from './compare/CompareDialog.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { documentIssues } from './documentIssues.ts'
import styles from './Editor.module.css'
import { Notices } from './EditorStatus.tsx'
import { Preview } from './preview/Preview.tsx'
import { isOnTab } from './publication/unpublished.ts'
import { useDocumentStore } from './useDocumentStore.ts'
import { useLiveState } from './useLiveState.ts'

export function Editor({ loaded, tab }: { loaded: DeskDocument; tab: string | undefined }) {
  const { store, state } = useDocumentStore(loaded)
  const [isChecked, setIsChecked] = useState(false)
  const [isPreviewOpen, setIsPreviewOpen] = useState(
    () => matchMedia(laptop).matches && thisBrowser.get(previewKey) === 'true',
  )
  const [isComparing, setIsComparing] = useState(false)
  const live = useLiveState()
  useFirstField(loaded)
  useDocumentKeys(store)
  useCountOfDrafts(state.document)
  const { content, document, refused, aside } = state
  const isRead = otherWriter(state) !== undefined
  const deferred = useDeferredValue(content)
  const issues = useMemo(() => documentIssues(document.kind, deferred), [document.kind, deferred])
  const shownIssues = [...refused, ...issues.filter((issue) => isChecked || isTyped(content, issue))]
  const groups = deskKinds[document.kind].groups.filter((group) => group.tab === tab)
  const form = (isAside: true | undefined) => (
    <DocumentForm groups={groups.filter((group) => group.isAside === isAside)} issues={shownIssues} />
  )
  return (
    <OpenDocument value={store}>
      <EditorHead document={document} content={content} published={document.published?.content} />
      <div className={styles.editor}>
        <Notices
          onCompare={async () => {
            await store.compare()
            setIsComparing(true)
          }}
        />
        <div className={isPreviewOpen ? `${styles.columns} ${styles.withPreview}` : styles.columns}>
          <IsRead value={isRead}>
            <DocumentChecksProvider content={deferred} isPublished={useIsPublished()}>
              <fieldset disabled={isRead} className={formStyles.stack}>
                {form(undefined)}
              </fieldset>
              <aside aria-label={asideTitle} className={formStyles.form}>
                <ChecksSummary />
                <DiscussionSection />
                {groups.some((group) => group.isAside) && (
                  <details open className={styles.details}>
                    <summary>{asideTitle}</summary>
                    <fieldset disabled={isRead} className={formStyles.stack}>
                      {form(true)}
                    </fieldset>
                  </details>
                )}
              </aside>
            </DocumentChecksProvider>
          </IsRead>
          {isPreviewOpen && (
            <div className={styles.preview}>
              <Preview />
            </div>
          )}
        </div>
        <ActionBar
          live={live}
          tab={tab}
          problems={isChecked ? issues.filter(({ path }) => isOnTab(document.kind, path, tab)).length : 0}
          onCheck={() => setIsChecked(true)}
          isPreviewOpen={isPreviewOpen}
          onPreview={(isOpen) => {
            thisBrowser.set(previewKey, String(isOpen))
            setIsPreviewOpen(isOpen)
          }}
        />
        {isComparing && aside && <CompareDialog aside={aside} onClose={() => setIsComparing(false)} />}
      </div>
    </OpenDocument>
  )
}

const asideTitle = 'Details'
const previewKey = 'preview'

/** Errors of empty fields are shown only after the member has tried to publish. */
function isTyped(content: unknown, { path }: Issue): boolean {
  const value = valueAt(content, path)
  return value !== undefined && value !== '' && value !== null
}

/** Focuses the field that the hash of the address names, or the title of a new document. */
function useFirstField({ kind, published, draft }: DeskDocument) {
  const showField = useShowField(kind)
  const { hash } = useLocation()
  const title = deskKinds[kind].groups[0]?.fields[0]?.path
  const isEmpty = title && !published && !valueAt(draft?.content, title)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the editor opens
  useEffect(() => {
    if (hash) showField(namedPath(hash))
    else if (isEmpty) focusField(title)
  }, [])
}

/** Accepts every address of a post, since the titles lack posts. `npm run content -- check` checks links to posts. */
function useIsPublished(): ((path: string) => boolean) | undefined {
  const titles = usePageTitles()
  return useMemo(
    () => titles && ((path) => titles.has(path) || path.startsWith(`${pages.blog.path}/`)),
    [titles],
  )
}

/** The navigation counts drafts: a draft that begins or ends here changes the number at once. */
function useCountOfDrafts({ status }: DeskDocument) {
  const queryClient = useQueryClient()
  const counted = useRef(status)
  useEffect(() => {
    if (status !== counted.current) void queryClient.invalidateQueries({ queryKey: tasksKey })
    counted.current = status
  }, [queryClient, status])
}

/** Ctrl+Z and Ctrl+Shift+Z apply to the document, not to the focused field. Ctrl+S saves and focuses Publish. */
function useDocumentKeys(store: DocumentStore): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      // A key that was meant for the text does not scroll the page that a colleague has just taken over.
      const state = store.getState()
      const isLost = state.takenBy !== undefined && otherWriter(state) !== undefined
      if (event.key === ' ' && isLost && !isControl(event.target)) event.preventDefault()
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (event.target instanceof Element && event.target.closest('dialog')) return
      const key = letterOf(event)
      if (key !== 'z' && key !== 'y' && key !== 's') return
      event.preventDefault()
      if (key === 's') {
        document.querySelector<HTMLElement>('main [aria-keyshortcuts]')?.focus()
        return void store.flush()
      }
      store.dispatch({ type: key === 'y' || event.shiftKey ? 'redone' : 'undone' })
    }
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [store])
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, summary, input, select, textarea, dialog') !== null

export function EditorHead({
  document: { kind, id },
  content = {},
  published,
}: {
  document: DocumentName
  content?: DraftContent
  published?: DraftContent | undefined
}) {
  const { singletonId, path, title, singular } = screenOf(kind)
  const shown = screenAt(useCurrentPath())
  return (
    <ScreenHead
      title={singletonId ? (shown?.title ?? title) : titleOf(content) || singular}
      isTitled={!singletonId}
    >
      {singletonId ? (
        <Tabs />
      ) : (
        <a href={path} className={styles.headLink}>
          <ChevronLeft size={16} aria-hidden="true" /> {title}
        </a>
      )}
      {published && (
        <a
          href={deskKinds[kind].previewPath({ id, content: published }, {})}
          target="_blank"
          rel="noreferrer"
          className={styles.headLink}
        >
          View on website <ExternalLink size={16} aria-hidden="true" />
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </ScreenHead>
  )
}
