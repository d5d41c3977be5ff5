import { fireEvent, screen, within } from '@testing-library/react'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { renderLoggedIn, type StaffResponse } from './renderStaff.tsx'

const servicePage = (
  id: string,
  title: string,
  category: ServicePage['category'] = 'what-we-treat',
): ServicePage => ({
  id,
  slug: `${category}/${id}`,
  title,
  description: `About ${title}`,
  category,
  parentId: null,
  image1: `/art/${id}/1.svg`,
  version: 3,
  updatedAt: '2026-11-20T12:00:00.000Z',
})

export const alcohol = servicePage('alcohol', 'Alcohol Addiction')
export const changed = { ...alcohol, image1: '/art/new.svg', version: 4 }
export const pages = [
  servicePage('opioids', 'Opioid Addiction'),
  alcohol,
  servicePage('groups', 'Group Therapy', 'how-we-help'),
]

export const list = 'GET /api/admin/service-pages'
export const patch = 'PATCH /api/service-pages/alcohol'

export async function openServicePages(responses: Record<string, StaffResponse> = {}) {
  const view = await renderLoggedIn('/admin/service-pages', {
    [list]: { status: 200, json: pages },
    ...responses,
  })
  await screen.findByRole('table')
  return view
}

/** The row of Alcohol Addiction. */
export const row = () => within(screen.getByRole('row', { name: /Alcohol Addiction/ }))
export const addressField = () => row().getByRole<HTMLInputElement>('textbox', { name: /New image address/ })
export const updateButton = () => row().getByRole<HTMLButtonElement>('button', { name: /^Update Image/ })

export const typeAddress = (value: string) => fireEvent.change(addressField(), { target: { value } })

export function updateImage(address: string) {
  typeAddress(address)
  fireEvent.click(updateButton())
}
