import { useLocation } from '@tanstack/react-router'

/** Without a trailing slash, which links in stored content may have. */
export const useCurrentPath = (): string =>
  useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/+$/, '$1') })
