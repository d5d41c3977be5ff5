/** Lambda passes credentials in environment variables; the SDK's readers of other sources are a third of a bundle. */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
