import { Eye, History, Undo2, Upload, X } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type FormEvent, useId, useState } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import styles from './ImageRow.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'
import { imageTypes } from './prepareImage.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { type SaveState, useImageUpdate } from './useImageUpdate.ts'

/** A page of the table: its title and address, its picture, and everything to give it another one. */
export function ImageRow({ page, onChanged }: { page: ServicePage; onChanged: (page: ServicePage) => void }) {
  const work = useImageUpdate(page, onChanged)
  const { pending, doing } = work
  const [open, setOpen] = useState<'preview' | 'history'>()
  const [over, setOver] = useState(false)
  const title = useId()
  const alt = useId()
  const busy = ['preparing', 'uploading', 'saving'].includes(doing.kind)
  const close = () => setOpen(undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pending && !busy) void work.save(pending, page)
  }

  function takeFirst(event: { preventDefault: () => void }, files: FileList | null | undefined) {
    const file = files?.[0]
    if (!file || busy) return
    event.preventDefault()
    void work.take(file)
  }

  return (
    <tr
      role="row"
      className={over ? `${styles.row} ${styles.over}` : styles.row}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false) // the DOM's own type is wider
      }}
      onDrop={(event: DragEvent) => {
        setOver(false)
        takeFirst(event, event.dataTransfer.files)
      }}
      onPaste={(event: ClipboardEvent) => takeFirst(event, event.clipboardData.files)}
    >
      <th role="rowheader" scope="row" className={styles.page}>
        <span id={title} className={styles.title}>
          {page.title}
        </span>
        <a href={pathOf(page)} target="_blank" rel="noreferrer" className={styles.path}>
          {pathOf(page)}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </th>
      <td role="cell" className={styles.current} data-label="Current Image">
        <Thumbnail picture={page} alt={page.image1Alt ?? page.title} />
      </td>
      <td role="cell" className={styles.change} data-label="Update Image">
        <form onSubmit={submit} className={styles.form}>
          <div className={styles.line}>
            <input
              type="text"
              value={work.typed}
              onChange={({ target }) => work.setTyped(target.value)}
              placeholder="https://… or /media/…"
              aria-label={`New image address for ${page.title}`}
              className={styles.address}
              spellCheck={false}
              autoComplete="off"
              maxLength={2_000}
            />
            <button type="submit" className={styles.save} disabled={!pending || busy}>
              Update Image<span className="visually-hidden"> of {page.title}</span>
            </button>
          </div>
          {pending && (
            <div className={styles.pending}>
              <Thumbnail picture={pending} alt={`New picture for ${page.title}, not saved yet`} />
              <div className={styles.alt}>
                <label htmlFor={alt}>What the picture shows, for those who cannot see it</label>
                <input
                  id={alt}
                  type="text"
                  value={work.alt}
                  maxLength={300}
                  onChange={({ target }) => work.setAlt(target.value)}
                />
              </div>
            </div>
          )}
          <div className={styles.line}>
            <label className={styles.quiet}>
              <Upload size={16} aria-hidden="true" /> Upload
              <span className="visually-hidden"> a photo for {page.title}</span>
              <input
                type="file"
                accept={imageTypes.join()}
                className="visually-hidden"
                disabled={busy}
                onChange={(event) => {
                  takeFirst(event, event.target.files)
                  // The same file can be chosen again after a problem.
                  event.target.value = ''
                }}
              />
            </label>
            {pending && (
              <>
                <button type="button" className={styles.quiet} onClick={() => setOpen('preview')}>
                  <Eye size={16} aria-hidden="true" /> Preview
                  <span className="visually-hidden"> {page.title}</span>
                </button>
                <button type="button" className={styles.quiet} onClick={work.discard} disabled={busy}>
                  <X size={16} aria-hidden="true" /> Discard
                  <span className="visually-hidden"> the new picture for {page.title}</span>
                </button>
              </>
            )}
            <button type="button" className={styles.quiet} onClick={() => setOpen('history')}>
              <History size={16} aria-hidden="true" /> History
              <span className="visually-hidden"> of {page.title}</span>
            </button>
            <SaveStatus doing={doing} />
            {isSaved(doing) && work.undo && (
              <button type="button" className={styles.quiet} onClick={work.undo}>
                <Undo2 size={16} aria-hidden="true" /> Undo
                <span className="visually-hidden"> the change of {page.title}</span>
              </button>
            )}
          </div>
        </form>
        {open === 'preview' && pending && <PreviewDialog page={page} pending={pending} onClose={close} />}
        {open === 'history' && (
          <HistoryDialog
            page={page}
            onClose={close}
            onRestore={(picture) => {
              close()
              void work.save(picture, page)
            }}
          />
        )}
        {work.conflict && (
          <ConflictDialog
            conflict={work.conflict}
            onClose={work.decideLater}
            onKeepTheirs={work.keepTheirs}
            onUseMine={({ theirs, mine }) => void work.save(mine, theirs)}
          />
        )}
      </td>
    </tr>
  )
}

const isSaved = ({ kind }: SaveState) => kind === 'goingLive' || kind === 'live' || kind === 'slow'
