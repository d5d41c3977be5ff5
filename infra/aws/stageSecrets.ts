import { Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import type { StageVariables } from '#shared/api/stageVariables.ts'

/** Secrets of the API's stage (decision 19). The template contains references to them, of which it may have 60. */
export const stageSecrets = (scope: Construct): StageVariables => ({
  originSecret: generated(
    scope,
    'OriginSecret',
    'CloudFront sends it to the API, which refuses requests without it.',
  ),
  hashKey: generated(
    scope,
    'HashKey',
    'The key of pseudonyms in the log, device cookies and other signatures.',
  ),
})

function generated(scope: Construct, id: string, description: string): string {
  const secret = new Secret(scope, id, {
    description,
    // A stage variable may have letters, digits and few other characters.
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  })
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'A rotation between deploys would make the functions refuse what CloudFront sends.',
  })
  return secret.secretValue.unsafeUnwrap()
}
