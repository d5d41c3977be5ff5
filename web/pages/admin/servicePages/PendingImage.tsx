import { useId } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import styles from './PendingImage.module.css'
import { Thumbnail } from './Thumbnail.tsx'

export function PendingImage({
  title,
  image,
  alt,
  onAltTyped,
}: {
  title: string
  image: PageImage
  alt: string
  onAltTyped: (alt: string) => void
}) {
  const field = useId()
  return (
    <div className={styles.pending}>
      <Thumbnail image={image} alt={`New image for ${title}, not saved yet`} />
      <div className={styles.alt}>
        <label htmlFor={field}>What the image shows, for people who cannot see it</label>
        <input
          id={field}
          type="text"
          value={alt}
          maxLength={300}
          onChange={({ target }) => onAltTyped(target.value)}
        />
      </div>
    </div>
  )
}
