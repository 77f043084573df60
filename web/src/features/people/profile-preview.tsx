/** 'Try as this profile': the menu that somebody with the rights in the form would find, before they are saved. */

import { Button, Modal } from "@mantine/core";
import type { Actor } from "@plimsoll/domain/access/actor";
import type { RowNamed } from "@plimsoll/domain/calls";
import type { Values } from "@plimsoll/domain/kernel/row-schema";
import { Eye } from "lucide-react";
import { useState } from "react";
import { menuEntries } from "#app/menu-entries";
import { RouteIcon } from "#app/route-icon";
import { useRouteWords } from "#app/route-words";
import { useWords } from "#i18n/words-provider";
import { useLoad } from "#rpc/hooks";
import { useFocusBack } from "#ui/focus-back";
import classes from "./people.module.css";

const COMPANIES = { service: "register", type: "company" } as const;
type Company = RowNamed<typeof COMPANIES>;

export function ProfilePreview({ values }: { readonly values: () => Values }) {
  const words = useWords().app.people;
  const [shown, setShown] = useState<Values>();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Eye size={16} aria-hidden />}
        onClick={() => setShown(values())}
      >
        {words.preview}
      </Button>
      {shown && <PreviewDialog values={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

function PreviewDialog({ values, onClose }: { readonly values: Values; readonly onClose: () => void }) {
  const { app } = useWords();
  const wordsOf = useRouteWords();
  useFocusBack();
  const companyId = typeof values.company_id === "string" ? values.company_id : undefined;
  const company = useLoad(COMPANIES, companyId).data?.attributes;
  const groups = company ? menuEntries(actorOf(values, company)) : [];
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={app.people.previewTitle}
      closeButtonProps={{ "aria-label": app.shell.close }}
    >
      <p className={classes.text}>{app.people.previewText}</p>
      {company && groups.length === 0 && <p className={classes.text}>{app.people.previewNone}</p>}
      {groups.map(({ section, cards }) => (
        <section key={section.name} className={classes.group}>
          <h3 className={classes.heading}>{wordsOf(section).title}</h3>
          <ul className={classes.cards}>
            {cards.map(({ entry }) => (
              <li key={entry.name}>
                <RouteIcon name={entry.icon} /> {wordsOf(entry).title}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Modal>
  );
}

interface GrantRow {
  readonly service: string;
  readonly role: string;
  readonly permissions: readonly string[];
}

/** Somebody with this profile and no other. */
function actorOf(values: Values, company: Company): Actor {
  const rows = (values.services ?? []) as GrantRow[];
  const services = [...new Set(rows.map((row) => row.service))].map((name) => ({
    name,
    types: rows
      .filter((row) => row.service === name)
      .map(({ role, permissions }) => ({ name: role, permissions })),
  }));
  const entity = {
    id: company.id,
    name: company.name,
    types: company.types,
    country: null,
    legacyId: company.legacy_id,
    customerId: company.customer_id,
  };
  return { userId: "", name: "", profiles: [{ entity, countries: [], services }] };
}
