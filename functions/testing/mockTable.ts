import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, vi } from 'vitest'
import { mockClient } from './mockClient.ts'

/** Responds as the test says, with nothing to any other command, and silences the log. */
export function mockTable() {
  vi.stubEnv('TABLE_NAME', 'test-table')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  const table = mockClient(DynamoDBDocumentClient)
  beforeEach(() => {
    table.reset()
    table.onAnyCommand().resolves({})
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return table
}
