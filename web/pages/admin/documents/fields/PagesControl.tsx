import { X } from 'lucide-react'
import { singlePages } from '#shared/pages.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { useServicePages } from '../../servicePages/useServicePages.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './PagesControl.module.css'

/** Pages of the site by their addresses; none for all of them. */
export function PagesControl({ attributes, value, onChange }: ControlProps) {
  const { data: treatmentPages = [] } = useServicePages()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const titles = new Map([
    ...singlePages().map(({ path, title }) => [path, title] as const),
    ...treatmentPages.map((page) => [pathOf(page), page.title] as const),
  ])
  const change = (paths: string[]) => onChange(paths.length > 0 ? paths : undefined)
  return (
    <div className={styles.pages}>
      <select
        {...attributes}
        className={styles.choice}
        value=""
        onChange={({ target }) => change([...chosen, target.value])}
      >
        <option value="">{chosen.length === 0 ? 'All pages' : 'Add a page'}</option>
        {[...titles]
          .filter(([path]) => !chosen.includes(path))
          .map(([path, title]) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
      </select>
      {chosen.length > 0 && (
        <ul role="list" aria-label="Chosen pages" className={styles.chosen}>
          {chosen.map((path) => (
            <li key={path}>
              {titles.get(path) ?? path}
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${titles.get(path) ?? path}`}
                onClick={() => change(chosen.filter((other) => other !== path))}
              >
                <X size={18} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
