/** East of the date line the degrees go on growing instead of jumping to the other end of the map. */
export function flatOutline(outline: GeoJSON.Position[]): GeoJSON.Position[] {
  const crosses = outline.some(([x = 0], at) => Math.abs(x - (outline[at - 1]?.[0] ?? x)) > 180);
  if (!crosses) return outline;
  return outline.map(([x = 0, y = 0]) => [x < 0 ? x + 360 : x, y]);
}
