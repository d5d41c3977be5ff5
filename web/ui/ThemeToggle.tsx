import { Moon, Sun } from 'lucide-react'
import { useEffect } from 'react'
import { showTheme } from './ThemeToggle.enhancement.ts'
import styles from './ThemeToggle.module.css'

/** `ThemeToggle.enhancement.ts` keeps the state on the document, so the toggle works before the app is loaded. */
export function ThemeToggle({ label = 'Dark theme' }: { label?: string }) {
  useEffect(showTheme, [])
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="" title={label}>
      <Moon size={18} aria-hidden="true" className={styles.moon} />
      <Sun size={18} aria-hidden="true" className={styles.sun} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
