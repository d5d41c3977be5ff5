import { CloudFrontClient, paginateListDistributions } from '@aws-sdk/client-cloudfront'
import { awsClient } from './awsClient.ts'
import type { Finding } from './finding.ts'

export interface AccountDistribution {
  id: string
  domainName: string
  aliases: readonly string[]
}

export type DistributionFacts = { distributions: readonly AccountDistribution[] } | { error: string }

export async function inspectDistributions(): Promise<{ distributions: AccountDistribution[] }> {
  const distributions: AccountDistribution[] = []
  const client = awsClient(CloudFrontClient)
  for await (const { DistributionList } of paginateListDistributions({ client }, {})) {
    for (const { Id = '', DomainName = '', Aliases } of DistributionList?.Items ?? [])
      distributions.push({ id: Id, domainName: DomainName, aliases: Aliases?.Items ?? [] })
  }
  return { distributions }
}

/** AWS has no request that says whether an account is verified: the first distribution shows it. */
export function distributionFinding(facts: DistributionFacts): Finding {
  if ('error' in facts) {
    return {
      level: 'unknown',
      message: `CloudFront's distributions could not be checked: ${facts.error}`,
    }
  }
  return facts.distributions.length > 0
    ? { level: 'ok', message: 'The account can create CloudFront distributions: it has one already.' }
    : {
        level: 'hint',
        message:
          'The account has no CloudFront distribution yet, and AWS verifies some new accounts first: if the deploy fails with "Your account must be verified", open a case with AWS Support (Account and billing), wait for the reply and deploy again.',
      }
}
