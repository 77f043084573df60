/** Tells open maps that ships have moved. Which ones, it does not say: who may see which is asked with the next list. */
import type { App } from "#app";

const POSITIONS = { service: "geoposition", type: "default" } as const;
/** Of no country and no customer. */
const NOBODYS = { country: null, customerId: null, companyId: null, userId: null } as const;

export function positionsMoved(app: Pick<App, "events">): void {
  const heardWith = { service: POSITIONS.service, role: POSITIONS.type, permission: "list" };
  app.events.publish({ ...POSITIONS, id: "", action: "post", version: 0, owner: NOBODYS, heardWith });
}
