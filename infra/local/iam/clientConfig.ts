import { region } from '../../settings.ts'

export const clientConfig = (endpoint: string, accessKeyId: string) => ({
  endpoint,
  region,
  credentials: { accessKeyId, secretAccessKey: 'local' },
})
