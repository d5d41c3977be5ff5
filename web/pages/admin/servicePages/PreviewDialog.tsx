import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { Dialog } from '../Dialog.tsx'
import { PageFrame } from './PageFrame.tsx'
import styles from './PreviewDialog.module.css'
import { previewOf } from './previewOf.ts'

const devices = [
  { name: 'Desktop', width: 1280, height: 800 },
  { name: 'Phone', width: 390, height: 780 },
] as const

/** The page itself with the picture that is still to be saved, as wide as a desktop's and a phone's screen. */
export function PreviewDialog({
  page,
  pending,
  onClose,
}: {
  page: ServicePage
  pending: PageImage
  onClose: () => void
}) {
  const [device, setDevice] = useState<(typeof devices)[number]>(devices[0])
  const html = useQuery({
    queryKey: [pathOf(page), 'preview'],
    queryFn: () => pageText(pathOf(page)),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title={`Preview of ${page.title}`} onClose={onClose}>
      <fieldset className={styles.devices}>
        <legend className="visually-hidden">Screen</legend>
        {devices.map((one) => (
          <label key={one.name} className={styles.device}>
            <input
              type="radio"
              name="device"
              className="visually-hidden"
              checked={one === device}
              onChange={() => setDevice(one)}
            />
            {one.name}
          </label>
        ))}
      </fieldset>
      {html.isPending && <p role="status">{messages.loading}</p>}
      {html.isError && (
        <p role="alert">The page cannot be shown just now. The picture can be saved all the same.</p>
      )}
      {html.data && (
        <PageFrame
          key={device.name}
          title={`${page.title} with the new picture, ${device.name}`}
          html={previewOf(html.data, page, pending)}
          width={device.width}
          height={device.height}
        />
      )}
    </Dialog>
  )
}

async function pageText(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}
