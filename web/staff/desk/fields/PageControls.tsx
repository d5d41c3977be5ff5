import { useParams } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { categoryTitle } from '#shared/documents/paths.ts'
import { LinkPlace, type ServicePage, type TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../ui/form.module.css'
import { usePageTitles, useServicePages } from '../../useStaffQuery.ts'
import { textOf } from '../kinds/changedContent.ts'
import type { ControlProps } from './ControlProps.ts'
import { ChoiceControl, ChoicesControl } from './choiceControls.tsx'
import styles from './PagesControl.module.css'

const categories: readonly TreatmentCategory[] = ['what-we-treat', 'how-we-help']

export function TreatmentPageControl({
  optionValue,
  ...props
}: ControlProps & { optionValue: (page: ServicePage) => string; none: string }) {
  const { data: pages = [] } = useServicePages()
  return <ChoiceControl {...props} options={byTitle(pages).map((page) => [optionValue(page), page.title])} />
}

/** A category itself, or a page directly below it: addresses have at most two parts below a category. */
export function ParentControl(props: ControlProps) {
  const { data: pages = [] } = useServicePages()
  const parents = categories.flatMap((name) => [
    { key: name, id: null, category: name, slug: name, title: categoryTitle(name) },
    ...byTitle(pages)
      .filter(({ category, parentId }) => category === name && parentId === null)
      .map((page) => ({ ...page, key: page.id, title: `${categoryTitle(name)}: ${page.title}` })),
  ])
  return (
    <ChoiceControl
      {...props}
      value={parents.find(({ key }) => key === props.value)}
      options={parents.map((parent) => [parent, parent.title])}
      none={textOf(props.value) === '' ? 'Choose a parent' : undefined}
    />
  )
}

/** The fixed lists of links that a page can join, while they have room. */
export function LinkPlacesControl(props: ControlProps) {
  const { data: pages = [] } = useServicePages()
  const { id } = { id: '', ...useParams({ strict: false }) }
  const choices = LinkPlace.options.map((name) => {
    const others = pages.filter((page) => page.id !== id && page.linkedFrom?.includes(name))
    const isFull = others.length >= limits.linkedPages
    return { name, isFull, label: isFull ? `${linkPlaces[name]} (full)` : linkPlaces[name] }
  })
  return <ChoicesControl {...props} choices={choices} />
}

const linkPlaces = { menu: 'Menu How We Help, First steps', footer: 'Footer, More help' }

const byTitle = (pages: readonly ServicePage[]) =>
  pages.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))

export function PagesControl({ attributes, value, onChange }: ControlProps) {
  const titles = usePageTitles() ?? new Map<string, string>()
  const chosen = Array.isArray(value) ? value.map(String) : []
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
