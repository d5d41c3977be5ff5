import { useLocation, useMatch } from '@tanstack/react-router'

/** Removes the trailing slash that links in stored content may have. */
export const pathOfLocation = ({ pathname }: { pathname: string }): string =>
  pathname.replace(/(.)\/+$/, '$1')

export const useCurrentPath = (): string => useLocation({ select: pathOfLocation })

/** The path of the component's own page. During a navigation, the current path is already that of the next page. */
export const usePagePath = (): string => useMatch({ strict: false, select: pathOfLocation })
