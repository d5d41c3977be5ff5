import type { EnvironmentName } from '#shared/environment.ts'

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
  /** The bucket that pages and files are served from. */
  get siteBucket(): string {
    return required('SITE_BUCKET')
  },
  /** The bucket that uploaded pictures are kept in. */
  get mediaBucket(): string {
    return required('MEDIA_BUCKET')
  },
  /** The function that renders the pages. */
  get renderFunction(): string {
    return required('RENDER_FUNCTION')
  },
  /** The bucket that the pages of each release are kept in. */
  get releasesBucket(): string {
    return required('RELEASES_BUCKET')
  },
  /** What the present release is called: it changes with the code that renders. */
  get release(): string {
    return required('RELEASE')
  },
  /** The function's own name, which Lambda always sets; empty outside. */
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
  /** Address of the hosted contact form; the site's own stand-in where none is configured. */
  get contactFormUrl(): string {
    return optional('CONTACT_FORM_URL') || '/contact-form'
  },
  /** Script of the hosted contact form, if its provider needs one. */
  get contactFormScript(): string {
    return optional('CONTACT_FORM_SCRIPT')
  },
  /** Where the page renderer lies, seen from the bundle. */
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
