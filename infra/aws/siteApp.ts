import { readFileSync } from 'node:fs'
import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { type SiteOptions, SiteStack } from './siteStack.ts'

interface SynthesisOptions {
  /** Folder of the cloud assembly. Undefined for the CDK's command line, which chooses the folder. */
  outdir?: string
  /** True to check the security rules too, which takes seconds. */
  checked: boolean
}

export function siteApp(options: SiteOptions, { outdir, checked }: SynthesisOptions): App {
  // Reads the feature flags of cdk.json here, so that every way to synthesize gives the same template.
  const { context } = JSON.parse(readFileSync(new URL('../../cdk.json', import.meta.url), 'utf8'))
  const app = new App({ outdir, context, analyticsReporting: false })
  new SiteStack(app, options)
  if (checked) Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
  return app
}
