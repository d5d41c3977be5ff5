import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { region, type Settings } from '../../settings.ts'
import type { AccountFacts } from './findings.ts'

/** How long AWS may take to answer before it counts as out of reach, milliseconds. */
const patience = 5_000

/** Looks at the account that whoever runs this is signed in to. Never fails: what cannot be seen is said so. */
export async function inspectAccount({
  certificateArn,
}: Pick<Settings, 'certificateArn'>): Promise<AccountFacts> {
  const account = await seen(async () => {
    const { Account = '' } = await client(STSClient).send(new GetCallerIdentityCommand({}))
    return { id: Account }
  })
  if ('unseen' in account) return { account, bootstrap: account }
  const [bootstrap, certificate] = await Promise.all([
    seen(lookAtBootstrap),
    certificateArn === undefined ? undefined : seen(() => lookAtCertificate(certificateArn)),
  ])
  return { account, bootstrap, ...(certificate ? { certificate } : {}) }
}

async function lookAtBootstrap(): Promise<{ version: number }> {
  try {
    const { Stacks = [] } = await client(CloudFormationClient).send(
      new DescribeStacksCommand({ StackName: 'CDKToolkit' }),
    )
    const told = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')
    return { version: Number(told?.OutputValue ?? 0) }
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return { version: 0 }
    throw error
  }
}

async function lookAtCertificate(arn: string): Promise<{ status: string; names: string[] }> {
  const { Certificate } = await client(ACMClient).send(
    new DescribeCertificateCommand({ CertificateArn: arn }),
  )
  return {
    status: Certificate?.Status ?? 'unknown',
    names: [...new Set([Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])])],
  }
}

const client = <Client>(
  Kind: new (options: { region: string; maxAttempts: number; requestHandler: object }) => Client,
): Client =>
  new Kind({
    region,
    maxAttempts: 1,
    requestHandler: { connectionTimeout: patience, requestTimeout: patience, throwOnRequestTimeout: true },
  })

async function seen<Seen>(look: () => Promise<Seen>): Promise<Seen | { unseen: string }> {
  try {
    return await look()
  } catch (error) {
    return { unseen: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}
