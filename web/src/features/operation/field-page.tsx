export function FieldPage() {
  return null;
}
