/** Lambda sets credentials in environment variables. The SDK's other providers would be a third of each bundle. */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
