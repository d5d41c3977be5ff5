import { expect, it, vi } from 'vitest'
import { metrics } from '#shared/metrics.ts'
import { measure } from './measure.ts'

it('logs a metric as one line of the embedded metric format, under the name of the function', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'RecoverySite-dev-Render')
  measure(metrics.pagesNotRendered, 3)
  expect(write).toHaveBeenCalledOnce()
  const [line] = write.mock.calls[0] ?? []
  expect(JSON.parse(String(line))).toEqual({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: 'RecoverySite',
          Dimensions: [['Function']],
          Metrics: [{ Name: 'PagesNotRendered', Unit: 'Count' }],
        },
      ],
    },
    Function: 'RecoverySite-dev-Render',
    PagesNotRendered: 3,
  })
})
