/** The rows of a list where they lie; those without a place are named below the map. */
import { Skeleton } from "@mantine/core";
import { attributesOf } from "@plimsoll/domain/kernel/field/kinds";
import { MapPinOff } from "lucide-react";
import { useMemo } from "react";
import { say } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { MapView } from "#maps/map-view";
import { Card } from "#ui/card";
import { EmptyState } from "#ui/empty-state";
import { fieldsFor, placeFieldOf } from "./list-columns.ts";
import { firstFacts, type ListRow, rowTitle } from "./list-row.ts";
import { Coverage, useAllRows } from "./use-all-rows.tsx";
import type { ListView } from "./use-list-view.ts";
import type { Opening } from "./use-opening.ts";

const HEIGHT = 520;
const FACTS = 2;
const textOf = (value: unknown) => (typeof value === "string" ? value : null);

interface ListMapProps {
  readonly view: ListView;
  readonly opening: Opening;
}

export function ListMap({ view, opening }: ListMapProps) {
  const { model, labels, columns, drawn } = view;
  const words = useWords().app.record.list;
  const { locale } = useLocale();
  const place = placeFieldOf(model) ?? "";
  const all = useAllRows(view, fieldsFor(model, [...columns, place]));
  const rows = all.rows;
  const items = useMemo(() => {
    const field = model.definition.fields[place];
    const [latitude, longitude] = field ? attributesOf(place, field) : [];
    const facts = drawn.filter(({ name }) => ![place, model.definition.title, "active"].includes(name));
    return (rows ?? []).map((row: ListRow) => ({
      id: row.id,
      label: rowTitle(model, row, locale),
      detail: firstFacts(facts, row, FACTS)
        .map(({ text }) => text)
        .join(" · "),
      latitude: textOf(row[latitude?.name ?? ""]),
      longitude: textOf(row[longitude?.name ?? ""]),
    }));
  }, [rows, model, place, drawn, locale]);
  if (rows === undefined) return all.problem ?? <Skeleton height={HEIGHT} radius="md" />;
  const placed = items.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  if (placed.length === 0) {
    return (
      <Card>
        <EmptyState title={words.noPlaces} icon={MapPinOff} />
      </Card>
    );
  }
  return (
    <>
      <Coverage {...all} />
      <MapView
        label={say(words.rows, { items: labels.plural })}
        items={placed}
        height={HEIGHT}
        onSelect={(id) => opening.onOpen(id, false)}
      />
      {placed.length < items.length && <Coverage rows={placed} total={items.length} />}
    </>
  );
}
