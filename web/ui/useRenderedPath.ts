import { useMatch } from '@tanstack/react-router'

/** The path of the screen that is drawn, without a slash at its end: while another is on its way, still this one's. */
export const useRenderedPath = (): string =>
  useMatch({ strict: false, select: ({ pathname }) => pathname.replace(/\/+$/, '') })
