import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isLoggedIn } from '../../loginFlag.ts'
import { firstScreens, staffScreens } from '../../screens.ts'
import { navigate, renderLoggedIn, renderStaff, toastType } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const session = 'POST /api/admin/session'

function submitLogin(username = 'ana', password = 'secret words') {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } })
  fireEvent.click(screen.getByRole('button', { name: 'Login' }))
}

describe('the guard', () => {
  const guarded = Object.values(staffScreens).filter(({ path }) => path !== '/admin')

  it.each(guarded)('redirects $path to the login without the flag [2.7]', async ({ path }) => {
    const { router, sent } = await renderStaff(path)
    expect(router.state.location.pathname).toBe('/admin/login')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Login')
    expect(sent).toEqual([{ request: 'GET /api/admin/session', json: undefined }])
  })

  it.each(Object.values(staffScreens))('opens $path with the flag [2.7, 6.2]', async ({ path, title }) => {
    const { router } = await renderLoggedIn(path)
    expect(router.state.location.pathname).toBe(path)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })

  it.each(Object.entries(firstScreens))('leads from %s to its first screen, %s [14.2]', async (from, to) => {
    const { router } = await renderLoggedIn(from)
    expect(router.state.location.href).toBe(to)
  })

  it.each(['/admin', '/admin/service-pages'])(
    'opens %s in a second tab, which has no flag, while the session is live [2.7, 15.1]',
    async (path) => {
      const { router } = await renderStaff(path, {
        'GET /api/admin/session': { username: 'ana', expiresAt: '' },
        'GET /api/admin/service-pages': [],
      })
      expect(router.state.location.pathname).toBe(path)
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Admin Login')
      expect(isLoggedIn()).toBe(true)
    },
  )

  it('shows at /admin the login without the flag, and the dashboard with it [2.6]', async () => {
    const view = await renderStaff('/admin')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Login')
    view.unmount()
    await renderLoggedIn('/admin', { 'GET /api/admin/service-pages': [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard')
  })

  it.each(['/admin', '/admin/service-pages', '/admin/login'])(
    'opens %s without the header and the footer of the website [2.4]',
    async (path) => {
      await renderLoggedIn(path, { 'GET /api/admin/service-pages': [] })
      expect(screen.queryByRole('banner')).toBeNull()
      expect(screen.queryByRole('contentinfo')).toBeNull()
    },
  )

  it('reads the flag "isAdminLoggedIn" of the browser session on each navigation [4.5]', async () => {
    const { router } = await renderLoggedIn('/admin', { 'GET /api/admin/service-pages': [] })
    expect(sessionStorage.getItem('isAdminLoggedIn')).toBe('true')
    sessionStorage.removeItem('isAdminLoggedIn')
    await act(() => router.navigate({ to: '/admin/service-pages' }))
    expect(router.state.location.pathname).toBe('/admin/login')
  })

  it('shows the not-found screen at an unknown address [2.8]', async () => {
    await renderStaff('/admin/nothing')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found')
  })
})

describe('the login form', () => {
  it('has the specified title, text, required fields and button, and is noindex [2.108, 5.1]', async () => {
    await renderStaff('/admin/login')
    screen.getByText('Enter your credentials to access the dashboard')
    expect(screen.getByLabelText('Username')).toHaveProperty('required', true)
    expect(screen.getByLabelText('Password')).toHaveProperty('required', true)
    screen.getByRole('button', { name: 'Login' })
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex, nofollow')
  })

  it('says "Logging in..." while it is busy, and cannot be submitted twice [2.109, 4.6]', async () => {
    await renderStaff('/admin/login')
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    submitLogin()
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toHaveProperty('disabled', true)
  })

  it('sets the flag after a success, shows the toast and loads /admin [4.5, 7.14, 8.15]', async () => {
    const { sent } = await renderStaff('/admin/login', { [session]: { username: 'ana', expiresAt: '' } })
    submitLogin()
    expect(await toastType('Login successful')).toBe('success')
    screen.getByText('Welcome to the admin dashboard')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin'))
    expect(isLoggedIn()).toBe(true)
    expect(sent).toEqual([{ request: session, json: { username: 'ana', password: 'secret words' } }])
  })

  it('shows the toast again on the dashboard', async () => {
    const view = await renderStaff('/admin/login', { [session]: { username: 'ana', expiresAt: '' } })
    submitLogin()
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    view.unmount()
    await renderStaff('/admin', { 'GET /api/admin/service-pages': [] })
    await screen.findByText('Login successful')
  })

  it.each([
    ['wrong credentials', 401, 'Login failed', 'Invalid username or password'],
    ['a server error', 500, 'Login error', 'An error occurred during login'],
    ['too many attempts', 429, 'Login error', 'An error occurred during login'],
  ])('shows the catalogue’s toast after %s and sets no flag [8.14]', async (_, status, title, text) => {
    await renderStaff('/admin/login', { [session]: { status, json: { message: 'no' } } })
    submitLogin()
    expect(await toastType(title)).toBe('error')
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(isLoggedIn()).toBe(false)
    expect(navigate).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false)
  })
})

describe('the second factor', () => {
  const needed = { status: 401, json: { message: 'A second factor is needed', secondFactor: true } }
  const typeCode = async () => {
    fireEvent.change(await screen.findByLabelText('Recovery code'), { target: { value: 'abcde' } })
    fireEvent.click(screen.getByRole('button', { name: 'Log in with the code' }))
  }

  it('comes after the right password, and a recovery code completes the login [15.16]', async () => {
    const { sent } = await renderStaff('/admin/login', {
      [session]: [needed, { status: 200, json: { username: 'ana', expiresAt: '' } }],
    })
    submitLogin()
    await screen.findByText('Your password is right. Please confirm the login with a passkey.')
    expect(isLoggedIn()).toBe(false)
    await typeCode()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin'))
    expect(isLoggedIn()).toBe(true)
    expect(sent.at(-1)?.json).toEqual({ username: 'ana', password: 'secret words', recoveryCode: 'abcde' })
  })

  it('says that a recovery code was not accepted', async () => {
    await renderStaff('/admin/login', { [session]: needed })
    submitLogin()
    await typeCode()
    await screen.findByText('This recovery code was not accepted.')
    expect(isLoggedIn()).toBe(false)
  })
})

describe('the note of a login, for the link "Edit this page"', () => {
  const note = () => localStorage.getItem('member')
  it('stays from the login to the logout, and ends with the session [13.68]', async () => {
    const logout = { 'GET /api/admin/service-pages': [], 'DELETE /api/admin/session': { status: 204 } }
    const view = await renderStaff('/admin/login', { [session]: { username: 'ana', expiresAt: '' } })
    submitLogin()
    await waitFor(() => expect(note()).toBe('true'))
    view.unmount()
    const dashboard = await renderStaff('/admin', logout)
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(note()).toBeNull())
    dashboard.unmount()
    localStorage.setItem('member', 'true')
    await renderStaff('/admin', { 'GET /api/admin/session': { status: 401 } })
    expect(note()).toBeNull()
  })
})

describe('the logout', () => {
  it('ends the session, clears the flag and shows the login', async () => {
    const { sent } = await renderLoggedIn('/admin', {
      'GET /api/admin/service-pages': [],
      'DELETE /api/admin/session': { status: 204 },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/login'))
    expect(isLoggedIn()).toBe(false)
    expect(sent.at(-1)?.request).toBe('DELETE /api/admin/session')
  })

  it('in another tab leaves this one too', async () => {
    await renderLoggedIn('/admin', { 'GET /api/admin/service-pages': [] })
    const other = new BroadcastChannel('staff-logout')
    other.postMessage('logged out')
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/login'))
    other.close()
    expect(isLoggedIn()).toBe(false)
  })

  it('that fails says so and keeps the session', async () => {
    await renderLoggedIn('/admin', {
      'GET /api/admin/service-pages': [],
      'DELETE /api/admin/session': { status: 503 },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
    await screen.findByText('Logout failed')
    expect(isLoggedIn()).toBe(true)
  })
})
