import { Moon, Sun } from 'lucide-react'
import styles from './ThemeToggle.module.css'

/**
 * Switches between the light and the dark theme. It holds no state of its own: `web/entry/theme.ts` reads
 * and writes the choice on the document, so it works before the app arrives and never flashes.
 */
export function ThemeToggle({ label = 'Dark theme' }: { label?: string }) {
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="" title={label}>
      <Moon size={18} aria-hidden="true" className={styles.moon} />
      <Sun size={18} aria-hidden="true" className={styles.sun} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
