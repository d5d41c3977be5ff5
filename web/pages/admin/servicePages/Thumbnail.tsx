import { useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import styles from './Thumbnail.module.css'

/** A small view of a picture; a sentence in its place where its address shows none. */
export function Thumbnail({ picture, alt }: { picture: PageImage; alt: string }) {
  const [broken, setBroken] = useState<string>()
  const src = picture.image1Sources?.[0]?.src ?? picture.image1
  if (broken === src)
    return <p className={`${styles.thumbnail} ${styles.broken}`}>No picture at this address</p>
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
