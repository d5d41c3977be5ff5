import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { CelEngine, TemplateFile } from '@aws/cloudformation-validate'
import { expect, it } from 'vitest'
import { byDay } from '#shared/testing/soak.ts'
import { production, stages } from '../testing/stages.ts'
import { synthesized } from '../testing/synthesized.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const { domain, certificateArn, alarmEmail, noticeEmail } = stages.withCertificate
const certificate = { domain, certificateArn }
const zone = { domain, hostedZone: stages.production.hostedZone }
const takeover = { ...zone, takeOverRecords: 'A' }
const waf = { waf: 'true' }
const mails = { alarmEmail, noticeEmail }

const engine = new CelEngine()

/** The errors and warnings of AWS's validator. */
function problemsOf(template: string): string[] {
  const file = path.join(temporaryFolder(), 'template.json')
  writeFileSync(file, template)
  const { status, diagnostics } = engine.validateStandard(new TemplateFile(file), {
    severityLevel: 'WARN',
    // A dependency that a reference implies: the CDK writes many.
    exclude: { ids: ['W3005'] },
  })
  expect(status).toBe('OK')
  return diagnostics.map(({ entity, message }) => `${entity?.logicalId}: ${message}`)
}

/**
 * Every pair of settings that add or change resources is in one of them, and every setting in those of the day.
 */
const settingsOfStages: readonly Record<string, string>[] = [
  {},
  { ...waf, ...mails, ...production },
  { ...certificate, ...production },
  stages.withCertificate,
  { ...zone, ...mails },
  stages.production,
  stages.largest,
  { ...takeover, ...waf },
]

it.each(byDay(settingsOfStages, 3, 5, 6))('CloudFormation accepts the template with %j', (settings) =>
  expect(problemsOf(synthesized(settings).text)).toEqual([]),
)
