/** Objects of these types are stored twice (decision 60): compressed with brotli under their key, uncompressed under
 * `identityKeyOf` their key. */
export const isStoredEncoded = (key: string): boolean =>
  /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(key)

/** `blog/index.html` is `blog/index.identity.html`. The file ending stays, since a deploy guesses types by it. */
export const identityKeyOf = (key: string): string => key.replace(/(?=\.\w+$)/, '.identity')

/** The folders in a web build that a deploy copies: files compressed with brotli, and all others. */
export const deployedFolders = { encoded: '.encoded', plain: '.plain' } as const
