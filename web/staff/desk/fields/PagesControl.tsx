import { X } from 'lucide-react'
import { useState } from 'react'
import { fixedPages, pathOf } from '#shared/documents/paths.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../ui/form.module.css'
import { useServicePages } from '../../useStaffQuery.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './PagesControl.module.css'

export function PagesControl({ attributes, value, onChange }: ControlProps) {
  const { data: treatmentPages = [] } = useServicePages()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const titles = new Map([
    ...fixedPages(useReadSite()).map(({ path, title }) => [path, title] as const),
    ...treatmentPages.map((page) => [pathOf(page), page.title] as const),
  ])
  // Keys change a closed select with each press: the button adds the chosen page.
  const [candidate, setCandidate] = useState('')
  const change = (paths: string[]) => onChange(paths.length > 0 ? paths : undefined)
  return (
    <div className={form.stack}>
      <div className={form.actions}>
        <select
          {...attributes}
          className={styles.select}
          value={candidate}
          onChange={({ target }) => setCandidate(target.value)}
        >
          <option value="">{chosen.length === 0 ? 'All pages' : 'Another page'}</option>
          {[...titles]
            .filter(([path]) => !chosen.includes(path))
            .map(([path, title]) => (
              <option key={path} value={path}>
                {title} ({path})
              </option>
            ))}
        </select>
        <Button
          kind="quiet"
          size="small"
          disabled={candidate === ''}
          onClick={() => {
            change([...chosen, candidate])
            setCandidate('')
          }}
        >
          Add page
        </Button>
      </div>
      {chosen.length > 0 && (
        <ul role="list" aria-label="Chosen pages" className={form.actions}>
          {chosen.map((path) => (
            <li key={path} className={styles.chosen}>
              {titles.get(path) ?? path}
              <button
                type="button"
                className={form.icon}
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
