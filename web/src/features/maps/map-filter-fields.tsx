/** The filters above a map and its list: both show what they leave. */
import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { type Choice, ChooseOne } from "#ui/choose";
import type { MapFilters } from "./map-filters.ts";
import classes from "./maps.module.css";

interface MapFilterFieldsProps {
  readonly filters: MapFilters;
  readonly onChange: (change: Partial<MapFilters>) => void;
  readonly labels: {
    readonly search: string;
    readonly customers: string;
    readonly products: string;
    readonly statuses?: string;
  };
  readonly customers: readonly Choice[];
  readonly products: readonly Choice[];
  readonly statuses?: readonly Choice[];
}

export function MapFilterFields(props: MapFilterFieldsProps) {
  const { filters, onChange, labels, customers, products, statuses } = props;
  const choose = (field: "status" | "customer" | "product", label: string, data: readonly Choice[]) => (
    <ChooseOne
      aria-label={label}
      placeholder={label}
      item={label}
      data={data}
      clearable
      value={data.some((one) => one.value === filters[field]) ? filters[field] : null}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <div className={classes.filters}>
      <TextInput
        aria-label={labels.search}
        placeholder={labels.search}
        leftSection={<Search size={16} aria-hidden />}
        value={filters.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      {labels.statuses !== undefined && statuses && choose("status", labels.statuses, statuses)}
      {choose("customer", labels.customers, customers)}
      {choose("product", labels.products, products)}
    </div>
  );
}
