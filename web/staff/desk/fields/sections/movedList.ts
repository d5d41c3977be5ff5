export function movedBy<Entry>(list: readonly Entry[], index: number, places: number): Entry[] {
  const moved = list.toSpliced(index, 1)
  return moved.toSpliced(index + places, 0, ...list.slice(index, index + 1))
}
