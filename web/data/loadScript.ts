import { limits } from '#shared/limits.ts'

/** A script of the app could not be loaded, because the connection is lost or a release has replaced the file. */
export class ScriptError extends Error {
  override readonly name = 'ScriptError'
}

/** @throws {ScriptError} if loading fails or takes more than 10 seconds. */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Timed out')), limits.readTimeout)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (cause) {
    throw new ScriptError(`A script could not be loaded: ${cause}`)
  } finally {
    clearTimeout(timer)
  }
}
