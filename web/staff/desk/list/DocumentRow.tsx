import type { ReactNode } from 'react'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { pages } from '#shared/pages.ts'
import { postImage } from '../../../ui/image.ts'
import { editorPath } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { counted } from '../../ui/counted.ts'
import form from '../../ui/form.module.css'
import styles from './DocumentRow.module.css'
import { StatusBadge } from './StatusBadge.tsx'

const { list, untitled } = staffMessages.desk

/** A document of a list: the whole row opens it. Most are published, so that only another status is shown. */
export function DocumentRow({
  document,
  before,
  scheduledFor,
  about,
  children,
}: {
  document: DocumentSummary
  /** A picture or a button at the start of the row. */
  before?: ReactNode
  scheduledFor?: string | undefined
  /** Facts below the title. */
  about?: readonly (string | undefined)[]
  /** The columns at the end of the row. */
  children?: ReactNode
}) {
  const { status, openComments, isDamaged } = document
  const facts = [...(about ?? []), openComments !== undefined && counted(openComments, 'open comment')]
  return (
    <div className={`${form.line} ${styles.row}`}>
      {before}
      <div className={styles.title}>
        <a href={editorPath(document)} data-row="" className={form.name}>
          {nameOf(document)}
        </a>
        {status !== 'published' && <StatusBadge status={status} at={scheduledFor} />}
        {children}
        {isDamaged && <p className={form.problem}>{list.damaged}</p>}
        {facts.some(Boolean) && <p className={form.hint}>{facts.filter(Boolean).join(' · ')}</p>}
      </div>
    </div>
  )
}

/** A damaged document may have lost its title. */
export const nameOf = ({ title, id, isDamaged }: DocumentSummary): string =>
  title || (isDamaged ? id : untitled)

/** A post without an image of its own has an illustration on the website. */
export const pictureOf = ({ kind, image, title, address = '' }: DocumentSummary): string | undefined =>
  image ??
  (kind === 'post' ? postImage({ slug: address.slice(`${pages.blog.path}/`.length), title }).src : undefined)

export const RowPicture = ({ src }: { src: string | undefined }) =>
  src ? (
    <img src={src} alt="" width="60" height="40" loading="lazy" decoding="async" className={styles.picture} />
  ) : (
    <span className={styles.picture} />
  )
