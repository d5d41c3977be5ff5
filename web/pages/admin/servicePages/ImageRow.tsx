import { useState } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { ImageForm } from './ImageForm.tsx'
import styles from './ImageRow.module.css'
import { type DialogName, RowDialogs } from './RowDialogs.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { useFileDrop } from './useFileDrop.ts'
import { useImageUpdate } from './useImageUpdate.ts'

/** A service page: its title and address, its current image, and the form that updates it. */
export function ImageRow({ page }: { page: ServicePage }) {
  const controls = useImageUpdate(page)
  const [dialog, setDialog] = useState<DialogName>()
  const takeFile = (file: File) => {
    if (!controls.busy) controls.upload(file)
  }
  const { isOver, dropProps } = useFileDrop(takeFile)
  return (
    <tr role="row" className={isOver ? `${styles.row} ${styles.over}` : styles.row} {...dropProps}>
      <th role="rowheader" scope="row" className={styles.page}>
        <span className={styles.title}>{page.title}</span>
        <a href={pathOf(page)} target="_blank" rel="noreferrer" className={styles.path}>
          {pathOf(page)}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </th>
      <td role="cell" className={styles.current} data-label="Current Image">
        <Thumbnail image={page} alt={page.image1Alt ?? page.title} />
      </td>
      <td role="cell" className={styles.change} data-label="Update Image">
        <ImageForm page={page} controls={controls} onFile={takeFile} onOpen={setDialog} />
        <RowDialogs page={page} controls={controls} open={dialog} onClose={() => setDialog(undefined)} />
      </td>
    </tr>
  )
}
