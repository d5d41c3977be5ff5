import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { cloudFrontRegion, type Settings } from '../../settings.ts'
import { awsClient, factOrError } from './awsClient.ts'
import type { AccountFacts } from './findings.ts'

/** Inspects the account of the current credentials. Never rejects: facts that AWS does not give have an error. */
export async function inspectAccount({
  certificateArn,
}: Pick<Settings, 'certificateArn'>): Promise<AccountFacts> {
  const account = await factOrError(async () => {
    const { Account = '' } = await awsClient(STSClient).send(new GetCallerIdentityCommand({}))
    return { id: Account }
  })
  if ('error' in account) return { account, bootstrap: account }
  const [bootstrap, certificate] = await Promise.all([
    factOrError(inspectBootstrap),
    certificateArn === undefined ? undefined : factOrError(() => inspectCertificate(certificateArn)),
  ])
  return { account, bootstrap, ...(certificate ? { certificate } : {}) }
}

async function inspectBootstrap(): Promise<{ version: number }> {
  try {
    const { Stacks = [] } = await awsClient(CloudFormationClient).send(
      new DescribeStacksCommand({ StackName: 'CDKToolkit' }),
    )
    const version = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'BootstrapVersion')
    return { version: Number(version?.OutputValue ?? 0) }
  } catch (error) {
    if (error instanceof Error && /does not exist/.test(error.message)) return { version: 0 }
    throw error
  }
}

async function inspectCertificate(arn: string): Promise<{ status: string; names: string[] }> {
  const { Certificate } = await awsClient(ACMClient, cloudFrontRegion).send(
    new DescribeCertificateCommand({ CertificateArn: arn }),
  )
  return {
    status: Certificate?.Status ?? 'unknown',
    names: [...new Set([Certificate?.DomainName ?? '', ...(Certificate?.SubjectAlternativeNames ?? [])])],
  }
}
