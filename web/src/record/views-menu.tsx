/** The person's own views of this list: open, keep, rename, delete, open first. */
import { Button, Menu } from "@mantine/core";
import { ChevronDown, House, Inbox, Pencil, Plus, RefreshCw, Star, Trash2, Users } from "lucide-react";
import { toastError } from "#app/error-text";
import { say } from "#i18n/say";
import { useWords } from "#i18n/words-provider";
import { useConfirmation } from "#ui/confirm-dialog";
import { EMPTY_LIST_QUERY } from "./list-query.ts";
import classes from "./record-list.module.css";
import { addressOf, contentOf, isChanged, type SavedView, type SavedViews } from "./saved-views.ts";
import type { ListView } from "./use-list-view.ts";

interface ViewsMenuProps {
  readonly view: ListView;
  readonly saved: SavedViews;
  readonly onSaveAs: () => void;
  readonly onRename: (view: SavedView) => void;
}

export function ViewsMenu({ view, saved, onSaveAs, onRename }: ViewsMenuProps) {
  const { model, labels, query, go, columns } = view;
  const words = useWords().app.record.views;
  const { ask, element } = useConfirmation();
  const current = saved.views.find((one) => one.id === query.view);
  const shown =
    (current ?? saved.team.find((one) => one.id === query.view))?.name ??
    view.presets.find((one) => one.key === query.preset)?.label;
  const changed = current !== undefined && isChanged(model, current, query, columns);
  const doing = (action: Promise<unknown>) => void action.catch(toastError);
  const remove = async (one: SavedView) => {
    const question = {
      title: say(words.removeTitle, { name: one.name }),
      yes: words.removeYes,
      danger: true,
    };
    if (!(await ask(question))) return;
    await saved.drop(one);
    go({ view: null });
  };
  return (
    <>
      {element}
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            {...(shown ? {} : { className: classes.iconWhereNarrow })}
            leftSection={<Star size={15} aria-hidden />}
            rightSection={<ChevronDown size={15} aria-hidden />}
            aria-label={shown ? `${words.menu}: ${shown}` : words.menu}
          >
            {shown ? (
              `${shown}${changed ? " *" : ""}`
            ) : (
              <span className={classes.wideOnly}>{words.menu}</span>
            )}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            onClick={() => go({ ...EMPTY_LIST_QUERY, shown: query.shown })}
            leftSection={<House size={15} aria-hidden />}
          >
            {say(words.standard, { items: labels.plural })}
          </Menu.Item>
          <Presets view={view} />
          {saved.views.map((one) => (
            <Menu.Item
              key={one.id}
              leftSection={<Star size={15} aria-hidden fill={one.standard ? "currentColor" : "none"} />}
              aria-current={one.id === current?.id ? "true" : undefined}
              fw={one.id === current?.id ? 600 : undefined}
              onClick={() => go(addressOf(model, one))}
            >
              {one.standard ? `${one.name} (${words.opensFirst})` : one.name}
            </Menu.Item>
          ))}
          {saved.views.length === 0 && <Menu.Label>{words.none}</Menu.Label>}
          <TeamViews view={view} team={saved.team} />
          <Menu.Divider />
          <Menu.Item leftSection={<Plus size={15} aria-hidden />} onClick={onSaveAs}>
            {words.save}
          </Menu.Item>
          {current && (
            <CurrentView
              current={current}
              changed={changed}
              onUpdate={() => doing(saved.change(current, contentOf(query, columns)))}
              onRename={() => onRename(current)}
              onShare={() => doing(saved.change(current, { team: !current.team }))}
              onOpenFirst={() => doing(saved.openFirst(current, !current.standard))}
              onRemove={() => doing(remove(current))}
            />
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** What the server knows how to look for; before the person's own, because everybody has them. */
function Presets({ view: { presets, query, go } }: { readonly view: ListView }) {
  const words = useWords().app.record.views;
  if (presets.length === 0) return null;
  return (
    <>
      <Menu.Label>{words.presets}</Menu.Label>
      {presets.map(({ key, label }) => (
        <Menu.Item
          key={key}
          leftSection={<Inbox size={15} aria-hidden />}
          aria-current={key === query.preset ? "true" : undefined}
          fw={key === query.preset ? 600 : undefined}
          onClick={() => go({ ...EMPTY_LIST_QUERY, preset: key, shown: "rows" })}
        >
          {label}
        </Menu.Item>
      ))}
      <Menu.Label>{words.menu}</Menu.Label>
    </>
  );
}

interface TeamViewsProps {
  readonly view: ListView;
  readonly team: SavedViews["team"];
}

/** What colleagues share; theirs to change. */
function TeamViews({ view: { model, query, go }, team }: TeamViewsProps) {
  const words = useWords().app.record.views;
  if (team.length === 0) return null;
  return (
    <>
      <Menu.Label>{words.team}</Menu.Label>
      {team.map((one) => (
        <Menu.Item
          key={one.id}
          leftSection={<Users size={15} aria-hidden />}
          aria-current={one.id === query.view ? "true" : undefined}
          fw={one.id === query.view ? 600 : undefined}
          onClick={() => go(addressOf(model, one))}
        >
          {one.name} <span className={classes.quiet}>{say(words.by, { name: one.owner.name })}</span>
        </Menu.Item>
      ))}
    </>
  );
}

interface CurrentViewProps {
  readonly current: SavedView;
  readonly changed: boolean;
  readonly onUpdate: () => void;
  readonly onRename: () => void;
  readonly onShare: () => void;
  readonly onOpenFirst: () => void;
  readonly onRemove: () => void;
}

/** What can be done with the view that is open. */
function CurrentView({
  current,
  changed,
  onUpdate,
  onRename,
  onShare,
  onOpenFirst,
  onRemove,
}: CurrentViewProps) {
  const words = useWords().app.record.views;
  const { name, standard, team } = current;
  return (
    <>
      {changed && (
        <Menu.Item leftSection={<RefreshCw size={15} aria-hidden />} onClick={onUpdate}>
          {say(words.update, { name })}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<Pencil size={15} aria-hidden />} onClick={onRename}>
        {say(words.rename, { name })}
      </Menu.Item>
      <Menu.Item leftSection={<House size={15} aria-hidden />} onClick={onOpenFirst}>
        {say(standard ? words.dontOpenFirst : words.openFirst, { name })}
      </Menu.Item>
      <Menu.Item leftSection={<Users size={15} aria-hidden />} onClick={onShare}>
        {say(team ? words.unshare : words.share, { name })}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<Trash2 size={15} aria-hidden />} onClick={onRemove}>
        {say(words.remove, { name })}
      </Menu.Item>
    </>
  );
}
