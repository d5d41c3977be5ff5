/** A sentence that says why the name is not allowed. Undefined if it is allowed. */
export const usernameProblem = (username: string): string | undefined =>
  /^[a-z0-9][a-z0-9._@-]{1,63}$/.test(username)
    ? undefined
    : 'A username has 2 to 64 letters, digits, dots, dashes, underscores or @, and begins with a letter or digit.'
