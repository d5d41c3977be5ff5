import { useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import styles from './Thumbnail.module.css'

export function Thumbnail({ image, alt }: { image: PageImage; alt: string }) {
  const [broken, setBroken] = useState<string>()
  const src = image.image1Sources?.[0]?.src ?? image.image1
  if (broken === src) {
    return <p className={`${styles.thumbnail} ${styles.broken}`}>No image at this address</p>
  }
  return (
    <img
      src={src}
      alt={alt}
      width="144"
      height="96"
      loading="lazy"
      decoding="async"
      className={styles.thumbnail}
      onError={() => setBroken(src)}
    />
  )
}
