import { useParams } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { categoryTitle } from '#shared/documents/paths.ts'
import { pathOfAddress } from '#shared/entities/redirect.ts'
import { LinkPlace, type ServicePage, type TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { textOf } from '#shared/text/textOf.ts'
import form from '../../ui/form.module.css'
import { usePageTitles, useServicePages } from '../../useStaffQuery.ts'
import type { ControlProps } from '../kinds/fieldTypes.ts'
import { ChoiceControl, ChoicesControl, ControlGroup } from './choiceControls.tsx'
import { AddPart } from './sections/AddPart.tsx'
import { EntryAction } from './sections/EntryActions.tsx'
import { InputControl } from './textControls.tsx'
import { writtenLink } from './writtenPhone.ts'

const categories: readonly TreatmentCategory[] = ['what-we-treat', 'how-we-help']

export function TreatmentPageControl({
  optionValue,
  ...props
}: ControlProps & { optionValue: (page: ServicePage) => string; none: string }) {
  const { data: pages = [] } = useServicePages()
  return <ChoiceControl {...props} options={byTitle(pages).map((page) => [optionValue(page), page.title])} />
}

/** Offers categories and the pages directly below them, since an address has at most two parts below a category. */
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

/** The menus and footer lists that can link to the page. A full list cannot be chosen. */
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

/** Replaces a typed page title by the page's address, and shows the title of the page at the typed address. */
export function LinkControl(props: ControlProps) {
  const loaded = usePageTitles()
  const titles = loaded ?? new Map<string, string>()
  const [isOpen, setIsOpen] = useState(false)
  const listId = `${props.attributes.id}-pages`
  const address = textOf(props.value)
  const pathOfTitle = (typed: string) =>
    [...titles].find(([, title]) => foldedText(title) === foldedText(typed.trim()))?.[0]
  return (
    <>
      <InputControl
        {...props}
        list={listId}
        rewritten={(typed) => pathOfTitle(typed) ?? writtenLink(typed)}
        onFocus={() => setIsOpen(true)}
      />
      <datalist id={listId}>
        {isOpen &&
          Array.from(titles, ([path, title]) => (
            <option key={path} value={path}>
              {title}
            </option>
          ))}
      </datalist>
      <p role="status" className={form.hint}>
        {titles.get(pathOfAddress(address)) ??
          (loaded && isTreatmentPath(address) ? 'Its page is not on the website.' : '')}
      </p>
    </>
  )
}

const isTreatmentPath = (address: string) => categories.some((name) => address.startsWith(`/${name}/`))

export function PagesControl({ attributes, field, value, onChange }: ControlProps) {
  const titles = usePageTitles() ?? new Map<string, string>()
  const chosen = Array.isArray(value) ? value.map(String) : []
  const titleOf = (path: string) => titles.get(path) ?? path
  const others = [...titles].filter(([path]) => !chosen.includes(path))
  return (
    <ControlGroup attributes={attributes} field={field} className={form.stack}>
      <AddPart
        label="Page"
        action="Add page"
        options={others.map(([name, title]) => ({ name, label: `${title} (${name})` }))}
        onAdd={(path) => onChange([...chosen, path])}
      />
      {chosen.map((path) => (
        <div key={path} className={form.between}>
          {titleOf(path)}
          <EntryAction
            label={`Remove ${titleOf(path)}`}
            icon={X}
            onClick={() => onChange(chosen.length > 1 ? chosen.filter((other) => other !== path) : undefined)}
          />
        </div>
      ))}
    </ControlGroup>
  )
}
