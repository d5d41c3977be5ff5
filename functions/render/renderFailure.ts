import { isUnavailable } from '../store/unavailable.ts'

/** Too many pages cannot be rendered, so Lambda has to retry the rendering. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
}

/** A page or its content cannot be published. The message is a sentence for staff. */
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
