import type { ReactNode } from 'react'
import type { SizedImage } from '#shared/rules/image.ts'
import styles from './ImageCard.module.css'
import { SiteImage } from './SiteImage.tsx'

/** A card under a image. All of it leads where its `CardLink` leads, which stays one link for those who hear or tab. */
export function ImageCard({ image, children }: { image: SizedImage | undefined; children: ReactNode }) {
  return (
    <article className={styles.card}>
      {image && <SiteImage image={image} lazy />}
      <div className={styles.words}>{children}</div>
    </article>
  )
}

/** The link of a card. `about` tells it from the same words on other cards. */
export function CardLink({ href, about, children }: { href: string; about: string; children: ReactNode }) {
  return (
    <a className={styles.more} href={href}>
      {children} <span className="visually-hidden">{about}</span>
    </a>
  )
}
