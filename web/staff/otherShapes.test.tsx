import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { allScreens, screensOf, staffSections } from './screens.ts'
import { renderLoggedIn } from './testing/renderStaff.tsx'

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.mocked(console.error).mockRestore()
  vi.mocked(console.warn).mockRestore()
})

const screens = staffSections.flatMap(screensOf).map(({ path }) => path)
const editors = allScreens.filter(({ singletonId }) => !singletonId).map(({ path }) => `${path}/an-id`)

it.each([...new Set([...screens, ...editors])])(
  '%s stays usable when each response is of another shape [12.16]',
  async (path) => {
    for (const shape of [null, {}, [], [null], 'text', { documents: null }]) {
      await renderLoggedIn(path, {}, async () => Response.json(shape))
      await waitFor(() => {
        expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
        expect(screen.queryByText(/^Loading/)).toBeNull()
      })
      expect(screen.queryAllByRole('link').length).toBeGreaterThan(0)
      cleanup()
    }
  },
)
