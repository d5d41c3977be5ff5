export async function measure(file: string): Promise<number> {
  const began = performance.now()
  await import(file)
  return performance.now() - began
}
