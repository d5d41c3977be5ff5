/** The environment variables that the stack sets and the functions read; Lambda adds those of its own. */
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'CALL_REQUESTS_TABLE'
  | 'CALL_REQUESTS_KEY'
  | 'NOTICES_TOPIC'
  | 'NOTICE_EMAIL'
  | 'SITE_BUCKET'
  | 'MEDIA_BUCKET'
  | 'DISTRIBUTION_ID'
  | 'RENDER_FUNCTION'
  | 'SITE_ADDRESS'
  | 'CONTACT_FORM_URL'
  | 'CONTACT_FORM_SCRIPT'
  | 'RELEASE'
  // No function reads it: it makes the renderer a new version, which a deploy runs, when the seed content changes.
  | 'SEED_VERSION'
