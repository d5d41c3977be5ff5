import type { ReactNode } from 'react'
import type { Crumb } from '#shared/documents/paths.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import type { SizedImage } from './image.ts'
import styles from './PageHeader.module.css'
import { SiteImage } from './SiteImage.tsx'
import { wideTablet } from './styles/breakpoints.ts'

export interface PageHeaderProps {
  title: string
  description?: ReactNode
  crumbs?: readonly Crumb[] | undefined
  image?: SizedImage | undefined
  /** Use `large screens` if a phone should not show the image between the title and the text. */
  imageOn?: 'every screen' | 'large screens'
  children?: ReactNode
}

/** `children` are below the title, such as a byline or buttons. */
export function PageHeader({
  title,
  description,
  crumbs,
  image,
  imageOn = 'every screen',
  children,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <svg
        className={styles.ridges}
        viewBox="0 0 1600 160"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 110C180 60 300 40 470 78s290 44 470-8 300-44 660 30v60H0z" />
        <path d="M0 138c220-34 380-8 560 2s330-66 540-58 330 46 500 28v50H0z" />
      </svg>
      <div className={image ? `${styles.inner} ${styles.withImage}` : styles.inner}>
        <div className={styles.text}>
          {crumbs && <Breadcrumbs crumbs={crumbs} />}
          <h1 tabIndex={-1}>{title}</h1>
          {description && <p className={styles.description}>{description}</p>}
          {children}
        </div>
        {image && (
          <SiteImage
            image={image}
            className={imageOn === 'every screen' ? styles.image : `${styles.image} ${styles.large}`}
            lazy={imageOn === 'large screens'}
            sizes={`${wideTablet} 32rem, 100vw`}
          />
        )}
      </div>
    </header>
  )
}
