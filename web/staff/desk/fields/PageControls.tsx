import { useParams } from '@tanstack/react-router'
import { categoryTitle } from '#shared/documents/paths.ts'
import { LinkPlace, type ServicePage, type TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import { useServicePages } from '../../useStaffQuery.ts'
import { textOf } from '../kinds/changedContent.ts'
import type { ControlProps } from './ControlProps.ts'
import { ChoicesControl } from './choiceControls.tsx'

const categories: readonly TreatmentCategory[] = ['what-we-treat', 'how-we-help']

export function TreatmentPageControl({
  attributes,
  value,
  onChange,
  optionValue,
  none,
}: ControlProps & {
  optionValue: (page: ServicePage) => string
  none: string
}) {
  const { data: pages = [] } = useServicePages()
  const chosen = textOf(value)
  const isKnown = chosen === '' || pages.some((page) => optionValue(page) === chosen)
  return (
    <select
      {...attributes}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{none}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {categories.map((category) => (
        <optgroup key={category} label={categoryTitle(category)}>
          {inCategory(pages, category).map((page) => (
            <option key={page.id} value={optionValue(page)}>
              {page.title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

/** A category itself, or a page directly below it: addresses have at most two parts below a category. */
export function ParentControl({ attributes, value, onChange }: ControlProps) {
  const { data: pages = [] } = useServicePages()
  const parents = categories.flatMap((name) => [
    { key: name, id: null, category: name, slug: name, title: categoryTitle(name) },
    ...inCategory(pages, name)
      .filter(({ parentId }) => parentId === null)
      .map((page) => ({ ...page, key: page.id, title: `${categoryTitle(name)}: ${page.title}` })),
  ])
  return (
    <select
      {...attributes}
      value={textOf(value)}
      onChange={({ target }) => onChange(parents.find(({ key }) => key === target.value))}
    >
      {textOf(value) === '' && <option value="">Choose a parent</option>}
      {parents.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
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

const inCategory = (pages: readonly ServicePage[], category: TreatmentCategory) =>
  pages
    .filter((page) => page.category === category)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
