export function OperationListPage() {
  return null;
}
