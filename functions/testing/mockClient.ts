import { mockClient as mock } from 'aws-sdk-client-mock'

/** To restore at the end of a file, since others of its worker use the same library. */
export const mocks = new Set<{ restore(): void }>()

/** As the library's, until the end of the file. */
export const mockClient: typeof mock = (client) => {
  const mocked = mock(client)
  mocks.add(mocked)
  return mocked
}
