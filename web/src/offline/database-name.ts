/** Apart from the database itself, so that signing out needs no more than the name. */
const PREFIX = "plimsoll-field-";

export function databaseName(userId: string): string {
  return `${PREFIX}${userId}`;
}

/** Removes everything that this device keeps of a person's field work. */
export function removeFieldDatabase(userId: string): Promise<void> {
  if (typeof indexedDB === "undefined") return Promise.resolve();
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(databaseName(userId));
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}
