import { useId } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import styles from './PendingImage.module.css'
import { isOnThisSite } from './rowState.ts'
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
      {isOnThisSite(image) ? (
        <Thumbnail image={image} alt={`New image for ${title}, not saved yet`} />
      ) : (
        <p className={styles.fromElsewhere}>{staffMessages.image.fromElsewhere}</p>
      )}
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
