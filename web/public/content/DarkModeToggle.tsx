import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import styles from './DarkModeToggle.module.css'

export function DarkModeToggle({ first }: Pick<ElementGroup<'dark mode toggle'>, 'first'>) {
  if (first.enabled === false) return null
  const label = first.label ?? 'Dark theme'
  return (
    <p className={styles.toggle}>
      <ThemeToggle label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  )
}
