import type { EnvironmentName } from '#shared/environment.ts'

export const environment = {
  get tableName(): string {
    return required('TABLE_NAME')
  },
  get callRequestsTable(): string {
    return required('CALL_REQUESTS_TABLE')
  },
  get callRequestsKey(): string {
    return required('CALL_REQUESTS_KEY')
  },
  get noticesTopic(): string {
    return required('NOTICES_TOPIC')
  },
  get region(): string {
    return required('AWS_REGION')
  },
  get siteBucket(): string {
    return required('SITE_BUCKET')
  },
  get mediaBucket(): string {
    return required('MEDIA_BUCKET')
  },
  get renderFunction(): string {
    return required('RENDER_FUNCTION')
  },
  /** The current release: a hash of the renderer. */
  get release(): string {
    return required('RELEASE')
  },
  /** Set by Lambda; empty elsewhere. */
  get functionName(): string {
    return process.env.AWS_LAMBDA_FUNCTION_NAME ?? ''
  },
  /** The site's own origin, without a trailing slash. */
  get siteAddress(): string {
    return required('SITE_ADDRESS')
  },
  get distributionId(): string {
    return required('DISTRIBUTION_ID')
  },
  get contactFormUrl(): string {
    return optional('CONTACT_FORM_URL')
  },
  get contactFormScript(): string {
    return optional('CONTACT_FORM_SCRIPT')
  },
  /** The page renderer's module, relative to the bundle. */
  get renderer(): string {
    return process.env.RENDERER ?? './site/site.mjs'
  },
}

function required(name: EnvironmentName | 'AWS_REGION'): string {
  const value = process.env[name]
  if (!value) throw new Error(`The environment variable ${name} is missing`)
  return value
}

function optional(name: EnvironmentName): string {
  return process.env[name] ?? ''
}
