/** The editor of rights: a table per service, roles down, permissions across. Nobody ticks what they lack themselves. */
import { Accordion, Alert, Button, Checkbox, TextInput, Tooltip } from "@mantine/core";
import { may } from "@plimsoll/domain/access/permission";
import { type GrantableRole, type GrantableService, grantable } from "@plimsoll/domain/grantable";
import type { ChildrenField } from "@plimsoll/domain/kernel/field/kinds";
import { fold } from "@plimsoll/domain/kernel/fold";
import { catalog } from "@plimsoll/domain/records";
import { PERMISSIONS } from "@plimsoll/domain/register/profile";
import { ROUTES } from "@plimsoll/domain/routes/index";
import { routeWords } from "@plimsoll/domain/routes/route-words";
import { ShieldCheck } from "lucide-react";
import { useMemo, useState } from "react";
import { useActor } from "#app/session";
import type { InputProps } from "#fields/field-screen";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { grantKey, grantsOf, withGrants } from "./grant-set.ts";
import classes from "./grants.module.css";

const SERVICES = grantable(catalog, ROUTES);

export function GrantsInput({ id, value, onChange, onBlur, labels, errors }: InputProps<ChildrenField>) {
  const words = useWords().app.people;
  const granted = useMemo(() => grantsOf(value), [value]);
  const [sought, setSought] = useState("");
  const [limited, setLimited] = useState(granted.size > 0);
  const set = (keys: readonly string[], on: boolean) => onChange(withGrants(value, keys, on));
  const [problem] = Object.values(errors);
  if (!limited && granted.size === 0) {
    return (
      <Alert
        id={id}
        color={problem === undefined ? "sea" : "red"}
        icon={<ShieldCheck size={18} aria-hidden />}
        title={words.everything}
      >
        <p className={classes.text}>{problem ?? words.everythingText}</p>
        <Button size="xs" variant="default" onClick={() => setLimited(true)}>
          {words.limit}
        </Button>
      </Alert>
    );
  }
  return (
    <fieldset id={id} className={classes.group} aria-label={labels.label} onBlur={onBlur}>
      <div className={classes.bar}>
        <TextInput
          size="xs"
          placeholder={words.find}
          aria-label={words.find}
          value={sought}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
        />
        <Button
          size="xs"
          variant="subtle"
          onClick={() => {
            onChange([]);
            setLimited(false);
          }}
        >
          {words.noService}
        </Button>
      </div>
      {problem !== undefined && <p className={classes.problem}>{problem}</p>}
      <Accordion multiple variant="separated" defaultValue={openAtFirst(granted)} chevronPosition="left">
        {SERVICES.map((service) => (
          <ServiceTable
            key={service.service}
            service={service}
            granted={granted}
            sought={sought}
            onSet={set}
          />
        ))}
      </Accordion>
    </fieldset>
  );
}

const openAtFirst = (granted: ReadonlySet<string>): string[] =>
  [...new Set([...granted].map((key) => key.split("/")[0] ?? ""))].slice(0, 1);

type Set_ = (keys: readonly string[], on: boolean) => void;

function useRoleName() {
  const words = useWords();
  const records: Readonly<Record<string, { readonly plural: string }>> = words.records;
  return (service: string, { role, words: page }: GrantableRole): string => {
    const own = catalog.find(role)?.service === service ? records[role]?.plural : undefined;
    return own ?? (page && routeWords({ words: page }, words).title) ?? role;
  };
}

interface ServiceTableProps {
  readonly service: GrantableService;
  readonly granted: ReadonlySet<string>;
  readonly sought: string;
  readonly onSet: Set_;
}

function ServiceTable({ service: { service, roles }, granted, sought, onSet }: ServiceTableProps) {
  const words = useWords();
  const nameOf = useRoleName();
  const services: Readonly<Record<string, string>> = words.app.people.services;
  const permissions: Readonly<Record<string, string>> =
    words.records.profile.children.services.choices.permissions;
  const label = services[service] ?? service;
  const shown = roles.filter((role) => fold(nameOf(service, role)).includes(fold(sought)));
  const keys = roles.flatMap(({ role, permissions: own }) => own.map((one) => grantKey(service, role, one)));
  const count = keys.filter((key) => granted.has(key)).length;
  const across = PERMISSIONS.filter((one) => roles.some((role) => role.permissions.includes(one)));
  if (shown.length === 0) return null;
  return (
    <Accordion.Item value={service}>
      <Accordion.Control>
        <span className={classes.service}>
          {label}
          <span className={classes.count} data-some={count > 0}>
            {say(words.app.people.granted, { count, total: keys.length })}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{words.app.people.role}</th>
                {across.map((one) => (
                  <th key={one} scope="col">
                    {permissions[one]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((role) => (
                <RoleLine
                  key={role.role}
                  service={service}
                  role={role}
                  name={nameOf(service, role)}
                  across={across}
                  granted={granted}
                  onSet={onSet}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}

interface RoleLineProps {
  readonly service: string;
  readonly role: GrantableRole;
  readonly name: string;
  readonly across: readonly string[];
  readonly granted: ReadonlySet<string>;
  readonly onSet: Set_;
}

function RoleLine({ service, role, name, across, granted, onSet }: RoleLineProps) {
  const words = useWords();
  const actor = useActor();
  const permissions: Readonly<Record<string, string>> =
    words.records.profile.children.services.choices.permissions;
  const mayGrant = (permission: string) =>
    actor !== undefined && may(actor, { service, role: role.role, permission });
  const own = role.permissions.filter(mayGrant).map((one) => grantKey(service, role.role, one));
  const count = own.filter((key) => granted.has(key)).length;
  return (
    <tr>
      <th scope="row">
        <Checkbox
          size="xs"
          label={name}
          aria-label={say(words.app.people.all, { item: name })}
          checked={own.length > 0 && count === own.length}
          indeterminate={count > 0 && count < own.length}
          disabled={own.length === 0}
          onChange={({ currentTarget }) => onSet(own, currentTarget.checked)}
        />
      </th>
      {across.map((permission) => {
        if (!role.permissions.includes(permission)) return <td key={permission} />;
        const key = grantKey(service, role.role, permission);
        const label = say(words.app.people.cell, {
          permission: permissions[permission] ?? permission,
          role: name,
        });
        const box = (
          <Checkbox
            size="xs"
            aria-label={label}
            checked={granted.has(key)}
            disabled={!mayGrant(permission)}
            onChange={({ currentTarget }) => onSet([key], currentTarget.checked)}
          />
        );
        return (
          <td key={permission}>
            {mayGrant(permission) ? (
              box
            ) : (
              <Tooltip label={words.app.people.beyond}>
                <span>{box}</span>
              </Tooltip>
            )}
          </td>
        );
      })}
    </tr>
  );
}
