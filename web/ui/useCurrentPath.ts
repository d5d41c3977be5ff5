import { useLocation, useMatch } from '@tanstack/react-router'

/** The path has no trailing slash, which links in stored content may have. */
export const pathOfLocation = ({ pathname }: { pathname: string }): string =>
  pathname.replace(/(.)\/+$/, '$1')

export const useCurrentPath = (): string => useLocation({ select: pathOfLocation })

/** The path of the component's own page. While a page is left, the current path is already the next one. */
export const usePagePath = (): string => useMatch({ strict: false, select: pathOfLocation })
