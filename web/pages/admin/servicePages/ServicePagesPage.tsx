import { useEffect, useState } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { NotLoaded } from '../NotLoaded.tsx'
import { StaffScreen } from '../StaffScreen.tsx'
import { staffScreens } from '../screens.ts'
import { PageTable } from './PageTable.tsx'
import styles from './ServicePagesPage.module.css'
import { useServicePages } from './useServicePages.ts'

/** The table in which staff update images. (Admin screens, "/admin/service-pages".) */
export function ServicePagesPage() {
  return (
    <StaffScreen
      title={staffScreens.servicePages.title}
      intro="Drop a photo on a page’s row, paste it there, or choose it with Upload. Nothing changes on the website until you press Update Image, and every change can be undone."
    >
      <LoadedPages />
    </StaffScreen>
  )
}

function LoadedPages() {
  const pages = useServicePages()
  useEffect(refuseStrayFiles, [])
  if (pages.isPending) return <p role="status">{messages.loading}</p>
  if (pages.isError) {
    return <NotLoaded message={staffMessages.pagesFailed} onRetry={pages.refetch} />
  }
  return <FilteredPages pages={pages.data} />
}

function FilteredPages({ pages }: { pages: readonly ServicePage[] }) {
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const found = pages.filter(({ title }) => title.toLowerCase().includes(wanted))
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor="filter">Filter by title</label>
        <input
          id="filter"
          type="search"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
          placeholder="alcohol, family, …"
          autoComplete="off"
        />
        <p role="status">{found.length === 1 ? '1 page' : `${found.length} pages`}</p>
      </div>
      {found.length === 0 ? <p>{messages.noPages}</p> : <PageTable pages={found} />}
    </>
  )
}

/** A photo dropped outside the rows would replace the screen, and the unsaved changes on it. */
function refuseStrayFiles(): () => void {
  const refuse = (event: DragEvent) => event.preventDefault()
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
