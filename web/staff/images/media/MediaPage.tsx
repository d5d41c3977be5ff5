import { useState } from 'react'
import type { MediaImage } from '#shared/entities/media.ts'
import { staffMessages } from '../../staffMessages.ts'
import { counted } from '../../ui/counted.ts'
import filterStyles from '../../ui/filter.module.css'
import { Choice, FilterField } from '../../ui/filters.tsx'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { lacksText, wordsOf } from '../mediaWords.ts'
import { MediaCard } from './MediaCard.tsx'
import styles from './MediaPage.module.css'

const texts = staffMessages.media

const filters = {
  all: { label: 'All', test: () => true },
  unused: { label: 'Not used', test: ({ uses }: MediaImage) => uses.length === 0 },
  withoutText: { label: 'Without a text', test: lacksText },
} as const
type FilterName = keyof typeof filters

/** As in `/admin/settings/images#withoutText`. */
const linkedFilter = () => filterNames.find((name) => location.hash === `#${name}`) ?? 'all'
const filterNames = Object.keys(filters) as FilterName[] // A record of exactly these names.

export function MediaPage() {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<FilterName>(linkedFilter)
  const media = useStaffQuery('GET /api/admin/media')
  const words = search.trim().toLowerCase()
  return (
    <Loaded query={media} failed={texts.failed}>
      {({ images }) => {
        const found = images.filter((image) => filters[filter].test(image) && wordsOf(image).includes(words))
        return (
          <>
            <search className={filterStyles.filter}>
              <FilterField value={search} onSearch={setSearch} />
              <Choice
                label="Show"
                value={filter}
                options={filterNames.map((name) => [name, filters[name].label])}
                onChange={(name = 'all') => setFilter(name)}
              />
              <p role="status">{counted(found.length, 'image')}</p>
            </search>
            {images.length === 0 && (
              <Empty>
                Nobody has uploaded an image yet. Drop a photo on a page in Service pages, or on a field in
                the editor.
              </Empty>
            )}
            <ul role="list" className={styles.grid}>
              {found.map((image) => (
                <li key={image.id}>
                  <MediaCard image={image} onChange={() => void media.refetch()} />
                </li>
              ))}
            </ul>
          </>
        )
      }}
    </Loaded>
  )
}
