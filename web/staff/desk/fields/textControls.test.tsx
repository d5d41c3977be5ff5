import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OpenDocument } from '../state/openDocument.ts'
import { AddressControl, ClinicTimeControl, DayControl } from './textControls.tsx'

const attributes = {
  id: 'day',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
  'aria-required': undefined,
}
const field = { path: ['startsAt'], label: 'Starts', control: 'clinicTime' } as const

afterEach(cleanup)

describe.each([
  ['day', DayControl, '2026-11-26'],
  ['time', ClinicTimeControl, '2026-11-26T17:00:00.000Z'],
])('a %s', (_, Control, value) => {
  it('that is set can be emptied by a button, since Safari has none [14.6]', () => {
    const onChange = vi.fn()
    render(<Control attributes={attributes} field={field} value={value} onChange={onChange} />)
    expect(screen.queryByText('Not set')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Clear Starts' }))
    expect(onChange).toHaveBeenCalledWith(undefined)
  })
  it('that is empty says so, since Safari shows today in its field [14.6]', () => {
    render(<Control attributes={attributes} field={field} value={undefined} onChange={() => undefined} />)
    expect(screen.getByText('Not set')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('another address of a published page is told to lead there from the old one [10.16]', () => {
  const published = { content: { slug: 'sleep' } }
  const state = { document: { published } }
  // Of the store, only these are read.
  const store = { getState: () => state, subscribe: () => () => undefined } as never
  const withSlug = (value: string) => (
    <OpenDocument value={store}>
      <AddressControl {...{ attributes, field, value }} prefix="/blog/" onChange={() => undefined} />
    </OpenDocument>
  )
  const { rerender } = render(withSlug('sleep'))
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(withSlug('rest'))
  expect(screen.getByRole('status').textContent).toMatch(/^Once this is published, the old address leads/)
})

it.each([
  ['day', DayControl, '0026-12-24', '2026-12-24'],
  ['time', ClinicTimeControl, '0026-12-24T14:00:00.000Z', '2026-12-24T14:00:00.000Z'],
])('a year of two digits in a %s means this century, once the field is left', (_, Control, typed, meant) => {
  const onChange = vi.fn()
  render(<Control attributes={attributes} field={field} value={typed} onChange={onChange} />)
  fireEvent.blur(document.getElementById('day') as HTMLElement) // The field of the control.
  expect(onChange.mock.calls).toEqual([[meant]])
})
