import type { ReactNode } from 'react'
import styles from './ImageCard.module.css'
import type { SizedImage } from './image.ts'
import { SiteImage } from './SiteImage.tsx'

interface CardTitleProps {
  href?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The whole card is clickable, but for keyboards and screen readers its title or its `CardLink` is the only link. */
export function ImageCard({ image, children }: { image: SizedImage | undefined; children: ReactNode }) {
  return (
    <article className={styles.card}>
      {image && <SiteImage image={image} lazy />}
      <div className={styles.text}>{children}</div>
    </article>
  )
}

export const CardTitle = ({ href, className, children }: CardTitleProps) => (
  <h3 className={className}>{href ? <a href={href}>{children}</a> : children}</h3>
)

/** `about` tells screen reader users which card the link belongs to. */
export function CardLink({ href, about, children }: { href: string; about: string; children: ReactNode }) {
  return (
    <a className={styles.more} href={href}>
      {children} <span className="visually-hidden">{about}</span>
    </a>
  )
}
