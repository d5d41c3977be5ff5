import { useEffect, useState } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { useReadSite } from '../../../data/useSite.ts'
import { editorPath } from '../../screens.ts'
import { counted } from '../../ui/counted.ts'
import filterStyles from '../../ui/filter.module.css'
import { FilterField } from '../../ui/filters.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { StaffTable } from '../../ui/StaffTable.tsx'
import { useServicePages } from '../../useStaffQuery.ts'
import { Thumbnail } from '../Thumbnail.tsx'
import { ImageForm } from './ImageForm.tsx'
import styles from './ServicePagesPage.module.css'

/** The table in which staff update images. (Specification, Admin screens.) */
export function ServicePagesPage() {
  const [filter, setFilter] = useState('')
  useEffect(refuseStrayFiles, [])
  const isTwoPeople = useReadSite()?.whoPublishes === 'two-people'
  const isFound = ({ title }: ServicePage) => foldedText(title).includes(foldedText(filter.trim()))
  return (
    <Loaded query={useServicePages()} failed="The list of pages could not be loaded.">
      {(pages) => {
        const found = pages.filter(isFound).length
        return (
          <>
            <search className={filterStyles.filter}>
              <FilterField label="Filter by title" value={filter} onSearch={setFilter} />
              <p role="status">{counted(found, 'page')}</p>
            </search>
            {found === 0 && <p>{messages.noPages}</p>}
            <StaffTable
              label="Service pages"
              shape="pictures"
              columns={['Title', 'Current Image', 'Update Image']}
              // Rows are hidden instead of removed, so that an address typed in a row stays.
              rows={sorted(pages).map((page) => ({
                key: page.id,
                isHidden: !isFound(page),
                cells: [
                  <PageName key="title" page={page} />,
                  <div key="image" className={styles.image}>
                    <Thumbnail image={page} alt={page.image1Alt ?? page.title} />
                  </div>,
                  isTwoPeople ? (
                    <p key="form">
                      Two people publish:{' '}
                      <a href={editorPath({ kind: 'treatment', id: page.id })}>change its image</a> in a
                      draft, and ask a colleague to approve it.
                    </p>
                  ) : (
                    <ImageForm key="form" page={page} />
                  ),
                ],
              }))}
            />
          </>
        )
      }}
    </Loaded>
  )
}

const PageName = ({ page }: { page: ServicePage }) => (
  <div className={styles.name}>
    <a href={editorPath({ kind: 'treatment', id: page.id })}>{page.title}</a>
    <a href={pathOf(page)} target="_blank" rel="noreferrer">
      {pathOf(page)}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  </div>
)

const sorted = (pages: readonly ServicePage[]) =>
  pages.toSorted((one, other) => one.title.localeCompare(other.title, 'en'))

/** A photo dropped outside the fields would replace the screen and the text typed on it. */
function refuseStrayFiles(): () => void {
  const refuse = (event: DragEvent) => event.preventDefault()
  addEventListener('dragover', refuse)
  addEventListener('drop', refuse)
  return () => {
    removeEventListener('dragover', refuse)
    removeEventListener('drop', refuse)
  }
}
