import { Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/**
 * The value by which the API recognizes CloudFront (decision 29). CloudFormation puts it into the distribution and the
 * functions at the deploy, so the template holds only a reference.
 */
export function originSecret(scope: Construct): string {
  const secret = new Secret(scope, 'OriginSecret', {
    description: 'CloudFront sends it to the API, which refuses requests without it.',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  })
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions-SMG4',
    reason: 'A rotation between deploys would make the functions refuse what CloudFront sends.',
  })
  return secret.secretValue.unsafeUnwrap()
}
