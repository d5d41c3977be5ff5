import { useLocation } from '@tanstack/react-router'

/** The path of the page on screen, without a trailing slash, query or hash; `/` for home. */
export const useCurrentPath = (): string =>
  useLocation({ select: ({ pathname }) => (pathname === '/' ? '/' : pathname.replace(/\/+$/, '')) })
