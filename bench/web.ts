/** Start to ready on the embedded database, size of the first load, and time until login and list can be used. */
export async function measureWeb(): Promise<void> {
  // Filled in below.
}
