import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { staff } from '../../../data/staff.ts'
import { useSession } from '../Session.tsx'
import { StaffScreen } from '../StaffScreen.tsx'
import { PageTable } from './PageTable.tsx'
import styles from './ServicePagesPage.module.css'

const key = ['/api/admin/service-pages']

/** The table in which staff give pages another picture. (Admin screens, "/admin/service-pages".) */
export function ServicePagesPage() {
  return (
    <StaffScreen
      title="Service pages"
      intro="Drop a photo on a page’s row, paste it there, or choose it with Upload. Nothing changes on the website until you press Update Image, and every change can be undone."
    >
      <FilteredPages />
    </StaffScreen>
  )
}

function FilteredPages() {
  const { withLogin } = useSession()
  const queryClient = useQueryClient()
  const pages = useQuery({ queryKey: key, queryFn: () => withLogin(staff.servicePages), staleTime: 0 })
  const [filter, setFilter] = useState('')
  useEffect(keepStrayFilesOut, [])

  if (pages.isPending) return <p role="status">{messages.loading}</p>
  if (pages.isError) {
    return (
      <div role="alert" className={styles.failed}>
        <p>The list of pages could not be read.</p>
        <button type="button" onClick={() => void pages.refetch()}>
          Try again
        </button>
      </div>
    )
  }
  const found = pages.data.filter(({ title }) => title.toLowerCase().includes(filter.trim().toLowerCase()))
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
      {found.length === 0 ? (
        <p>{messages.noPages}</p>
      ) : (
        <PageTable
          pages={found}
          onChanged={(changed) =>
            queryClient.setQueryData<ServicePage[]>(key, (list) =>
              list?.map((page) => (page.id === changed.id ? changed : page)),
            )
          }
        />
      )}
    </>
  )
}

/** A photo dropped beside the rows would replace the screen, and what was typed in it. */
function keepStrayFilesOut(): () => void {
  const refuse = (event: DragEvent) => event.preventDefault()
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
