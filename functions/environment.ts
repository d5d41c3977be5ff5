/** What the functions are told by their environment: the one place that reads it. */
export const environment = {
  /** The one table. */
  get tableName(): string {
    return required('TABLE_NAME')
  },
  /** The region of the table; Lambda always sets it. */
  get region(): string {
    return required('AWS_REGION')
  },
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is missing`)
  return value
}
