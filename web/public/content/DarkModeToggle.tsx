import { type StoredValues, textIn } from '#shared/documents/pageContent.ts'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import styles from './DarkModeToggle.module.css'

export function DarkModeToggle({ values }: { values: StoredValues<'dark mode toggle'> }) {
  if (values.enabled === false) return null
  const label = textIn(values, 'label') ?? 'Dark theme'
  return (
    <p className={styles.toggle}>
      <ThemeToggle label={label} />
      <span aria-hidden="true">{label}</span>
    </p>
  )
}
