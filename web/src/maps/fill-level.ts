/** Tenths that a marker is filled to: one as soon as anything is done, all ten when everything is. */
export function fillLevel(done: number, of: number): number {
  if (of <= 0 || done <= 0) return 0;
  return Math.min(10, Math.max(1, Math.floor((done / of) * 10)));
}
