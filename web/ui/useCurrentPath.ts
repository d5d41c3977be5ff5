import { useLocation, useMatch } from '@tanstack/react-router'

/** Without a trailing slash, which links in stored content may have. */
export const pathOfLocation = ({ pathname }: { pathname: string }): string =>
  pathname.replace(/(.)\/+$/, '$1')

export const useCurrentPath = (): string => useLocation({ select: pathOfLocation })

/** The path of the page that shows the component. The current path is already that of the next page while this one is left. */
export const usePagePath = (): string => useMatch({ strict: false, select: pathOfLocation })
