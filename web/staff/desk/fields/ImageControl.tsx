import { useState } from 'react'
import { textOf } from '#shared/text/textOf.ts'
import { PhotoChoice } from '../../images/PhotoChoice.tsx'
import { usePhotoUpload } from '../../images/usePhotoUpload.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import type { ControlProps } from '../kinds/fieldTypes.ts'
import styles from './ImageControl.module.css'

/** Sets an image by drop, paste, choice or address. An upload sets the image in all its widths. */
export function ImageControl({ attributes, field, value, onChange }: ControlProps) {
  const address = textOf(value)
  const upload = usePhotoUpload(({ width, height, ...image }) =>
    onChange(field.hasSize ? { ...image, size: { width, height } } : image),
  )
  const [typed, setTyped] = useState<string>()
  const { checkImage } = useDocumentChecks()
  function commit() {
    const src = typed?.trim()
    setTyped(undefined)
    if (src === undefined || src === address) return
    onChange(src || undefined)
    if (src) checkImage(field, src)
  }
  return (
    <div className={upload.isOver ? `${styles.control} ${form.over}` : styles.control} {...upload.dropProps}>
      {address && (
        <img
          src={address}
          alt=""
          className={attributes['aria-invalid'] ? 'visually-hidden' : form.image}
          onLoad={({ currentTarget }) => {
            // A tab that was closed during the check has left this issue. The edit ends it, because the image loads.
            // If `src` is another address, a placeholder was loaded instead.
            if (attributes['aria-invalid'] && currentTarget.getAttribute('src') === address) onChange(address)
          }}
        />
      )}
      <PhotoChoice
        label={
          <>
            {address ? 'Replace' : 'Upload'}
            <span className="visually-hidden"> {field.label}</span>
          </>
        }
        upload={upload}
      >
        {address && !field.required && (
          <SmallButton onClick={() => onChange(undefined)}>
            Remove<span className="visually-hidden"> {field.label}</span>
          </SmallButton>
        )}
      </PhotoChoice>
      <input
        {...attributes}
        type="text"
        value={typed ?? address}
        placeholder="/media/…"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
    </div>
  )
}
