/** Which tab is active: the one wanted if it may be, else the first that may; never two, and none only if all are off. */
export interface TabLink {
  readonly value: string;
  readonly disabled?: boolean;
}

export function activeTab(tabs: readonly TabLink[], wanted: string | undefined): string | undefined {
  const open = tabs.filter((tab) => tab.disabled !== true);
  return (open.find((tab) => tab.value === wanted) ?? open[0])?.value;
}
