/** Every record of the product. A new register adds one line here. */
import { Catalog } from "./kernel/record.ts";
import { city } from "./register/city.ts";
import { company } from "./register/company.ts";
import { country } from "./register/country.ts";
import { customer } from "./register/customer.ts";
import { port } from "./register/port.ts";
import { profile } from "./register/profile.ts";
import { savedView } from "./register/saved-view.ts";
import { state } from "./register/state.ts";
import { user } from "./register/user.ts";
import { workunit } from "./register/workunit.ts";

export const RECORDS = {
  country,
  state,
  city,
  port,
  company,
  customer,
  workunit,
  user,
  profile,
  saved_view: savedView,
} as const;

export type RecordKey = keyof typeof RECORDS;
export type RecordOf<K extends RecordKey> = (typeof RECORDS)[K];

export const catalog = new Catalog(RECORDS);
