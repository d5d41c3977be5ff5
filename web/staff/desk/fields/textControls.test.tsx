import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ClinicTimeControl, DayControl } from './textControls.tsx'

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
  it('that is set can be emptied by a button, since Safari has none', () => {
    const onChange = vi.fn()
    render(<Control attributes={attributes} field={field} value={value} onChange={onChange} />)
    expect(screen.queryByText('Not set')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Clear Starts' }))
    expect(onChange).toHaveBeenCalledWith(undefined)
  })
  it('that is empty says so, since Safari shows today in its field', () => {
    render(<Control attributes={attributes} field={field} value={undefined} onChange={() => undefined} />)
    expect(screen.getByText('Not set')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
