import type { EdgeValue } from './edgeEvent.ts'

/** A query as it was sent, with its `?`, but without the parameters in `except`. */
export function queryOf(querystring: Record<string, EdgeValue>, except: readonly string[]): string {
  const pairs: string[] = []
  for (const name in querystring) {
    const parameter = querystring[name]
    if (!parameter || except.indexOf(name.toLowerCase()) >= 0) continue
    const values = parameter.multiValue || [parameter]
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index]
      if (value) pairs.push(value.value === '' ? name : `${name}=${value.value}`)
    }
  }
  const query = pairs.join('&')
  return query !== '' && /^[\x21-\x7e]*$/.test(query) ? `?${query}` : ''
}
