/** The environment variables that the stack sets for the functions. Lambda sets others. */
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
  // No function reads this. New seed content changes it, so the deploy makes and runs a new version of the renderer.
  | 'SEED_VERSION'
