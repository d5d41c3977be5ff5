import { isUnavailable } from '../store/unavailable.ts'

/** So many pages cannot be rendered that the rendering has to be repeated. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
}

/** A page, or what it shows. The message is a sentence for staff. */
export class UnfitContent extends Error {
  override name = 'UnfitContent'
}

export function reasonOf(error: unknown): string {
  if (isUnavailable(error)) return 'The database did not respond in time.'
  if (error instanceof UnfitContent) return error.message
  const message = error instanceof Error ? error.message : String(error)
  return `An error stopped the rendering: ${message.slice(0, maxLength)}`
}

const maxLength = 300
