import { region } from '../../settings.ts'

export const localAccount = {
  id: '111122223333',
  region,
  partition: 'aws',
  urlSuffix: 'amazonaws.com',
} as const

const { id, partition, urlSuffix } = localAccount

export const regionalArn = (service: string, resource: string) =>
  `arn:${partition}:${service}:${region}:${id}:${resource}`

export const bucketArn = (bucketName: string) => `arn:${partition}:s3:::${bucketName}`

export const globalArn = (service: string, resource: string) =>
  `arn:${partition}:${service}::${id}:${resource}`

export const bucketDomain = (bucketName: string) => `${bucketName}.s3.${region}.${urlSuffix}`

export const apiDomain = (apiId: string) => `${apiId}.execute-api.${region}.${urlSuffix}`
