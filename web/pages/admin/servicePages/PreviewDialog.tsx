import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PageImage } from '#shared/entities/staff.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { pathOf } from '#shared/rules/paths.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { Dialog } from '../Dialog.tsx'
import { PageFrame } from './PageFrame.tsx'
import styles from './PreviewDialog.module.css'
import { previewHtml } from './previewHtml.ts'

const devices = [
  { name: 'Desktop', width: 1280, height: 800 },
  { name: 'Phone', width: 390, height: 780 },
] as const

/** The public page with the unsaved image, at the width of a desktop or a phone. */
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
    queryFn: () => fetchHtml(pathOf(page)),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title={`Preview of ${page.title}`} onClose={onClose}>
      <fieldset className={styles.devices}>
        <legend className="visually-hidden">Screen</legend>
        {devices.map((choice) => (
          <label key={choice.name} className={styles.device}>
            <input
              type="radio"
              name="device"
              className="visually-hidden"
              checked={choice === device}
              onChange={() => setDevice(choice)}
            />
            {choice.name}
          </label>
        ))}
      </fieldset>
      {html.isPending && <p role="status">{messages.loading}</p>}
      {html.isError && <p role="alert">{staffMessages.previewFailed}</p>}
      {html.data && (
        <PageFrame
          key={device.name}
          title={`${page.title} with the new image, ${device.name}`}
          html={previewHtml(html.data, page, pending)}
          width={device.width}
          height={device.height}
        />
      )}
    </Dialog>
  )
}

async function fetchHtml(path: string): Promise<string> {
  const response = await fetch(path, { cache: 'no-store' })
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
  return response.text()
}
