import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import form from '../../form.module.css'
import { ImageChooser } from '../../images/ImageChooser.tsx'
import { PhotoButton } from '../../images/PhotoButton.tsx'
import type { UploadedPhoto } from '../../images/uploadPhoto.ts'
import { usePhotoUpload } from '../../images/usePhotoUpload.ts'
import { staffMessages } from '../../staffMessages.ts'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'
import styles from './ImageControl.module.css'
import { requireLoadable } from './requireLoadable.ts'

/**
 * An image by drop, paste, choice of a file or of an image that is there, or address. Changes to an uploaded image in all its widths. An address is
 * used once its image has loaded.
 */
export function ImageControl({ attributes, row, value, onChange }: ControlProps) {
  const address = textOf(value)
  const use = ({ width, height, ...image }: UploadedPhoto) =>
    onChange(row.hasSize ? { ...image, size: { width, height } } : image)
  const upload = usePhotoUpload(use)
  const [typed, setTyped] = useState<string>()
  const check = useMutation({
    mutationFn: requireLoadable,
    onSuccess: (size, src) => {
      onChange(row.hasSize ? { image1: src, size } : src)
      setTyped(undefined)
    },
  })
  function checkTyped() {
    const src = typed?.trim()
    if (src === '') onChange(undefined)
    if (src && src !== address) check.mutate(src)
    else setTyped(undefined)
  }
  const problem = upload.problem ?? check.error?.message
  return (
    <div className={upload.isOver ? `${styles.control} ${form.over}` : styles.control} {...upload.dropProps}>
      {address && <img src={address} alt="" className={form.image} />}
      <div className={form.actions}>
        <PhotoButton disabled={upload.isPending} onChoose={upload.upload}>
          {address ? 'Replace' : 'Upload'}
          <span className="visually-hidden"> {row.label}</span>
        </PhotoButton>
        <ImageChooser onChoose={use} />
        {address && !row.required && (
          <Button kind="plain" size="small" onClick={() => onChange(undefined)}>
            Remove<span className="visually-hidden"> {row.label}</span>
          </Button>
        )}
        <span role="status">{upload.isPending && staffMessages.status.uploading}</span>
      </div>
      {problem && (
        <p role="alert" className={form.problem}>
          {problem}
        </p>
      )}
      <input
        {...attributes}
        type="text"
        value={typed ?? address}
        placeholder="/media/…"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          check.reset()
          setTyped(target.value)
        }}
        onBlur={checkTyped}
        onKeyDown={({ key }) => key === 'Enter' && checkTyped()}
      />
    </div>
  )
}
