import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MediaImage } from '#shared/entities/media.ts'
import { lacksText } from '#shared/images/lacksText.ts'
import { foldedText } from '#shared/search/foldedText.ts'
import { writeWithLogin } from '../../../data/staff/withLogin.ts'
import { WriteError } from '../../../data/write.ts'
import { buttonClass } from '../../../ui/buttonClass.ts'
import { editorPath, staffScreens } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import { Choice } from '../../ui/Choice.tsx'
import { dateAndTime } from '../../ui/clinicTime.ts'
import { counted } from '../../ui/counted.ts'
import filterStyles from '../../ui/filter.module.css'
import { FilterField } from '../../ui/filters.tsx'
import form from '../../ui/form.module.css'
import { Empty, Loaded } from '../../ui/Loaded.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { toastFailure, toastSuccess } from '../../ui/toasts.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { altOf, wordsOf } from '../mediaWords.ts'
import { FocalPointDialog } from './FocalPointDialog.tsx'
import styles from './MediaPage.module.css'
import { ReplaceDialog } from './ReplaceDialog.tsx'

const texts = staffMessages.media

const filters = {
  all: { label: 'All', test: () => true },
  unused: { label: 'Not used', test: ({ uses }: MediaImage) => uses.length === 0 },
  withoutText: { label: 'Without a text', test: lacksText },
} as const
type FilterName = keyof typeof filters

/** Reads the filter from an address such as `/admin/settings/images#withoutText`. */
const linkedFilter = () => filterNames.find((name) => location.hash === `#${name}`) ?? 'all'
const filterNames = Object.keys(filters) as FilterName[] // A record of exactly these names.

export function MediaPage() {
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<FilterName>(linkedFilter)
  const media = useStaffQuery('GET /api/admin/media')
  const words = foldedText(search.trim())
  return (
    <Loaded query={media} failed={texts.failed}>
      {({ images }) => {
        if (images.length === 0)
          return (
            <Empty
              way={
                <a href={staffScreens.servicePages.path} className={buttonClass('quiet')}>
                  Choose a page
                </a>
              }
            >
              Nobody has uploaded an image yet. Upload a photo to a page, or drop it on a field in the editor.
            </Empty>
          )
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

function MediaCard({ image, onChange }: { image: MediaImage; onChange: () => void }) {
  const { files, uses } = image
  const [dialog, setDialog] = useState<'replace' | 'focalPoint'>()
  const close = () => {
    setDialog(undefined)
    onChange()
  }
  const remove = useMutation({
    mutationFn: () => writeWithLogin('DELETE /api/admin/media/{id}', { params: { id: image.id } }),
    onSuccess: () => {
      toastSuccess('Image deleted', 'Its file is gone, too.')
      onChange()
    },
    onError: (error) =>
      toastFailure(
        'Image not deleted',
        error instanceof WriteError && error.status === 409
          ? 'A page, a draft or an earlier version of a page shows it.'
          : staffMessages.desk.tryAgain,
        error,
      ),
  })
  const largest = files.at(-1)
  const focus = uses.find((use) => use.focus)?.focus
  const name = altOf(image)
  return (
    <article className={`${form.card} ${styles.card}`} aria-label={name ?? texts.untitled(image.id)}>
      <img
        src={files[0]?.src}
        alt={name ?? ''}
        loading="lazy"
        decoding="async"
        className={form.image}
        style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
      />
      <p className={`${form.hint} ${styles.facts}`}>
        {largest?.width && `${largest.width} × ${largest.height}, ${sizeOf(files)}`}
        {largest?.at && <span>{`Uploaded by ${largest.by ?? ''} on ${dateAndTime(largest.at)}`}</span>}
      </p>
      {uses.length === 0 ? (
        <p className={`${form.hint} ${styles.facts}`}>No page and no draft shows it.</p>
      ) : (
        <ul role="list" className={form.stack}>
          {uses.map(({ kind, id, title, isDraft, alt }) => (
            <li key={`${kind}/${id}/${isDraft}`}>
              <a href={editorPath({ kind, id })}>{title || staffMessages.desk.untitled}</a>
              {isDraft && ' (draft)'}
              <p className={alt === undefined ? form.problem : form.hint}>
                {alt === undefined ? 'Without a text for people who cannot see it' : alt || 'Decorative'}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={form.actions}>
        {uses.length > 0 ? (
          <>
            <SmallButton kind="quiet" onClick={() => setDialog('replace')}>
              {texts.replace}
            </SmallButton>
            <SmallButton onClick={() => setDialog('focalPoint')}>{texts.focalPoint}</SmallButton>
          </>
        ) : (
          <SmallButton disabled={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </SmallButton>
        )}
      </div>
      {dialog === 'replace' && <ReplaceDialog image={image} onClose={close} />}
      {dialog === 'focalPoint' && <FocalPointDialog image={image} onClose={close} />}
    </article>
  )
}

const sizeOf = (files: MediaImage['files']) =>
  `${Math.round(files.reduce((sum, { bytes = 0 }) => sum + bytes, 0) / 1024)} KB`
