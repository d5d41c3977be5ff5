/** Creates a value on first use and keeps it while the process lives, such as a client that reuses connections. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
