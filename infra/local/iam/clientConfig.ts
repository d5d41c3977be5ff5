import { region } from '../../settings.ts'

/** Options of an AWS SDK client that calls an emulator. */
export const clientConfig = (endpoint: string, accessKeyId: string) => ({
  endpoint,
  region,
  credentials: { accessKeyId, secretAccessKey: 'local' },
})
