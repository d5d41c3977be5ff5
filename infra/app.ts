import { defaultTilesUrl, siteApp } from './aws/siteApp.ts'
import { buildSite } from './build.ts'

/**
 * What `cdk synth` and `cdk deploy` run. Context: `stage` (dev), `contactFormUrl` (the site's own stand-in),
 * `tilesUrl` (OpenStreetMap's). Builds whatever has changed first, so a fresh clone needs `npm ci` and no more.
 */
const given: Record<string, unknown> = JSON.parse(process.env.CDK_CONTEXT_JSON ?? '{}')

siteApp(
  {
    ...(await buildSite()),
    stage: text('stage') ?? 'dev',
    tilesUrl: text('tilesUrl') ?? defaultTilesUrl,
    contactFormUrl: text('contactFormUrl'),
  },
  { checked: true },
).synth()

function text(name: string): string | undefined {
  const value = given[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
