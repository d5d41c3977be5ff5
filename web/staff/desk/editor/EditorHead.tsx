import { ChevronLeft, ExternalLink } from 'lucide-react'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { DocumentName } from '../../../data/staff/desk.ts'
import { useCurrentPath } from '../../../ui/useCurrentPath.ts'
import { ScreenHead, Tabs } from '../../StaffScreen.tsx'
import { screenAt, screenOf } from '../../screens.ts'
import { titleOf } from '../kinds/changedContent.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import styles from './Editor.module.css'

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
    <ScreenHead title={singletonId ? (shown?.title ?? title) : titleOf(content) || singular}>
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
      {singletonId ? (
        <Tabs />
      ) : (
        <a href={path} className={styles.headLink}>
          <ChevronLeft size={16} aria-hidden="true" /> {title}
        </a>
      )}
    </ScreenHead>
  )
}
