/** Makes a value when it is first needed, for the life of the process: a client whose connections are reused. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
