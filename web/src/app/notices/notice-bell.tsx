/** The bell: what concerns me, newest first. Live events of the server ring it; opening one reads it. */

import { Indicator, Popover, Switch, UnstyledButton } from "@mantine/core";
import type { Actor } from "@plimsoll/domain/access/actor";
import type { RowNamed } from "@plimsoll/domain/calls";
import { noticeText } from "@plimsoll/domain/register/notice-text";
import { Bell } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toastError } from "#app/error-text";
import { useDates } from "#i18n/formats";
import { sayCount } from "#i18n/say";
import { useLocale, useWords } from "#i18n/words-provider";
import { send } from "#rpc/client";
import { useCall, useList, useMutationCall } from "#rpc/hooks";
import { pageThrough, recordPath } from "../existing-pages.ts";
import { useActor } from "../session.tsx";
import shell from "../shell.module.css";
import classes from "./notices.module.css";

const NOTICES = { service: "session", type: "notification" } as const;
const SHOWN = 30;

type Notice = RowNamed<typeof NOTICES>;

const latest = { pagination: { page: 1, size: SHOWN }, order: [["created_at", "desc"]] } as const;
const unread = {
  conditions: [{ attribute: "read_at", operator: "null", value: true }],
  pagination: { page: 1, size: 1 },
} as const;

export function NoticeBell() {
  const words = useWords().app.notices;
  const [open, setOpen] = useState(false);
  const counted = useList(NOTICES, unread, { staleTime: 60_000 });
  const count = counted.data?.pagination?.total ?? 0;
  const label = count === 0 ? words.bell : `${words.bell}: ${sayCount(words.unread, count)}`;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={360} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className={shell.headerButton} aria-label={label} onClick={() => setOpen(!open)}>
          <Indicator
            display="flex"
            size={16}
            offset={2}
            disabled={count === 0}
            label={count > 99 ? "99+" : count}
            color="red"
          >
            <Bell size={18} aria-hidden />
          </Indicator>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={words.bell}>
        {open && <Notices hasUnread={count > 0} onLeave={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Notices({ hasUnread, onLeave }: { readonly hasUnread: boolean; readonly onLeave: () => void }) {
  const { app, notices } = useWords();
  const words = app.notices;
  const { locale } = useLocale();
  const dates = useDates();
  const navigate = useNavigate();
  const actor = useActor();
  const answer = useList(NOTICES, latest);
  const update = useMutationCall({ ...NOTICES, action: "update" });
  const readAll = useMutationCall({ ...NOTICES, action: "readall" });
  const found = answer.data?.attributes ?? [];
  const open = async (notice: Notice) => {
    const { record, record_id: id } = notice;
    if (notice.read_at === null) {
      const read = { id: notice.id, version: notice.version, read_at: new Date().toISOString() };
      update.run(read).catch(toastError);
    }
    const to =
      record && id ? (recordPath(record, id, actor) ?? (await pathOfRow(record, id, actor))) : undefined;
    if (to === undefined) return;
    onLeave();
    void navigate(`${to}${partOf(notice)}`);
  };
  return (
    <>
      <div className={classes.head}>
        <strong>{words.bell}</strong>
        {hasUnread && (
          <UnstyledButton className={classes.readAll} onClick={() => void readAll.run().catch(toastError)}>
            {words.readAll}
          </UnstyledButton>
        )}
      </div>
      {found.length === 0 && (
        <p className={classes.none}>{answer.isError ? words.failed : answer.isFetched && words.none}</p>
      )}
      <ul className={classes.list}>
        {found.map((notice) => (
          <li key={notice.id}>
            <UnstyledButton
              className={classes.notice}
              data-unread={notice.read_at === null}
              onClick={() => void open(notice).catch(toastError)}
            >
              <span>{noticeText(notice, notices, locale)}</span>
              <time className={classes.when} dateTime={notice.created_at}>
                {dates.moment(notice.created_at)}
              </time>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <DigestSwitch />
    </>
  );
}

/** What somebody was mentioned in is read where it was said. */
/** A row that is shown on the page of another, which only the row itself names. */
async function pathOfRow(type: string, id: string, actor: Actor): Promise<string | undefined> {
  const page = pageThrough(type, actor);
  if (!page) return undefined;
  const answer = await send({ service: page.service, type, action: "load", attributes: { id } });
  const other = (answer.attributes as Readonly<Record<string, unknown>>)[page.by];
  return typeof other === "string" ? page.pathOf(other) : undefined;
}

const partOf = ({ kind }: Notice): string => (kind === "mentioned" ? "?tab=comments" : "");

/** Whether what is not read comes by mail once a day. */
function DigestSwitch() {
  const words = useWords().app.notices;
  const session = { service: "session", type: "default" } as const;
  const asked = useCall({ ...session, action: "load" });
  const update = useMutationCall({ ...session, action: "update" });
  const digest = asked.data?.attributes.preferences.digest;
  if (digest === undefined) return null;
  return (
    <div className={classes.foot}>
      <Switch
        size="xs"
        label={words.digest}
        checked={digest}
        disabled={update.isBusy}
        onChange={({ currentTarget }) => void update.run({ digest: currentTarget.checked }).catch(toastError)}
      />
    </div>
  );
}
