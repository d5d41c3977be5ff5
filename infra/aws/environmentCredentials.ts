import type { Plugin } from 'esbuild'

/** Lambda passes credentials in environment variables; the SDK's readers of other sources are a third of a bundle. */
export const environmentCredentials: Plugin = {
  name: 'environment-credentials',
  setup(build) {
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ path }) => ({
      path,
      namespace: 'environment-credentials',
    }))
    build.onLoad({ filter: /.*/, namespace: 'environment-credentials' }, () => ({
      contents: `
        import { fromEnv } from '@aws-sdk/credential-provider-env'
        export const defaultProvider = fromEnv
      `,
      resolveDir: import.meta.dirname,
    }))
  },
}
