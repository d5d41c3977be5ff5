import type { ReactNode } from 'react'
import { illustration } from '../../ui/image.ts'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './form.module.css'

export const Empty = ({ children }: { children: ReactNode }) => (
  <div className={styles.empty}>
    <SiteImage image={illustration('/art/valley-morning.svg')} lazy />
    <p role="status">{children}</p>
  </div>
)
