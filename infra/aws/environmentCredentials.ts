import type { Plugin } from 'esbuild'

/**
 * A function's credentials are always in its environment, where Lambda puts them. The SDK would look in
 * nine more places, and what reads those (profiles, single sign-on, container metadata) is a third of a bundle.
 */
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
