import type { CrisisLine } from '#shared/entities/site.ts'

/** The words of a link that calls a crisis line: the whole phrase, so that nobody has to hit a number of three digits. */
export const crisisCall = ({ number, text }: CrisisLine): string =>
  `${text ? 'Call or text' : 'Call'} ${number}`
