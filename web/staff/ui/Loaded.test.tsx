import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ReadError } from '../../data/read.ts'
import { renderLoggedIn } from '../testing/renderStaff.tsx'
import { Loaded, waitsForServer } from './Loaded.tsx'

afterEach(cleanup)

const noResponse = new ReadError('Failed to fetch /api/admin/bin', {})
const show = (query: { data?: string; error: Error | null }) =>
  render(
    <Loaded
      query={{ data: undefined, isPending: false, refetch: () => undefined, ...query }}
      failed="Failed."
    >
      {(data) => <p>{data}</p>}
    </Loaded>,
  )

it('what a screen shows stays when a later read fails, and says what it waits for [13.72]', () => {
  show({ data: 'Shown', error: noResponse })
  expect(screen.getByText('Shown')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(`This may be out of date. ${waitsForServer}`)
})

it('a read that was refused waits for nothing [13.72]', () => {
  show({ error: new ReadError('Failed', { status: 404 }) })
  expect(screen.getByRole('alert').textContent).toBe('Failed.Try againGo to the dashboard')
  cleanup()
  show({ error: noResponse })
  expect(screen.getByRole('alert').textContent).toBe(`Failed.${waitsForServer}Try againGo to the dashboard`)
})

it('what fails on the dashboard does not lead to the dashboard [13.72]', () => {
  history.replaceState(null, '', '/admin')
  show({ error: noResponse })
  expect(screen.queryByRole('link')).toBeNull()
  history.replaceState(null, '', '/')
})

it('a screen whose read got no response reads again by itself [13.72]', async () => {
  await renderLoggedIn('/admin/settings/bin', {
    'GET /api/admin/bin': [{ status: 503 }, { documents: [] }],
  })
  await screen.findByText(waitsForServer)
  await screen.findByText('The bin is empty.')
})
