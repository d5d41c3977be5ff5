import type { StageVariables } from '#shared/api/stageVariables.ts'

export const testStage: StageVariables = { originSecret: 'test-secret', hashKey: 'test-key' }
