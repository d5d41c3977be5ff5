import type { KnipConfig } from 'knip'
import { functionNames, handlersOf } from '../aws/lambdas.ts'

/** For `knip`, a part of `npm test`: every file, export and package is used. */
const config: KnipConfig = {
  // What is started by its path, or by a command.
  entry: [
    ...functionNames.flatMap(handlersOf).map((handler) => `functions/${handler}.ts`),
    ...['infra/app.ts', 'infra/aws/environmentCredentials.ts', 'infra/edge/*.ts', 'infra/danger/danger.ts'],
    ...['infra/local/{start,dev}.ts', 'infra/operate/{clinic,content,doctor,staff}.ts'],
    ...['infra/bench/bench.ts', 'infra/tests/{test,dependencies,screens,knip}.ts', 'infra/tests/aws/*.ts'],
    ...['infra/tests/{browser,engines}/playwright.config.ts', 'infra/tests/browser/support/system.ts'],
    ...[
      'infra/tests/engines/startEngines.ts',
      'infra/tests/formats/{makeFixture,recordShapes,clockOfStart}.ts',
      'infra/tests/conditions/{removeConditions,vitest.config}.ts',
    ],
    ...['web/entry/*.{ts,tsx}', 'web/build/*.ts', 'web/render/site.tsx', 'web/testing/jsx.ts'],
  ],
  project: ['{shared,functions,infra,web}/**/*.{ts,tsx}'],
  // Style sheets name the fonts, commands of the documents and of tests run the next, and the last is part of the SDK.
  ignoreDependencies: [/^@fontsource/, '@biomejs/biome', 'chromium-112', '@aws-sdk/credential-provider-env'],
  ignoreBinaries: ['Xvfb'],
  exclude: ['duplicates'],
}
export default config
