import type { EnvironmentName } from '#shared/environment.ts'

/** Empty in a stage without a hosted form, without a script for the form, or without notices. */
const optional: readonly string[] = ['CONTACT_FORM_URL', 'CONTACT_FORM_SCRIPT', 'NOTICE_EMAIL']

/** @throws if the stack has not set the variable. */
export function environment(name: EnvironmentName | 'AWS_REGION'): string {
  const value = process.env[name] ?? ''
  if (value === '' && !optional.includes(name)) throw new Error(`The environment variable ${name} is missing`)
  return value
}

/** Set by Lambda, and empty elsewhere. */
export const functionName = (): string => process.env.AWS_LAMBDA_FUNCTION_NAME ?? ''

/** The page renderer's module, relative to the bundle. */
export const rendererModule = (): string => process.env.RENDERER ?? './site/site.mjs'
