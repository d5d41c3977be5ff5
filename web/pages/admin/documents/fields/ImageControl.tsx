import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import { imageTypes } from '#shared/rules/images/imageTypes.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { buttonClass } from '../../../../ui/buttonClass.ts'
import { useSession } from '../../Session.tsx'
import { prepareImage, UnusableImage } from '../../servicePages/prepareImage.ts'
import { type ImageSize, requireLoadable } from '../../servicePages/requireLoadable.ts'
import { uploadImage } from '../../servicePages/uploadImage.ts'
import { useFileDrop } from '../../servicePages/useFileDrop.ts'
import type { ControlProps } from './ControlProps.ts'
import { textOf } from './changedContent.ts'
import fieldStyles from './Field.module.css'
import styles from './ImageControl.module.css'

/**
 * An image by drop, paste, choice of a file, or address. Changes to an uploaded image in all its widths. An address is
 * used once its image has loaded.
 */
export function ImageControl({ attributes, row, value, onChange }: ControlProps) {
  const address = textOf(value)
  const { withLogin } = useSession()
  const upload = useMutation({
    mutationFn: async (file: File): Promise<PageImage & { size?: ImageSize }> => {
      const prepared = await prepareImage(file)
      const image = await withLogin(() => uploadImage(prepared, () => undefined))
      return row.hasSize ? { ...image, size: await requireLoadable(image.image1) } : image
    },
    onSuccess: (image) => onChange(image),
  })
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
  const problem = upload.error ?? check.error
  const { isOver, dropProps } = useFileDrop(upload.mutate)
  return (
    <div className={isOver ? `${styles.control} ${styles.over}` : styles.control} {...dropProps}>
      {address && <img src={address} alt="" className={styles.image} />}
      <div className={styles.actions}>
        <label className={buttonClass('quiet', 'small')}>
          {address ? 'Replace' : 'Upload'}
          <span className="visually-hidden"> {row.label}</span>
          <input
            type="file"
            accept={imageTypes.join()}
            className="visually-hidden"
            disabled={upload.isPending}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) upload.mutate(file)
              target.value = ''
            }}
          />
        </label>
        {address && !row.required && (
          <Button kind="plain" size="small" onClick={() => onChange(undefined)}>
            Remove<span className="visually-hidden"> {row.label}</span>
          </Button>
        )}
        <span role="status">{upload.isPending && staffMessages.status.uploading}</span>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem instanceof UnusableImage ? problem.message : staffMessages.image.uploadFailed}
        </p>
      )}
      <input
        {...attributes}
        type="text"
        className={fieldStyles.input}
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
