import type { CrisisLine } from '#shared/entities/site.ts'
import { emergency, lifeline } from '#shared/fixedFacts.ts'

/** The text of a link that calls a crisis line. The link is the whole phrase, because three digits are hard to tap. */
export const crisisCall = ({ number, text }: CrisisLine): string =>
  `${text ? 'Call or text' : 'Call'} ${number}`

/** Shown on every page with a form or an error. */
export const CrisisSentence = () => (
  <>
    In an emergency or after an overdose, <CrisisLink line={emergency} />. In a crisis,{' '}
    <CrisisLink line={lifeline} /> at any hour.
  </>
)

const CrisisLink = ({ line }: { line: CrisisLine }) => (
  <a href={`tel:${line.dial}`}>{crisisCall(line).toLowerCase()}</a>
)
