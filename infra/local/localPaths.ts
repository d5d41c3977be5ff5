import path from 'node:path'

/** Where a local system keeps its cloud assembly and its data, in a folder such as `.local`. */
export const localPaths = (folder: string) => ({
  assembly: path.join(folder, 'cdk.out'),
  data: path.join(folder, 'data'),
})
